import type { Geometry } from '../bike'
import type { FramePoints, Point } from '../geometry'
import { heightOfGround } from '../geometry'
import type { Box } from './box'
import { at, shifted } from './vector'

export interface Dimension {
  from: Point
  to: Point
  /** Thin lines from the measured points to the dimension line. */
  guides: [Point, Point][]
  label: Label
}

/** A text whose baseline starts, is centered or ends at a point; an upright one reads from the bottom up. */
export interface Label extends Point {
  text: string
  anchor: 'start' | 'middle' | 'end'
  isUpright: boolean
}

export const LABEL_SIZE = 36
/** Width of a character of the mono font, and height of its capitals, as shares of the font size. */
const CHARACTER = 0.6
const CAPITALS = 0.74

const lengthOf = (text: string) => text.length * LABEL_SIZE * CHARACTER

/** Returns the rectangle that a label covers. */
export function labelBox({ x, y, text, anchor, isUpright }: Label): Box {
  const length = lengthOf(text)
  const height = LABEL_SIZE * CAPITALS
  const before = { start: 0, middle: length / 2, end: length }[anchor]
  if (isUpright) return { x: x - height, y: y + before - length, width: height, height: length }
  return { x: x - before, y: y - height, width: length, height }
}

const label = (point: Point, text: string, anchor: Label['anchor']): Label => ({
  ...point,
  ...{ text, anchor, isUpright: false },
})

export const headAngleLabel = ({ headBottom }: FramePoints, { head_angle }: Geometry): Label =>
  label(shifted(headBottom, 70, 6), `${head_angle}°`, 'start')

/** Returns the dimension lines of a frame, labeled by the geometry table in mm and degrees. */
export function dimensionsOf(points: FramePoints, geometry: Geometry): Dimension[] {
  const { rearAxle, frontAxle, headTop, standover } = points
  const floor = Math.max(points.groundFront.y, points.groundRear.y) + 62
  const ceiling = headTop.y - 64
  const ground = heightOfGround(points.groundRear, points.groundFront, standover.x)
  const level = (y: number, ends: [Point, Point], text: string): Dimension => {
    const [from, to] = [at(ends[0].x, y), at(ends[1].x, y)]
    return {
      from,
      to,
      guides: [
        [ends[0], from],
        [ends[1], to],
      ],
      label: label(at((from.x + to.x) / 2, y - 12), text, 'middle'),
    }
  }
  const upright = (x: number, ends: [Point, Point], text: Label): Dimension => {
    const [from, to] = [at(x, ends[0].y), at(x, ends[1].y)]
    return {
      from,
      to,
      guides: [
        [ends[0], from],
        [ends[1], to],
      ],
      label: { ...text, isUpright: true },
    }
  }
  const front = frontAxle.x + 60
  return [
    level(floor, [rearAxle, frontAxle], `Wheelbase ${geometry.wheelbase}`),
    level(ceiling, [at(0, 0), headTop], `Reach ${geometry.reach}`),
    // The upper end is above the wheel, the lower end of the standover below the frame.
    upright(
      front,
      [at(0, 0), headTop],
      label(at(front - 12, headTop.y + 14), `Stack ${geometry.stack}`, 'end'),
    ),
    upright(
      standover.x,
      [at(standover.x, ground), standover],
      label(at(standover.x - 12, ground - 6), `Standover ${geometry.standover}`, 'start'),
    ),
    ...inFrame(points, geometry),
  ]
}

/** Dimensions with their lines in the frame; their labels are next to it. */
function inFrame({ rearAxle, seatTop }: FramePoints, geometry: Geometry): Dimension[] {
  const { chainstay, seat_tube, seat_angle } = geometry
  return [
    {
      ...{ from: rearAxle, to: at(0, 0), guides: [] },
      label: label(shifted(rearAxle, -26, 13), `Chainstay ${chainstay}`, 'end'),
    },
    {
      ...{ from: at(0, 0), to: seatTop, guides: [] },
      label: label(shifted(seatTop, -40, -20), `Seat tube ${seat_tube}, ${seat_angle}°`, 'end'),
    },
  ]
}
