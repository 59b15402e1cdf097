/** Returns the `index`-th number of the Halton sequence of a prime: evenly spread from 0 to 1. */
export function halton(index: number, prime: number): number {
  let [share, sum, rest] = [1, 0, index]
  while (rest > 0) {
    share /= prime
    sum += share * (rest % prime)
    rest = Math.floor(rest / prime)
  }
  return sum
}

/**
 * Returns a point on a sky dome of 4 m radius around the bike; `low` is how far down it reaches, and 1 is the
 * horizon.
 */
export function skyDirection(
  index: number,
  [first, second]: readonly [number, number],
  low: number,
): [number, number, number] {
  const high = Math.sqrt(1 - halton(index, first) * low)
  const round = halton(index, second) * Math.PI * 2
  const flat = Math.sqrt(1 - high * high)
  return [4 * flat * Math.cos(round), 0.45 + 4 * high, 4 * flat * Math.sin(round)]
}
