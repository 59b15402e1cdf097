import type { Tube } from '@/domain/shop/bikes/drawing/path'
import type { Field, Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, scaled, skin, unit } from '@/domain/kit/shape/mesh'
import { spot } from './part'

/** Mapping of mm from a tube's upper end and an angle around it (0: drive side) to the surface. */
export type SurfacePoint = (along: number, angle: number, lift: number) => Vector

const STEPS = 26

/** Finds the frame's surface by marching outward from a tube's middle, up to a limit in mm. */
export function onFrame(
  frame: Field,
  tube: Tube,
  farthest: number,
): { on: SurfacePoint; length: number } {
  const points = tube.center.map((point) => spot(point))
  const passed = points.reduce<number[]>((sum, point, index) => {
    const before = points[index - 1]
    const step = before ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0
    return [...sum, (sum.at(-1) ?? 0) + step]
  }, [])
  const length = passed.at(-1) ?? 0
  const on: SurfacePoint = (along, angle, lift) => {
    const at = Math.min(length, Math.max(0, along))
    const index = Math.max(
      1,
      passed.findIndex((one) => one >= at),
    )
    const a: Vector = points[index - 1] ?? [0, 0, 0]
    const b: Vector = points[index] ?? a
    const [from, to] = [passed[index - 1] ?? 0, passed[index] ?? 1]
    const middle = add(a, scaled([b[0] - a[0], b[1] - a[1], 0], (at - from) / (to - from || 1)))
    const [before, after] = [points[Math.max(0, index - 2)] ?? a, points[index + 1] ?? b]
    const forward = unit([after[0] - before[0], after[1] - before[1], 0])
    const up: Vector = [forward[1], -forward[0], 0]
    const upper = up[1] > 0 ? up : scaled(up, -1)
    const out = add(scaled(upper, Math.sin(angle)), [0, 0, Math.cos(angle)])
    let radius = 6
    for (let step = 0; step < STEPS; step++) {
      const gap = lift - frame(...add(middle, scaled(out, radius)))
      radius = Math.min(farthest, radius + gap * 0.85)
    }
    return add(middle, scaled(out, radius))
  }
  return { on, length }
}

interface Panel {
  from: number
  to: number
  angles: readonly [number, number]
  lift: number
  bevel: number
  /** Corner radius in mm. */
  round: number
}

const AROUND = 132

export function panelOn(on: SurfacePoint, { from, to, angles, lift, bevel, round }: Panel): Mesh {
  const long = (to - from) / 2
  const [middle, turn] = [(from + to) / 2, (angles[0] + angles[1]) / 2]
  const radius = 44
  const half = ((angles[1] - angles[0]) / 2) * radius
  const outline = roundedBox(long, half, round)
  const ring = (inset: number, raised: number) => {
    const [u, v] = [1 - inset / long, 1 - inset / half]
    return outline.map(([x, y]) => on(middle + x * u, turn + (y * v) / radius, raised))
  }
  const inner = Array.from({ length: 7 }, (_, step) => bevel + ((half - bevel) * step) / 7)
  const rings = [ring(0, -3), ring(0, lift - bevel * 0.8), ring(bevel * 0.35, lift - bevel * 0.25)]
  return skin(
    [...rings, ...inner.map((inset) => ring(inset, lift)), ring(half * 0.995, lift)],
    'lids',
  )
}

function roundedBox(long: number, half: number, round: number) {
  const [x, y] = [long - round, half - round]
  const lengths = [2 * y, (Math.PI / 2) * round, 2 * x, (Math.PI / 2) * round]
  const whole = 2 * lengths.reduce((sum, one) => sum + one, 0)
  return Array.from({ length: AROUND }, (_, step) => {
    let at = (whole * step) / AROUND
    const sign = at >= whole / 2 ? -1 : 1
    if (sign < 0) at -= whole / 2
    const [side = 0, bend = 0, top = 0] = lengths
    const corner = (cx: number, turn: number) => {
      return [cx + round * Math.cos(turn), y + round * Math.sin(turn)] as const
    }
    let point: readonly [number, number]
    if (at < side) point = [long, -y + at]
    else if (at < side + bend) point = corner(x, (at - side) / round)
    else if (at < side + bend + top) point = [x - (at - side - bend), half]
    else point = corner(-x, Math.PI / 2 + (at - side - bend - top) / round)
    return [point[0] * sign, point[1] * sign] as const
  })
}

interface Sleeve {
  from: number
  to: number
  lift: number
}

export function sleeveOn(on: SurfacePoint, { from, to, lift }: Sleeve): Mesh {
  const ring = (along: number, raised: number) =>
    Array.from({ length: 64 }, (_, step) => on(along, (2 * Math.PI * step) / 64, raised))
  const body = Array.from({ length: 61 }, (_, step) => ring(from + ((to - from) * step) / 60, lift))
  return skin([ring(from, -3), ...body, ring(to, -3)], 'lids')
}
