import { FLOOR, LAMP } from './lighting'
import { projection, rasterize } from './rasterizer'
import type { Scene } from './scene'
import { floorLight } from './sky'

/** Distance of the nine points whose mean softens the shadow, as a share of the floor. */
const SOFTNESS = 0.0018

/**
 * Share of the sky that the bike hides from each point of the floor (`FLOOR`), row by row from the back. It is the
 * same for all colors, views and stages.
 */
export type FloorShadow = Float32Array

/**
 * @param directions number of lamp positions whose mean is the sky
 * @param first index of the first one; the mean of shadows of consecutive positions is the shadow of all of them
 */
export function floorShadow(
  { positions, triangles }: Scene,
  directions: number,
  first = 1,
): FloorShadow {
  const { wide, deep, width, height } = FLOOR
  const ground = projection(positions.length / 3)
  // The round in which each point was last in the shadow.
  const depth = new Float32Array(width * height)
  const sums = new Float32Array(width * height)
  for (let round = first; round < first + directions; round++) {
    const [lampX, lampY, lampZ] = floorLight(round)
    const [slopeX, slopeZ] = [lampX / (lampY - LAMP.target[1]), lampZ / (lampY - LAMP.target[1])]
    for (let vertex = 0, at = 0; vertex < ground.x.length; vertex++, at += 3) {
      const above = positions[at + 1] ?? 0
      ground.x[vertex] = (((positions[at] ?? 0) - above * slopeX) / wide + 0.5) * width
      ground.y[vertex] = (((positions[at + 2] ?? 0) - above * slopeZ) / deep + 0.5) * height
    }
    ground.near.fill(round)
    // Surfaces are closed, so that one side is enough.
    rasterize(triangles, ground, { width, height, depth }, 'front')
    for (let at = 0; at < sums.length; at++)
      if (depth[at] === round) sums[at] = (sums[at] ?? 0) + 1 / directions
  }
  return softened(sums)
}

function softened(sums: Float32Array): FloorShadow {
  const { width, height } = FLOOR
  const [reachX, reachY] = [SOFTNESS * width, SOFTNESS * height].map(Math.round) as [number, number]
  const soft = new Float32Array(sums.length)
  for (let y = reachY; y < height - reachY; y++)
    for (let x = reachX; x < width - reachX; x++) {
      let sum = 0
      for (let row = -1; row <= 1; row++)
        for (let column = -1; column <= 1; column++)
          sum += sums[(y + row * reachY) * width + x + column * reachX] ?? 0
      soft[y * width + x] = sum / 9
    }
  return soft
}

/** Interpolates a shadow at a point of the floor in meters. */
export function shadowAt(shadow: FloorShadow, x: number, z: number): number {
  const { wide, deep, width, height } = FLOOR
  const [u, v] = [(x / wide + 0.5) * width - 0.5, (z / deep + 0.5) * height - 0.5]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return 0
  const [right, bottom] = [u - column, v - row]
  const at = row * width + column
  const top = (shadow[at] ?? 0) * (1 - right) + (shadow[at + 1] ?? 0) * right
  const next = at + width
  const under = (shadow[next] ?? 0) * (1 - right) + (shadow[next + 1] ?? 0) * right
  return top * (1 - bottom) + under * bottom
}
