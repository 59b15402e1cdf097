import type { Mesh } from '@/domain/kit/shape/mesh'

/** Cell size of the grid that finds the triangles above a point, in mm. */
const CELL = 6

const cellOf = (value: number) => Math.floor(value / CELL)
const keyOf = (x: number, y: number) => x * 65_536 + y

/** Returns a test whether a point is inside a closed surface, by ray casting (odd crossings). */
export function insideOf({ positions, triangles }: Mesh) {
  const cells = new Map<number, number[]>()
  const corner = (index: number, axis: number) => positions[(triangles[index] ?? 0) * 3 + axis] ?? 0
  for (let at = 0; at < triangles.length; at += 3) {
    const [ax, bx, cx] = [corner(at, 0), corner(at + 1, 0), corner(at + 2, 0)]
    const [ay, by, cy] = [corner(at, 1), corner(at + 1, 1), corner(at + 2, 1)]
    const [right, high] = [cellOf(Math.max(ax, bx, cx)), cellOf(Math.max(ay, by, cy))]
    for (let x = cellOf(Math.min(ax, bx, cx)); x <= right; x++)
      for (let y = cellOf(Math.min(ay, by, cy)); y <= high; y++) {
        const cell = cells.get(keyOf(x, y))
        if (cell) cell.push(at)
        else cells.set(keyOf(x, y), [at])
      }
  }
  return (px: number, py: number, pz: number): boolean => {
    // Slightly offset, because a ray through a corner would count twice.
    const [x, y] = [px + 1.7e-4, py + 2.3e-4]
    let crossed = 0
    for (const at of cells.get(keyOf(cellOf(x), cellOf(y))) ?? []) {
      const [ax, bx, cx] = [corner(at, 0), corner(at + 1, 0), corner(at + 2, 0)]
      const [ay, by, cy] = [corner(at, 1), corner(at + 1, 1), corner(at + 2, 1)]
      const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
      if (whole === 0) continue
      const u = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / whole
      const v = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / whole
      const w = 1 - u - v
      if (u < 0 || v < 0 || w < 0) continue
      if (u * corner(at, 2) + v * corner(at + 1, 2) + w * corner(at + 2, 2) > pz) crossed++
    }
    return crossed % 2 === 1
  }
}
