import type { Point } from '@/domain/shop/bikes/geometry'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled, skin, unit } from '@/domain/kit/shape/mesh'
import { turned } from '@/domain/kit/shape/sweep'
import { spot } from './part'

const PITCH = 12.7

/** A wheel on the chain's path; it turns counterclockwise if the chain passes on its other side. */
export interface Wheel {
  center: Point
  radius: number
  turn: 1 | -1
}

interface Run {
  from: Vector
  to: Vector
}

function linkPoints(wheels: readonly Wheel[], z: number): Vector[] {
  const path: Vector[] = []
  const runs = wheels.map((wheel, index) =>
    tangent(wheel, wheels[(index + 1) % wheels.length] ?? wheel, z),
  )
  runs.forEach(({ from, to }, index) => {
    for (let step = 0; step < 30; step++) {
      path.push(add(from, scaled(minus(to, from), step / 30)))
    }
    const wheel = wheels[(index + 1) % wheels.length]
    const next = runs[(index + 1) % runs.length]
    if (wheel && next) path.push(...arc(wheel, { from: to, to: next.from }))
  })
  const lengths = path.map((point, index) =>
    Math.hypot(...minus(path[(index + 1) % path.length] ?? point, point)),
  )
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  const count = Math.round(whole / PITCH / 2) * 2
  const points: Vector[] = []
  let passed = 0
  path.forEach((point, index) => {
    const length = lengths[index] ?? 0
    const next = path[(index + 1) % path.length] ?? point
    while (points.length < count && passed + length >= (points.length * whole) / count) {
      const share = ((points.length * whole) / count - passed) / (length || 1)
      points.push(add(point, scaled(minus(next, point), share)))
    }
    passed += length
  })
  return points
}

function tangent(a: Wheel, b: Wheel, z: number): Run {
  const [from, to] = [spot(a.center, z), spot(b.center, z)]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [ra, rb] = [a.radius * a.turn, b.radius * b.turn]
  const lean = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / Math.hypot(dx, dy))))
  const angle = Math.atan2(dy, dx) - lean
  const on = (center: Vector, radius: number): Vector =>
    add(center, [radius * Math.cos(angle), radius * Math.sin(angle), 0])
  return { from: on(from, ra), to: on(to, rb) }
}

function arc({ center, radius, turn }: Wheel, { from, to }: Run): Vector[] {
  const middle = spot(center, from[2])
  const start = Math.atan2(from[1] - middle[1], from[0] - middle[0])
  let end = Math.atan2(to[1] - middle[1], to[0] - middle[0])
  while (turn > 0 ? end < start : end > start) end += turn * 2 * Math.PI
  const steps = Math.max(4, Math.ceil(Math.abs(end - start) * 12))
  return Array.from({ length: steps }, (_, step) => {
    const angle = start + ((end - start) * step) / steps
    return add(middle, [radius * Math.cos(angle), radius * Math.sin(angle), 0])
  })
}

interface Shape {
  /** Number of corners of a roller and of segments of a plate's end. */
  roller: number
  steps: number
  isBeveled: boolean
}
const BEVELED = [
  [1.7, 0],
  [2.1, 0.4],
  [2.1, 6.4],
  [1.7, 6.8],
] as const
const PLAIN = [
  [2.1, 0],
  [2.1, 6.8],
] as const
const FINE: Shape = { roller: 10, steps: 8, isBeveled: true }
const LIVE: Shape = { roller: 5, steps: 3, isBeveled: false }

interface Plate extends Shape {
  /** Offset from the chain's center. */
  z: number
}

export function chainLinks(wheels: readonly Wheel[], z: number, isLive: boolean): Mesh[] {
  const shape = isLive ? LIVE : FINE
  const points = linkPoints(wheels, z)
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    const gap = index % 2 ? 2.7 : 1.6
    const roller = turned({
      from: add(point, [0, 0, -3.4]),
      along: [0, 0, 1],
      outline: shape.isBeveled ? BEVELED : PLAIN,
      corners: shape.roller,
    })
    return [
      roller,
      plate(point, next, { z: gap, ...shape }),
      plate(point, next, { z: -gap, ...shape }),
    ]
  })
}

function plate(from: Vector, to: Vector, { z, steps, isBeveled }: Plate): Mesh {
  const along = unit(minus(to, from))
  const up: Vector = [-along[1], along[0], 0]
  const half = Math.hypot(...minus(to, from)) / 2
  const middle = scaled(add(from, to), 0.5)
  const outline = [
    ...round(-1, { half, steps }),
    [0, 2.8] as const,
    ...round(1, { half, steps }),
    [0, -2.8] as const,
  ]
  const ring = (at: number, grow: number) =>
    outline.map(([u, v]) =>
      add(middle, add(scaled(along, u * grow), add(scaled(up, v * grow), [0, 0, at]))),
    )
  const middleRings = isBeveled ? [ring(z - 0.25, 1), ring(z + 0.25, 1)] : []
  return skin([ring(z - 0.5, 0.97), ...middleRings, ring(z + 0.5, 0.97)], 'lids')
}

function round(end: 1 | -1, { half, steps }: { half: number; steps: number }) {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI / 2 - (Math.PI * step) / steps + (end < 0 ? Math.PI : 0)
    return [end * half + 4 * Math.cos(angle), 4 * Math.sin(angle)] as const
  })
}
