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

type Position = [x: number, y: number, z: number]

/**
 * Returns a point on a sky dome of 4 m radius around the bike; `low` is how far down it reaches, and 1 is the
 * horizon.
 */
function skyPoint(
  index: number,
  [first, second]: readonly [number, number],
  low: number,
): Position {
  const high = Math.sqrt(1 - halton(index, first) * low)
  const round = halton(index, second) * Math.PI * 2
  const flat = Math.sqrt(1 - high * high)
  return [4 * flat * Math.cos(round), 0.45 + 4 * high, 4 * flat * Math.sin(round)]
}

/** Position of the key lamp in the `index`-th sample of a picture, in meters. */
export const keyLight = (index: number): Position => [
  (halton(index, 2) - 0.5) * 3.2,
  4.2,
  1.9 + (halton(index, 3) - 0.5) * 1.6,
]

/** Position of the sky lamp in the `index`-th sample of a picture, in meters. */
export const skyLight = (index: number): Position => skyPoint(index, [5, 7], 0.84)

/** Position of the lamp for the `index`-th direction of the floor shadow, in meters. */
export const floorLight = (index: number): Position => skyPoint(index, [2, 3], 0.9)
