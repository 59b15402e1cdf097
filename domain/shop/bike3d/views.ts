import type { Bike } from '@/domain/shop/bikes/bike'
import { boxOf } from '@/domain/shop/bikes/drawing/box'
import type { FramePoints } from '@/domain/shop/bikes/geometry'

export const VIEWS = ['side', 'front', 'rear', 'cockpit', 'motor', 'paint'] as const
export type View = (typeof VIEWS)[number]

type Position3 = readonly [x: number, y: number, z: number]

/** A camera in meters, with the origin on the ground below the midpoint between the axles. */
export interface Camera {
  eye: Position3
  at: Position3
  /** Vertical field of view in degrees. */
  angle: number
}

/** Size of pictures, with the aspect ratio of the drawing's window. */
export const STILL = { width: 1600, height: 987 } as const

const AROUND: Record<'front' | 'rear', Camera> = {
  front: { eye: [3.34, 0.86, 3.5], at: [0.03, 0.51, 0], angle: 15.8 },
  rear: { eye: [-3.26, 1.05, 3.1], at: [0, 0.51, 0], angle: 17 },
}

/** A view of a point of the frame, from a position relative to it. */
interface Closeup {
  of: (points: FramePoints) => { x: number; y: number }
  from: Position3
  shift: Position3
  angle: number
}

const CLOSE: Record<'cockpit' | 'motor' | 'paint', Closeup> = {
  cockpit: {
    of: ({ headTop }) => headTop,
    from: [-0.5, 0.42, 0.36],
    shift: [0.03, 0.02, 0.03],
    angle: 40,
  },
  motor: { of: () => ({ x: 0, y: 0 }), from: [0.66, 0.24, 1.3], shift: [0.06, 0.03, 0], angle: 24 },
  paint: {
    of: ({ headBottom }) => headBottom,
    from: [0.42, 0.3, 0.9],
    shift: [-0.12, 0, 0],
    angle: 26,
  },
}

/** Wheelbase for which the front and rear views were composed, in mm. */
const COMPOSED_FOR = 1217
/** Distance in meters at which perspective is negligible. */
const FAR = 8

export function cameraOf(view: View, bike: Bike, points: FramePoints): Camera {
  if (view === 'side') return sideCamera(bike, points)
  if (view === 'front' || view === 'rear') {
    const around = AROUND[view]
    const length = points.frontAxle.x - points.rearAxle.x
    return { ...around, angle: around.angle * Math.max(1, length / COMPOSED_FOR) }
  }
  const { of, from, shift, angle } = CLOSE[view]
  const [x, y] = fromGround(of(points), points)
  const at: Position3 = [x + shift[0], y + shift[1], shift[2]]
  return { eye: [at[0] + from[0], at[1] + from[1], at[2] + from[2]], at, angle }
}

/** Frames the bike exactly like the drawing, so that picture and drawing are interchangeable. */
export function sideCamera(bike: Bike, points: FramePoints, withRider = false): Camera {
  const box = boxOf(bike, withRider)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const [x, y] = fromGround(middle, points)
  const angle = (2 * Math.atan(box.height / 2000 / FAR) * 180) / Math.PI
  return { eye: [x, y + 0.05, FAR], at: [x, y, 0], angle }
}

function fromGround({ x, y }: { x: number; y: number }, points: FramePoints) {
  const { frontAxle, rearAxle, groundFront, groundRear } = points
  const ground = (groundFront.y + groundRear.y) / 2
  return [(x - (frontAxle.x + rearAxle.x) / 2) / 1000, (ground - y) / 1000] as const
}
