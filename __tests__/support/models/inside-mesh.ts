import type { Mesh } from '@/domain/kit/shape/mesh'

/** Cell size of the grid that finds the triangles above a point, in mm. */
const CELL = 6

type Spot = readonly [x: number, y: number, z: number]

/** Returns a test whether a point is inside a closed surface, by ray casting (odd crossings). */
export function insideOf({ positions, triangles }: Mesh): (spot: Spot) => boolean {
  const cells = new Map<string, number[]>()
  const corner = (index: number, axis: number) => positions[index * 3 + axis] ?? 0
  const cellOf = (value: number) => Math.floor(value / CELL)
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [0, 1, 2].map((one) => triangles[at + one] ?? 0)
    const [xs, ys] = [0, 1].map((axis) => corners.map((index) => corner(index, axis)))
    const [left, right] = [Math.min(...(xs ?? [])), Math.max(...(xs ?? []))].map(cellOf)
    const [low, high] = [Math.min(...(ys ?? [])), Math.max(...(ys ?? []))].map(cellOf)
    for (let x = left ?? 0; x <= (right ?? 0); x++)
      for (let y = low ?? 0; y <= (high ?? 0); y++) {
        const key = `${x} ${y}`
        const cell = cells.get(key)
        if (cell) cell.push(at)
        else cells.set(key, [at])
      }
  }
  return ([px, py, pz]) => {
    // Slightly offset, because a ray through a corner would count twice.
    const [x, y] = [px + 1.7e-4, py + 2.3e-4]
    let crossed = 0
    for (const at of cells.get(`${cellOf(x)} ${cellOf(y)}`) ?? []) {
      const [a, b, c] = [0, 1, 2].map((one) => triangles[at + one] ?? 0) as [number, number, number]
      const [ax, ay, bx, by] = [corner(a, 0), corner(a, 1), corner(b, 0), corner(b, 1)]
      const [cx, cy] = [corner(c, 0), corner(c, 1)]
      const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
      if (whole === 0) continue
      const u = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / whole
      const v = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / whole
      const w = 1 - u - v
      if (u < 0 || v < 0 || w < 0) continue
      if (u * corner(a, 2) + v * corner(b, 2) + w * corner(c, 2) > pz) crossed++
    }
    return crossed % 2 === 1
  }
}
