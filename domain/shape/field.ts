import type { Vector } from './mesh'
import { cross, dot, minus, scaled, unit } from './mesh'

/** How far a point in mm is from a surface, negative inside. Where parts are far it may be less than the truth. */
export type Field = (x: number, y: number, z: number) => number

type Size = readonly [wide: number, high: number]
type Flat = readonly [x: number, y: number]

/** The smaller of two distances; where they differ by less than `blend` mm, surfaces flow into each other. */
export function softMin(a: number, b: number, blend: number): number {
  const share = Math.max(blend - Math.abs(a - b), 0) / blend
  return Math.min(a, b) - share * share * blend * 0.25
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

interface Cylinder {
  from: Vector
  to: Vector
  radius: number
  /** Of its edges. */
  round: number
}

export function cylinder({ from, to, radius, round }: Cylinder): Field {
  const axis = minus(to, from)
  const length = Math.hypot(...axis)
  const along = unit(axis)
  return (x, y, z) => {
    const point: Vector = [x - from[0], y - from[1], z - from[2]]
    const at = dot(point, along)
    const out = Math.hypot(...minus(point, scaled(along, at))) - radius + round
    const past = Math.max(-at, at - length) + round
    return (
      Math.min(Math.max(out, past), 0) + Math.hypot(Math.max(out, 0), Math.max(past, 0)) - round
    )
  }
}

interface Slab {
  /** Corners beside each other, seen from the side. */
  outline: readonly Flat[]
  /** Half of its width across the bike. */
  half: number
  round: number
}

/** A plate of any outline, standing in the plane of the wheels. */
export function slab({ outline, half, round }: Slab): Field {
  return (x, y, z) => {
    const out = toOutline(outline, x, y) + round
    const past = Math.abs(z) - half + round
    return (
      Math.min(Math.max(out, past), 0) + Math.hypot(Math.max(out, 0), Math.max(past, 0)) - round
    )
  }
}

function toOutline(outline: readonly Flat[], x: number, y: number): number {
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

interface TubeOf {
  points: readonly Vector[]
  /** Half width and half height at each point. */
  half: readonly Size[]
  /** 2 is an ellipse; with more its section becomes a rounded box. */
  corner?: number
}

interface Station {
  center: Vector
  along: Vector
  side: Vector
  up: Vector
  half: Size
}

/** Farther than this, distances to a tube's box will do, in mm. */
const FAR = 45

/** A tube through points; it ends as round as it is thin. */
export function tubeField({ points, half, corner = 2.6 }: TubeOf): Field {
  const stations = stationsOf(points, half)
  const box = boxAround(stations)
  return (x, y, z) => {
    const away = box(x, y, z)
    if (away > FAR) return away + 4
    return toTube(stations, [x, y, z], corner)
  }
}

function stationsOf(points: readonly Vector[], half: readonly Size[]): Station[] {
  const last = points.length - 1
  return points.map((center, index) => {
    const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(last, index + 1)]]
    const along = unit(minus(after ?? center, before ?? center))
    const seed: Vector = Math.abs(along[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1]
    const side = unit(minus(seed, scaled(along, dot(seed, along))))
    return { center, along, side, up: cross(side, along), half: half[index] ?? half[0] ?? [1, 1] }
  })
}

function boxAround(stations: readonly Station[]): Field {
  const reach = (axis: 0 | 1 | 2, sign: 1 | -1) =>
    Math.max(...stations.map(({ center, half }) => sign * center[axis] + Math.max(...half)))
  const [x1, y1, z1] = [reach(0, 1), reach(1, 1), reach(2, 1)]
  const [x0, y0, z0] = [-reach(0, -1), -reach(1, -1), -reach(2, -1)]
  return (x, y, z) =>
    Math.hypot(
      Math.max(x0 - x, 0, x - x1),
      Math.max(y0 - y, 0, y - y1),
      Math.max(z0 - z, 0, z - z1),
    )
}

function nearestSegment(stations: readonly Station[], point: Vector): number {
  let best = Infinity
  let found = 0
  for (let index = 0; index < stations.length - 1; index++) {
    const [a, b] = [stations[index]?.center, stations[index + 1]?.center]
    if (!a || !b) continue
    const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [px, py, pz] = [point[0] - a[0], point[1] - a[1], point[2] - a[2]]
    const share = clamp((px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez), 0, 1)
    const gap = (px - ex * share) ** 2 + (py - ey * share) ** 2 + (pz - ez * share) ** 2
    if (gap >= best) continue
    best = gap
    found = index
  }
  return found
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share
const mixed = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
]

/**
 * Slides between the planes that stand on two neighboring points, so that light runs along a bend without steps.
 * Measured along the ray from the center line: exact on the surface, which is all that matters there.
 */
function toTube(stations: readonly Station[], point: Vector, corner: number): number {
  const ahead = (one: Station) => dot(minus(point, one.center), one.along)
  let at = nearestSegment(stations, point)
  const pick = (index: number) => stations[index] as Station
  if (ahead(pick(at)) < 0 && at > 0) at -= 1
  else if (ahead(pick(at + 1)) > 0 && at < stations.length - 2) at += 1
  const [a, b] = [pick(at), pick(at + 1)]
  const [behind, before] = [ahead(a), ahead(b)]
  const share = behind <= 0 ? 0 : before >= 0 ? 1 : behind / (behind - before)
  const from = minus(point, mixed(a.center, b.center, share))
  const wide = mix(a.half[0], b.half[0], share)
  const high = mix(a.half[1], b.half[1], share)
  const side = dot(from, mixed(a.side, b.side, share))
  const up = dot(from, mixed(a.up, b.up, share))
  const isEnd = (at === 0 && share === 0) || (at === stations.length - 2 && share === 1)
  const past = isEnd ? Math.abs(dot(from, share ? b.along : a.along)) : 0
  const thin = Math.min(wide, high)
  const ratio =
    ((Math.abs(side) / wide) ** corner +
      (Math.abs(up) / high) ** corner +
      (past / thin) ** corner) **
    (1 / corner)
  if (ratio < 1e-4) return -thin
  const gap = Math.hypot(side, up, past) * (1 - 1 / ratio)
  return gap > 0 ? gap * 0.95 : Math.max(gap, -thin)
}

/** Points evenly spaced on a smooth line through a few. */
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
    const wanted = (whole * index) / (count - 1)
    while (at < fine.length - 2 && (lengths[at + 1] ?? 0) < wanted) at += 1
    const [a, b] = [lengths[at] ?? 0, lengths[at + 1] ?? 0]
    const share = b > a ? clamp((wanted - a) / (b - a), 0, 1) : 0
    return mixed(fine[at] ?? [0, 0, 0], fine[at + 1] ?? [0, 0, 0], share)
  })
}

function spline(four: readonly number[], t: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = four
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** Sizes for as many points, smoothly through a few that are evenly spaced. */
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

/** A tube through a few points, its sizes evenly spaced along it. */
export const bentTube = (points: readonly Vector[], sizes: readonly Size[], corner = 2.6): Field =>
  tubeField({ points: smoothLine(points, 24), half: smoothSizes(sizes, 24), corner })

/** The same on both sides of the bike. */
export const onBothSides =
  (field: Field): Field =>
  (x, y, z) =>
    field(x, y, Math.abs(z))

/** Moves what was modeled around the origin with x ahead and y up. */
export const placed = (field: Field, origin: Vector, ahead: Vector): Field => {
  const up: Vector = [-ahead[1], ahead[0], 0]
  return (x, y, z) => {
    const from: Vector = [x - origin[0], y - origin[1], z - origin[2]]
    return field(dot(from, ahead), dot(from, up), from[2])
  }
}
