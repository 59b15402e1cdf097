import type { Bike } from '../bike'
import type { FramePoints } from '../geometry'
import { frameGeometry } from '../geometry'
import { baseWheels } from './look'

/** Viewport of a drawing, in mm. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** All bikes and sizes share one window and scale, so that a longer frame is drawn longer. */
const WIDTH = 2140
const HEIGHT = 1320
const GROUND_TO_FLOOR = 92
/** Extra height in mm for a seated rider of up to two meters. */
const RIDER_ROOM = 760

/** Returns the window of a bike, centered on the span of its sizes; independent of size, color and parts. */
export function boxOf(bike: Bike, withRider = false): Box {
  const frames = bike.sizes.map((size) => frameGeometry(size.geometry, bike.fork, baseWheels(bike)))
  const wheels = baseWheels(bike)
  const back = Math.min(...frames.map((frame) => frame.rearAxle.x - wheels.rear))
  const front = Math.max(...frames.map((frame) => frame.frontAxle.x + wheels.front))
  const floor = Math.max(...frames.map((frame) => frame.groundFront.y)) + GROUND_TO_FLOOR
  const height = HEIGHT + (withRider ? RIDER_ROOM : 0)
  return {
    x: Math.round((back + front - WIDTH) / 2),
    y: Math.round(floor - height),
    width: WIDTH,
    height,
  }
}

export const viewBox = (box: Box): string => `${box.x} ${box.y} ${box.width} ${box.height}`

/** Returns a bike's frame in one size, on the standard tires of its geometry table. */
export function frameOf(bike: Bike, size: Bike['sizes'][number]): FramePoints {
  return frameGeometry(size.geometry, bike.fork, baseWheels(bike))
}
