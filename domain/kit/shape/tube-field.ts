import type { Field, Size, Vector } from './mesh'
import { cross, dot, minus, scaled, unit } from './mesh'

interface TubeOf {
  points: readonly Vector[]
  half: readonly Size[]
  /** Shape of the section: 2 is an ellipse; higher values make it a rounded box. */
  corner?: number
}

/** Plane at a point of the center line: its axes, and the vector to the next point. */
interface Station {
  x: number
  y: number
  z: number
  along: Vector
  side: Vector
  up: Vector
  wide: number
  high: number
  ahead: Vector
  /** Squared length of the vector to the next point. */
  long: number
}

/** Beyond this distance in mm, the distance to the bounding box of a tube is used. */
const FAR = 45

/** Creates a tube through points, with ends rounded according to its thickness. */
export function tubeField({ points, half, corner = 2.6 }: TubeOf): Field {
  const stations = stationsOf(points, half)
  const box = boxAround(stations)
  return (x, y, z) => {
    const away = box(x, y, z)
    if (away > FAR) return away + 4
    return toTube(stations, x, y, z, corner)
  }
}

function stationsOf(points: readonly Vector[], half: readonly Size[]): Station[] {
  const last = points.length - 1
  return points.map((center, index) => {
    const before = points[Math.max(0, index - 1)] ?? center
    const after = points[Math.min(last, index + 1)] ?? center
    const along = unit(minus(after, before))
    const seed: Vector = Math.abs(along[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1]
    const side = unit(minus(seed, scaled(along, dot(seed, along))))
    const [x, y, z] = center
    const [wide, high] = half[index] ?? half[0] ?? [1, 1]
    const ahead = minus(after, center)
    const up = cross(side, along)
    return { x, y, z, along, side, up, wide, high, ahead, long: dot(ahead, ahead) }
  })
}

function boxAround(stations: readonly Station[]): Field {
  const reach = (axis: 'x' | 'y' | 'z', sign: 1 | -1) =>
    Math.max(...stations.map((one) => sign * one[axis] + Math.max(one.wide, one.high)))
  const [x1, y1, z1] = [reach('x', 1), reach('y', 1), reach('z', 1)]
  const [x0, y0, z0] = [-reach('x', -1), -reach('y', -1), -reach('z', -1)]
  return (x, y, z) => {
    const a = Math.max(x0 - x, 0, x - x1)
    const b = Math.max(y0 - y, 0, y - y1)
    const c = Math.max(z0 - z, 0, z - z1)
    return Math.sqrt(a * a + b * b + c * c)
  }
}

function nearestSegment(stations: readonly Station[], x: number, y: number, z: number): number {
  let best = Infinity
  let found = 0
  for (let index = 0; index < stations.length - 1; index++) {
    const a = stations[index] as Station
    const [ex, ey, ez] = a.ahead
    const px = x - a.x
    const py = y - a.y
    const pz = z - a.z
    const share = Math.min(1, Math.max(0, (px * ex + py * ey + pz * ez) / a.long))
    const dx = px - ex * share
    const dy = py - ey * share
    const dz = pz - ez * share
    const gap = dx * dx + dy * dy + dz * dz
    if (gap >= best) continue
    best = gap
    found = index
  }
  return found
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share

const past = ({ x, y, z, along }: Station, px: number, py: number, pz: number) =>
  (px - x) * along[0] + (py - y) * along[1] + (pz - z) * along[2]

/**
 * Interpolates between the planes at two neighboring points, so that shading runs along a bend without steps. Measured
 * along the ray from the center line: exact on the surface, which is sufficient. Called millions of times per frame, so
 * it uses only numbers and allocates nothing.
 */
function toTube(
  stations: readonly Station[],
  px: number,
  py: number,
  pz: number,
  corner: number,
): number {
  const last = stations.length - 2
  let at = nearestSegment(stations, px, py, pz)
  if (past(stations[at] as Station, px, py, pz) < 0 && at > 0) at -= 1
  else if (past(stations[at + 1] as Station, px, py, pz) > 0 && at < last) at += 1
  const a = stations[at] as Station
  const b = stations[at + 1] as Station
  const behind = past(a, px, py, pz)
  const before = past(b, px, py, pz)
  const share = behind <= 0 ? 0 : before >= 0 ? 1 : behind / (behind - before)
  const x = px - mix(a.x, b.x, share)
  const y = py - mix(a.y, b.y, share)
  const z = pz - mix(a.z, b.z, share)
  const wide = mix(a.wide, b.wide, share)
  const high = mix(a.high, b.high, share)
  const side = between(a.side, b.side, share, x, y, z)
  const up = between(a.up, b.up, share, x, y, z)
  const isEnd = (at === 0 && share === 0) || (at === last && share === 1)
  const out = isEnd ? Math.abs(between(a.along, b.along, share, x, y, z)) : 0
  const thin = Math.min(wide, high)
  const flat = (Math.abs(side) / wide) ** corner + (Math.abs(up) / high) ** corner
  const ratio = (out ? flat + (out / thin) ** corner : flat) ** (1 / corner)
  if (ratio < 1e-4) return -thin
  const gap = Math.sqrt(side * side + up * up + out * out) * (1 - 1 / ratio)
  return gap > 0 ? gap * 0.95 : Math.max(gap, -thin)
}

/** Coordinate of a point along an axis between two. */
const between = (from: Vector, to: Vector, share: number, x: number, y: number, z: number) =>
  x * mix(from[0], to[0], share) + y * mix(from[1], to[1], share) + z * mix(from[2], to[2], share)
