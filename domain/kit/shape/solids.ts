import type { Mesh, Vector } from './mesh'
import { add, cross, minus, scaled, skin, unit } from './mesh'

type Size = readonly [wide: number, high: number]

interface Section {
  center: Vector
  along: Vector
  half: Size
  corners: number
}

/** Uses the bike's sideways axis, unless a tube runs along it, so that sections never twist. */
function ring({ center, along, half, corners }: Section): Vector[] {
  const seed: Vector = Math.abs(along[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1]
  const up = unit(cross(along, seed))
  const side = cross(up, along)
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners
    return add(
      center,
      add(scaled(side, half[0] * Math.cos(angle)), scaled(up, half[1] * Math.sin(angle))),
    )
  })
}

/** Creates a tube through points, with half widths and heights for each point, or one pair for all. */
export function tubeAlong(points: readonly Vector[], half: readonly Size[], corners = 16): Mesh {
  const last = points.length - 1
  const pick = (index: number) => points[Math.min(last, Math.max(0, index))] ?? [0, 0, 0]
  const rings = points.map((center, index) =>
    ring({
      center,
      along: unit(minus(pick(index + 1), pick(index - 1))),
      half: half[index] ?? half[0] ?? [1, 1],
      corners,
    }),
  )
  return skin(rings, 'lids')
}

export const rod = (from: Vector, to: Vector, radius: number, corners = 12): Mesh =>
  tubeAlong([from, to], [[radius, radius]], corners)

/** Creates a closed band, such as a chain. */
export function loop(points: readonly Vector[], half: Size): Mesh {
  const pick = (index: number) => points[(index + points.length) % points.length] ?? [0, 0, 0]
  const rings = points.map((center, index) =>
    ring({ center, along: unit(minus(pick(index + 1), pick(index - 1))), half, corners: 8 }),
  )
  return skin(rings, 'round')
}

/** Revolves a closed outline of [radius, sideways] around the bike's sideways axis through a point. */
export function revolved(center: Vector, outline: readonly Size[], steps = 64): Mesh {
  const rings = Array.from({ length: steps }, (_, index) => {
    const angle = (2 * Math.PI * index) / steps
    return outline.map(([radius, z]) =>
      add(center, [radius * Math.cos(angle), radius * Math.sin(angle), z]),
    )
  })
  return skin(rings, 'round')
}

/** Creates a disc with a hole, parallel to the wheels. */
export const washer = (center: Vector, radii: Size, thick: number): Mesh =>
  revolved(center, [
    [radii[0], -thick / 2],
    [radii[1], -thick / 2],
    [radii[1], thick / 2],
    [radii[0], thick / 2],
  ])

export function box(center: Vector, size: Vector): Mesh {
  const [x, y, z] = scaled(size, 0.5)
  const side = (at: number): Vector[] => [
    add(center, [-x, -y, at]),
    add(center, [x, -y, at]),
    add(center, [x, y, at]),
    add(center, [-x, y, at]),
  ]
  return skin([side(-z), side(z)], 'lids')
}
