import { smoothLine, smoothSizes } from './field'
import type { Mesh, Vector } from './mesh'
import { add, cross, dot, minus, scaled, skin, unit } from './mesh'

type Size = readonly [wide: number, high: number]

interface Sweep {
  points: readonly Vector[]
  /** Half widths and heights, evenly spaced along the line. */
  half: readonly Size[]
  /** Shape of the section: 2 is round; higher values make it a rounded box. */
  corner?: number
  corners?: number
  /** Number of points on a smoothed line; by default, the given points are used. */
  rings?: number
  /** Half of the rounding at both ends, in mm; by default, half of the thickness. */
  bevel?: number
  /** Direction of the width; by default, across the bike. */
  side?: Vector
}

const CAP = [1, 0.85, 0.55, 0] as const

export function sweep({ points, half, corner = 2, corners = 16, rings, bevel, side }: Sweep): Mesh {
  const line = rings ? smoothLine(points, rings) : points
  const sizes = smoothSizes(half, line.length)
  const last = line.length - 1
  const frames = line.map((_, index) => {
    const along = unit(
      minus(
        line[Math.min(last, index + 1)] ?? [0, 0, 0],
        line[Math.max(0, index - 1)] ?? [0, 0, 0],
      ),
    )
    const seed: Vector = side ?? (Math.abs(along[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1])
    const across = unit(minus(seed, scaled(along, dot(seed, along))))
    return { along, across, up: cross(across, along) }
  })
  const ring = (index: number, inset: number, shift: number) => {
    const center: Vector = line[index] ?? [0, 0, 0]
    const frame = frames[index]
    const [wide, high] = sizes[index] ?? [1, 1]
    if (!frame) return []
    const middle: Vector = add(center, scaled(frame.along, shift))
    return Array.from({ length: corners }, (_, step) => {
      const [u, v] = superellipse((2 * Math.PI * step) / corners, corner)
      const outward = scaled(frame.across, u * Math.max(0.02, wide - inset))
      return add(middle, add(outward, scaled(frame.up, v * Math.max(0.02, high - inset))))
    })
  }
  const cap = (index: number, sign: 1 | -1) => {
    const size = sizes[index] ?? [1, 1]
    const round = bevel ?? Math.min(...size)
    return CAP.map((inset) => {
      const out = Math.sqrt(1 - (1 - inset) ** 2)
      return ring(index, inset * round, sign * (1 - out) * round * (bevel ? 0 : 0.7))
    })
  }
  if (bevel === undefined) {
    const body = line.map((_, index) => ring(index, 0, 0)).slice(1, -1)
    return skin([...cap(0, -1), ...body, ...cap(last, 1).reverse()], 'lids')
  }
  const middle = line.map((_, index) => ring(index, 0, 0)).slice(1, -1)
  const start = [ring(0, bevel, 0), ring(0, 0, bevel)]
  const end = [ring(last, 0, -bevel), ring(last, bevel, 0)]
  return skin([...start, ...middle, ...end], 'lids')
}

function superellipse(angle: number, corner: number): Size {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / corner)
  return [bend(Math.cos(angle)), bend(Math.sin(angle))]
}

interface LatheProfile {
  from: Vector
  along: Vector
  /** Radii and distances along the axis, from one end to the other. */
  outline: readonly (readonly [radius: number, at: number])[]
  corners?: number
}

export function turned({ from, along, outline, corners = 32 }: LatheProfile): Mesh {
  const axis = unit(along)
  const seed: Vector = Math.abs(axis[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1]
  const side = unit(cross(axis, seed))
  const up = cross(axis, side)
  const rings = outline.map(([radius, at]) =>
    Array.from({ length: corners }, (_, step) => {
      const angle = (2 * Math.PI * step) / corners
      const out = add(
        scaled(side, Math.max(0.02, radius) * Math.cos(angle)),
        scaled(up, Math.max(0.02, radius) * Math.sin(angle)),
      )
      return add(from, add(scaled(axis, at), out))
    }),
  )
  return skin(rings, 'lids')
}

interface Drum {
  from: Vector
  along: Vector
  radius: number
  length: number
  bevel?: number
  corners?: number
}

/** Creates a short cylinder with beveled edges: bolts, collars, hubs. */
export function drum({ from, along, radius, length, bevel = 0.8, corners = 28 }: Drum): Mesh {
  const outline = [
    [radius - bevel, 0],
    [radius, bevel],
    [radius, length - bevel],
    [radius - bevel, length],
  ] as const
  return turned({ from, along, outline, corners })
}

interface ToothedProfile {
  center: Vector
  /** Radii of the outer edge, at evenly spaced steps. */
  outer: readonly number[]
  inner: number
  thick: number
  isPlain?: boolean
}

/** Creates a flat ring with any outline in the plane of the wheels: sprockets, rotors. */
export function toothed({ center, outer, inner, thick, isPlain }: ToothedProfile): Mesh {
  const bevel = Math.min(0.3, thick / 4)
  const rings = outer.map((radius, step) => {
    const angle = (2 * Math.PI * step) / outer.length
    const on = (r: number, z: number) => add(center, [r * Math.cos(angle), r * Math.sin(angle), z])
    const [near, far] = [-thick / 2, thick / 2]
    if (isPlain) return [on(inner, near), on(radius, near), on(radius, far), on(inner, far)]
    return [
      on(inner, near),
      on(radius - bevel, near),
      on(radius, near + bevel),
      on(radius, far - bevel),
      on(radius - bevel, far),
      on(inner, far),
    ]
  })
  return skin(rings, 'round')
}
