/** Baseline: the smallest page that Next and React can make. */
export default function BarePage() {
  return <main>bare</main>
}
