/** The smallest page that Next and React can make: the floor under every first load. */
export default function BarePage() {
  return <main>bare</main>
}
