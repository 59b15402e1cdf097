import type { Point } from '../geometry'
import { along, at, between, polar, towards, turned } from './vector'

/** A tube around its center line: half of its thickness in mm at each point. */
export interface Tube {
  center: Point[]
  half: number[]
}

const STEPS = 10
/** Direction of the light, from the front and above. */
const LIGHT = at(0.42, -0.9)

const tenths = (value: number): number => Math.round(value * 10) / 10
export const round = (value: number): string => String(tenths(value))
export const xy = (point: Point): string => `${round(point.x)} ${round(point.y)}`

export const lines = (...points: Point[]): string => `M${points.map(xy).join('L')}`

export const polygon = (...points: Point[]): string => `${lines(...points)}Z`

export function smooth(points: readonly Point[]): string {
  const [first] = points
  return first ? `M${xy(first)}${bends(points)}` : ''
}

/** Returns a closed, smooth path through all points. */
export function blob(...corners: Point[]): string {
  const points = areaOf(corners) > 0 ? [...corners].reverse() : corners
  const [first] = points
  if (!first) return ''
  const count = points.length
  const pick = (index: number) => points[(index + count) % count] ?? first
  const parts = points.map((point, index) =>
    bend([pick(index - 1), point, pick(index + 1), pick(index + 2)], index === 0),
  )
  return `M${xy(first)}${parts.join('')}Z`
}

/** Returns a full circle as a path, so that many circles can share one element. */
export const ring = (center: Point, radius: number): string =>
  `M${xy(at(center.x - radius, center.y))}a${round(radius)} ${round(radius)} 0 1 1 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 1 ${round(-radius * 2)} 0Z`

/** Returns a clockwise arc from one angle to another (degrees as in `polar`). */
export function arc(center: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const size = `${round(radius)} ${round(radius)}`
  return `M${xy(polar(center, radius, from))}A${size} 0 ${large} 1 ${xy(polar(center, radius, to))}`
}

export function tube(controls: readonly Point[], half: readonly number[]): Tube {
  const last = controls.length - 1
  const count = Math.max(STEPS, last * 4)
  const samples = Array.from({ length: count + 1 }, (_, index) => (index / count) * last)
  const pick = (index: number) => controls[Math.min(last, Math.max(0, index))] ?? at(0, 0)
  const width = (index: number) => half[Math.min(last, Math.max(0, index))] ?? 0
  return {
    center: samples.map((sample) => {
      const index = Math.min(last - 1, Math.floor(sample))
      const four = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)] as const
      const t = sample - index
      return at(
        spline(four[0].x, four[1].x, four[2].x, four[3].x, t),
        spline(four[0].y, four[1].y, four[2].y, four[3].y, t),
      )
    }),
    half: samples.map((sample) => {
      const index = Math.min(last - 1, Math.floor(sample))
      const t = sample - index
      const eased = t * t * (3 - 2 * t)
      return width(index) + (width(index + 1) - width(index)) * eased
    }),
  }
}

/** Returns the closed outline of a tube. All tubes have the same winding, so joined outlines fill without holes. */
export function outline(shape: Tube): string {
  const normals = normalsOf(shape.center)
  const side = (sign: 1 | -1) =>
    shape.center.map((point, index) =>
      along(point, normals[index] ?? at(0, 1), sign * (shape.half[index] ?? 0)),
    )
  const back = side(-1).reverse()
  const start = back[0]
  return `${smooth(side(1))}${start ? `L${xy(start)}` : ''}${bends(back)}Z`
}

/** Returns a highlight (`offset` < 0) or shade (> 0); `share` is relative to the tube's thickness. */
export function band(shape: Tube, offset: number, share: number): string {
  const normals = normalsOf(shape.center)
  const middle = normals[Math.floor(normals.length / 2)] ?? at(0, -1)
  const sign = middle.x * LIGHT.x + middle.y * LIGHT.y > 0 ? -1 : 1
  const last = shape.center.length - 1
  return outline({
    center: shape.center.map((point, index) =>
      along(point, normals[index] ?? at(0, 1), sign * offset * (shape.half[index] ?? 0)),
    ),
    half: shape.half.map((half, index) => half * share * Math.sin((Math.PI * index) / last) ** 0.6),
  })
}

