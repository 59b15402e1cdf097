import type { Geometry } from '../bike'
import type { FramePoints, Point } from '../geometry'
import { heightOfGround } from '../geometry'
import { at, between } from './vector'

export interface Dimension {
  name: string
  from: Point
  to: Point
  /** Thin lines from the measured points to the dimension line. */
  guides: [Point, Point][]
  label: Point
  text: string
  isUpright: boolean
}

/** Returns the dimension lines of a frame, labeled by the geometry table in mm and degrees. */
export function dimensionsOf(points: FramePoints, geometry: Geometry): Dimension[] {
  const { rearAxle, frontAxle, headTop, seatTop, standover } = points
  const floor = Math.max(points.groundFront.y, points.groundRear.y) + 62
  const ceiling = headTop.y - 64
  const ground = heightOfGround(points.groundRear, points.groundFront, standover.x)
  const level = (name: string, y: number, ends: [Point, Point], value: number): Dimension => {
    const [from, to] = [at(ends[0].x, y), at(ends[1].x, y)]
    return {
      name,
      from,
      to,
      guides: [
        [ends[0], from],
        [ends[1], to],
      ],
      label: at((from.x + to.x) / 2, y - 12),
      text: `${name} ${value}`,
      isUpright: false,
    }
  }
  const upright = (name: string, x: number, ends: [Point, Point], value: number): Dimension => {
    const [from, to] = [at(x, ends[0].y), at(x, ends[1].y)]
    return {
      name,
      from,
      to,
      guides: [
        [ends[0], from],
        [ends[1], to],
      ],
      label: at(x - 12, Math.max(from.y, to.y) - Math.min(118, Math.abs(to.y - from.y) / 2)),
      text: `${name} ${value}`,
      isUpright: true,
    }
  }
  const slanted = (name: string, from: Point, to: Point, value: number): Dimension => ({
    name,
    from,
    to,
    guides: [],
    label: between(from, to, 0.5),
    text: `${name} ${value}`,
    isUpright: false,
  })
  return [
    level('Wheelbase', floor, [rearAxle, frontAxle], geometry.wheelbase),
    level('Reach', ceiling, [at(0, 0), headTop], geometry.reach),
    upright('Stack', frontAxle.x + 60, [at(0, 0), headTop], geometry.stack),
    upright('Standover', standover.x, [at(standover.x, ground), standover], geometry.standover),
    slanted('Chainstay', rearAxle, at(0, 0), geometry.chainstay),
    slanted('Seat tube', at(0, 0), seatTop, geometry.seat_tube),
  ]
}
