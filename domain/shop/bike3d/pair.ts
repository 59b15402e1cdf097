import type { Bike } from '@/domain/shop/bikes/bike'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Material, MaterialName } from './materials'
import { BOLTED_ON, FIXED } from './materials'
import type { Camera, View } from './views'
import { cameraOf } from './views'

/** Alignment points of two bikes; both stand on the same ground. */
export const ANCHORS = ['bottomBracket', 'rearAxle', 'frontAxle'] as const
export type Anchor = (typeof ANCHORS)[number]

export const PAIR_VIEWS = ['side', 'front', 'rear', 'cockpit', 'motor'] as const satisfies View[]

interface PlacedBike {
  bike: Bike
  points: FramePoints
}

interface ShiftedBike extends PlacedBike {
  /** Shift along the ground, in meters. */
  shift: number
}

/** Returns how far an anchor is ahead of the midpoint between the axles on level ground, in meters. */
export function alongGround(points: FramePoints, anchor: Anchor): number {
  const { frontAxle, rearAxle, groundFront, groundRear } = points
  const middle = (frontAxle.x + rearAxle.x) / 2
  const ground = (groundFront.y + groundRear.y) / 2
  const slope = Math.atan2(groundFront.y - groundRear.y, groundFront.x - groundRear.x)
  const { x, y } = points[anchor]
  return ((x - middle) * Math.cos(slope) - (ground - y) * Math.sin(slope)) / 1000
}

/** Returns the shift of the second bike that aligns an anchor of both bikes, in meters. */
export const shiftOf = (first: FramePoints, second: FramePoints, anchor: Anchor): number =>
  alongGround(first, anchor) - alongGround(second, anchor)

export function cameraOfPair(view: View, first: PlacedBike, second: ShiftedBike): Camera {
  const camera = cameraOf(view, first.bike, first.points)
  if (!WHOLE.includes(view)) return camera
  const own = spanOf(first.points, 0)
  const other = spanOf(second.points, second.shift)
  const [back, front] = [Math.min(own[0], other[0]), Math.max(own[1], other[1])]
  const aside = (back + front - own[0] - own[1]) / 2
  const larger = (front - back) / (own[1] - own[0])
  return {
    eye: [camera.eye[0] + aside, camera.eye[1], camera.eye[2]],
    at: [camera.at[0] + aside, camera.at[1], camera.at[2]],
    angle: camera.angle * larger,
  }
}

const WHOLE: readonly View[] = ['side', 'front', 'rear']

/** Returns the positions of a bike's rear and front ends along the ground, in meters. */
function spanOf(points: FramePoints, shift: number): readonly [number, number] {
  const rear = points.groundRear.y - points.rearAxle.y
  const front = points.groundFront.y - points.frontAxle.y
  return [
    alongGround(points, 'rearAxle') - rear / 1000 + shift,
    alongGround(points, 'frontAxle') + front / 1000 + shift,
  ]
}

/** A single pale blue for the transparent bike: lighter than any paint, and visible with color blindness. */
const GHOST: Material = { color: '#8CCBFA', metalness: 0, roughness: 0.7 }

export const GHOST_MATERIALS = Object.fromEntries(
  [...Object.keys({ ...FIXED, ...BOLTED_ON }), 'paint', 'accent'].map((name) => [name, GHOST]),
) as Record<MaterialName, Material>
