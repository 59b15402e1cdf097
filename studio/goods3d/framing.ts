import type { ModelPart } from '@/domain/shop/bike3d/part'
import type { Camera } from '@/domain/shop/bike3d/views'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add, cross, dot, minus, scaled, unit } from '@/domain/kit/shape/mesh'

/** Size of product pictures: aspect ratio 4:3. */
export const GOODS_STILL = { width: 1600, height: 1200 } as const

/** Camera direction: azimuth and elevation in degrees. 0, 0 is straight from the front. */
export interface Angle {
  around: number
  above: number
}

/** Size of a bike in meters, for which the studio lighting is made. */
const ROOM = { wide: 1.25, high: 0.95 } as const
/** Distance in meters at which perspective is negligible. */
const FAR = 5.5
/** Share of the frame that the model fills. */
const FILLED = 0.76
/** Extra share of the frame below the model, for its shadow. */
const RAISED = 0.05

interface FramedShot<Material extends string> {
  parts: ModelPart<Material>[]
  camera: Camera
}

interface Close<Material extends string> {
  /** Parts to fit into the picture, if not all; the rest may be cut off. */
  about?: readonly ModelPart<Material>[]
  /** Margin factor around these parts. */
  room?: number
}

/** Scales a model to the studio's size, puts it on the floor and finds a camera that shows all of it. */
export function framed<Material extends string>(
  parts: readonly ModelPart<Material>[],
  angle: Angle,
  { about = parts, room = 1 }: Close<Material> = {},
): FramedShot<Material> {
  const { low, high } = boundsOf(about)
  const size = minus(high, low)
  const factor =
    Math.min((ROOM.wide * 1000) / Math.hypot(size[0], size[2]), (ROOM.high * 1000) / size[1]) / room
  const middle: Vector = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
  const placed = (all: readonly ModelPart<Material>[]) =>
    all.map((part) => ({
      ...part,
      mesh: { ...part.mesh, positions: resized(part.mesh.positions, middle, factor) },
    }))
  return { parts: placed(parts), camera: cameraFor(placed(about), angle, room) }
}

export function boundsOf(parts: readonly ModelPart<string>[]) {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { mesh } of parts) {
    mesh.positions.forEach((value, at) => {
      const axis = (at % 3) as 0 | 1 | 2
      low[axis] = Math.min(low[axis], value)
      high[axis] = Math.max(high[axis], value)
    })
  }
  return { low, high }
}

const resized = (positions: Float32Array, middle: Vector, factor: number) =>
  positions.map((value, at) => (value - (middle[at % 3] ?? 0)) * factor)

function cameraFor(
  parts: readonly ModelPart<string>[],
  { around, above }: Angle,
  room: number,
): Camera {
  const [turn, tilt] = [(around * Math.PI) / 180, (above * Math.PI) / 180]
  const toEye: Vector = [
    Math.sin(turn) * Math.cos(tilt),
    Math.sin(tilt),
    Math.cos(turn) * Math.cos(tilt),
  ]
  const right = unit(cross([0, 1, 0], toEye))
  const up = cross(toEye, right)
  const seen = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity }
  for (const { mesh } of parts) {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const point: Vector = [
        (mesh.positions[at] ?? 0) / 1000,
        (mesh.positions[at + 1] ?? 0) / 1000,
        (mesh.positions[at + 2] ?? 0) / 1000,
      ]
      // Perspective: nearer points appear larger.
      const near = FAR / (FAR - dot(point, toEye))
      const [x, y] = [dot(point, right) * near, dot(point, up) * near]
      seen.left = Math.min(seen.left, x)
      seen.right = Math.max(seen.right, x)
      seen.low = Math.min(seen.low, y)
      seen.high = Math.max(seen.high, y)
    }
  }
  const { width, height } = GOODS_STILL
  const tall =
    (Math.max(seen.high - seen.low, ((seen.right - seen.left) * height) / width) * room) / FILLED
  const at = add(
    scaled(right, (seen.left + seen.right) / 2),
    scaled(up, (seen.low + seen.high) / 2 - tall * RAISED),
  )
  const angle = (2 * Math.atan(tall / 2 / FAR) * 180) / Math.PI
  return { eye: add(at, scaled(toEye, FAR)), at, angle }
}