export function section(shape: Tube, from: number, to: number, scale = 1): Tube {
  const last = shape.center.length - 1
  const count = 8
  const samples = Array.from(
    { length: count + 1 },
    (_, index) => (from + ((to - from) * index) / count) * last,
  )
  return {
    center: samples.map((sample) => pointOf(shape, sample)),
    half: samples.map((sample) => halfOf(shape, sample) * scale),
  }
}

/** Returns a point on or beside a tube: `t` along it, `side` -1 (left of its direction) to 1 across it. */
export function onTube(shape: Tube, t: number, side = 0): Point {
  const sample = t * (shape.center.length - 1)
  const normals = normalsOf(shape.center)
  const normal = normals[Math.round(sample)] ?? at(0, 1)
  return along(pointOf(shape, sample), normal, side * halfOf(shape, sample))
}

export function capsule(a: Point, b: Point, radiusA: number, radiusB = radiusA): string {
  const normal = turned(towards(a, b))
  const [a1, a2] = [along(a, normal, radiusA), along(a, normal, -radiusA)]
  const [b1, b2] = [along(b, normal, radiusB), along(b, normal, -radiusB)]
  const cap = (radius: number) => `${round(radius)} ${round(radius)} 0 0`
  return `M${xy(a1)}L${xy(b1)}A${cap(radiusB)} 0 ${xy(b2)}L${xy(a2)}A${cap(radiusA)} 0 ${xy(a1)}Z`
}

export function slab(a: Point, b: Point, halfA: number, halfB = halfA): string {
  const normal = turned(towards(a, b))
  return polygon(
    along(a, normal, halfA),
    along(b, normal, halfB),
    along(b, normal, -halfB),
    along(a, normal, -halfA),
  )
}

/** @param spine points from b back to a; the curve bends toward its middle, the corner */
export function web(a: Point, b: Point, spine: readonly Point[]): string {
  const corner = spine[Math.floor(spine.length / 2)] ?? a
  const pull = between(between(a, b, 0.5), corner, 0.62)
  const isReversed = areaOf([a, b, ...spine]) > 0
  const [from, to] = isReversed ? [b, a] : [a, b]
  const inside = isReversed ? [...spine].reverse() : spine
  return `M${xy(from)}Q${xy(pull)} ${xy(to)}L${inside.map(xy).join('L')}Z`
}

/** Returns the signed area; its sign is the winding. */
function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
}

function bends(points: readonly Point[]): string {
  return points
    .slice(0, -1)
    .map((point, index) => {
      const next = points[index + 1] ?? point
      return bend([points[index - 1] ?? point, point, next, points[index + 2] ?? next], index === 0)
    })
    .join('')
}

/** Uses relative coordinates, which take half the characters, and omits a mirrored first handle. */
function bend([before, from, to, after]: [Point, Point, Point, Point], isStart: boolean): string {
  const pen = at(tenths(from.x), tenths(from.y))
  const step = (x: number, y: number) => [round(x - pen.x), round(y - pen.y)]
  const second = step(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)
  const end = step(tenths(to.x), tenths(to.y))
  if (!isStart) return `s${packed([...second, ...end])}`
  const first = step(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)
  return `c${packed([...first, ...second, ...end])}`
}

/** Joins numbers with the minimum separators of a path. */
function packed(numbers: readonly string[]): string {
  return numbers.join(' ').replaceAll(' -', '-')
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function normalsOf(points: readonly Point[]): Point[] {
  return points.map((point, index) =>
    turned(towards(points[index - 1] ?? point, points[index + 1] ?? point)),
  )
}

function pointOf(shape: Tube, sample: number): Point {
  const index = Math.min(shape.center.length - 2, Math.floor(sample))
  const from = shape.center[index] ?? at(0, 0)
  return between(from, shape.center[index + 1] ?? from, sample - index)
}

function halfOf(shape: Tube, sample: number): number {
  const index = Math.min(shape.half.length - 2, Math.floor(sample))
  const from = shape.half[index] ?? 0
  return from + ((shape.half[index + 1] ?? from) - from) * (sample - index)
}
