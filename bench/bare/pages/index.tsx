export default function BarePage() {
  return <main>bare</main>
}
