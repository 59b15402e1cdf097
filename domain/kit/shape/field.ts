import type { Field, Size, Vector } from './mesh'
import { minus, unit } from './mesh'
import { tubeField } from './tube-field'

type Point2 = readonly [x: number, y: number]

/** Returns the smooth minimum of two distances; surfaces blend where they differ by less than `blend` mm. */
export function softMin(a: number, b: number, blend: number): number {
  const share = Math.max(blend - Math.abs(a - b), 0) / blend
  return Math.min(a, b) - share * share * blend * 0.25
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Combines the distances to two walls that meet in an edge. */
function rounded(out: number, past: number): number {
  const [a, b] = [Math.max(out, 0), Math.max(past, 0)]
  return Math.min(Math.max(out, past), 0) + Math.sqrt(a * a + b * b)
}

interface Cylinder {
  from: Vector
  to: Vector
  radius: number
  round: number
}

export function cylinder({ from, to, radius, round }: Cylinder): Field {
  const axis = minus(to, from)
  const length = Math.hypot(...axis)
  const along = unit(axis)
  return (x, y, z) => {
    const [px, py, pz] = [x - from[0], y - from[1], z - from[2]]
    const at = px * along[0] + py * along[1] + pz * along[2]
    const [ox, oy, oz] = [px - along[0] * at, py - along[1] * at, pz - along[2] * at]
    const out = Math.sqrt(ox * ox + oy * oy + oz * oz) - radius + round
    return rounded(out, Math.max(-at, at - length) + round) - round
  }
}

interface Slab {
  /** Corners of the outline in order, seen from the side. */
  outline: readonly Point2[]
  /** Half of the plate's width across the bike. */
  half: number
  round: number
}

/** Creates a plate with any outline in the plane of the wheels. */
export function slab({ outline, half, round }: Slab): Field {
  return (x, y, z) => {
    const out = toOutline(outline, x, y) + round
    return rounded(out, Math.abs(z) - half + round) - round
  }
}

function toOutline(outline: readonly Point2[], x: number, y: number): number {
  let nearest = Infinity
  let inside = false
  let before = outline.at(-1) ?? [0, 0]
  for (const corner of outline) {
    const [ex, ey] = [corner[0] - before[0], corner[1] - before[1]]
    const [px, py] = [x - before[0], y - before[1]]
    const share = clamp((px * ex + py * ey) / (ex * ex + ey * ey), 0, 1)
    nearest = Math.min(nearest, (px - ex * share) ** 2 + (py - ey * share) ** 2)
    const crosses = before[1] > y !== corner[1] > y
    if (crosses && x < (ex * py) / ey + before[0]) inside = !inside
    before = corner
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share
const mixed = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
]

export function smoothLine(points: readonly Vector[], count: number): Vector[] {
  const last = points.length - 1
  const pick = (index: number) => points[clamp(index, 0, last)] ?? [0, 0, 0]
  const fine = Array.from({ length: last * 16 + 1 }, (_, step) => {
    const index = Math.min(last - 1, Math.floor(step / 16))
    const four = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)] as const
    return [0, 1, 2].map((axis) =>
      spline(
        four.map((one) => one[axis] ?? 0),
        step / 16 - index,
      ),
    ) as unknown as Vector
  })
  const lengths = [0]
  fine.slice(1).forEach((point, index) => {
    lengths.push((lengths[index] ?? 0) + Math.hypot(...minus(point, fine[index] ?? point)))
  })
  const whole = lengths.at(-1) ?? 0
  let at = 0
  return Array.from({ length: count }, (_, index) => {
    const requested = (whole * index) / (count - 1)
    while (at < fine.length - 2 && (lengths[at + 1] ?? 0) < requested) at += 1
    const [a, b] = [lengths[at] ?? 0, lengths[at + 1] ?? 0]
    const share = b > a ? clamp((requested - a) / (b - a), 0, 1) : 0
    return mixed(fine[at] ?? [0, 0, 0], fine[at + 1] ?? [0, 0, 0], share)
  })
}

function spline(four: readonly number[], t: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = four
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

export function smoothSizes(sizes: readonly Size[], count: number): Size[] {
  const last = sizes.length - 1
  const pick = (index: number) => sizes[clamp(index, 0, last)] ?? [1, 1]
  return Array.from({ length: count }, (_, step) => {
    if (last === 0) return pick(0)
    const at = (step / (count - 1)) * last
    const index = Math.min(last - 1, Math.floor(at))
    const value = (axis: 0 | 1) =>
      spline(
        [-1, 0, 1, 2].map((offset) => pick(index + offset)[axis]),
        at - index,
      )
    return [value(0), value(1)]
  })
}

/** Creates a tube through a few points; the sizes are spread evenly along it. */
export const bentTube = (points: readonly Vector[], sizes: readonly Size[], corner = 2.6): Field =>
  tubeField({ points: smoothLine(points, 24), half: smoothSizes(sizes, 24), corner })

export const onBothSides =
  (field: Field): Field =>
  (x, y, z) =>
    field(x, y, Math.abs(z))

/** Moves and rotates a field that was modeled around the origin, with x ahead and y up. */
export const placed = (field: Field, origin: Vector, ahead: Vector): Field => {
  const up: Vector = [-ahead[1], ahead[0], 0]
  return (x, y, z) => {
    const [px, py, pz] = [x - origin[0], y - origin[1], z - origin[2]]
    const along = px * ahead[0] + py * ahead[1] + pz * ahead[2]
    return field(along, px * up[0] + py * up[1] + pz * up[2], pz)
  }
}
