import type { ForkGeometry, Geometry } from './bike'

/** A point of a drawing in mm: x to the front of the bike, y down, origin at the bottom bracket. */
export interface Point {
  x: number
  y: number
}

/** Radii of the two tires in mm. */
export interface WheelRadii {
  front: number
  rear: number
}

/** The exact points of a frame with its fork and wheels (see `Point` for axes and unit). */
export interface FramePoints {
  bottomBracket: Point
  rearAxle: Point
  frontAxle: Point
  headTop: Point
  headBottom: Point
  /** Where the fork's crown meets the lower headset cup. */
  crownRace: Point
  seatTop: Point
  /** Where the top tube's upper edge is measured for standover. */
  standover: Point
  /** Unit vector down the steering axis. */
  steering: Point
  /** Unit vector up the seat tube. */
  seating: Point
  groundFront: Point
  groundRear: Point
}

const RADIANS = Math.PI / 180
/** Distance ahead of the bottom bracket, where riders straddle the bike, for standover; in mm. */
const STANDOVER_AHEAD = 60
/** Ratio of saddle height, from the bottom bracket along the seat tube, to inseam. */
const SADDLE_PER_INSEAM = 0.883

/**
 * Calculates the frame of one size. Rear axle, head tube and seat tube come from the table itself; the front axle
 * follows from the fork, so the drawn wheelbase proves that the table is consistent (within 1 mm).
 * @example frameGeometry(size.geometry, bike.fork, { front: 385, rear: 385 }).headTop // { x: reach, y: -stack }
 */
export function frameGeometry(
  geometry: Geometry,
  fork: ForkGeometry,
  wheels: WheelRadii,
): FramePoints {
  const steering = direction(geometry.head_angle)
  const seating = { x: -direction(geometry.seat_angle).x, y: -direction(geometry.seat_angle).y }
  const headTop = { x: geometry.reach, y: -geometry.stack }
  const headBottom = along(headTop, steering, geometry.head_tube)
  const crownRace = along(headBottom, steering, fork.headset)
  const straight = Math.sqrt(fork.axle_to_crown ** 2 - fork.offset ** 2)
  const foot = along(crownRace, steering, straight)
  const frontAxle = along(foot, { x: steering.y, y: -steering.x }, fork.offset)
  const rearAxle = {
    x: -Math.sqrt(geometry.chainstay ** 2 - geometry.bb_drop ** 2),
    y: -geometry.bb_drop,
  }
  const groundFront = { x: frontAxle.x, y: frontAxle.y + wheels.front }
  const groundRear = { x: rearAxle.x, y: rearAxle.y + wheels.rear }
  const ground = heightOfGround(groundRear, groundFront, STANDOVER_AHEAD)
  return {
    bottomBracket: { x: 0, y: 0 },
    rearAxle,
    frontAxle,
    headTop,
    headBottom,
    crownRace,
    seatTop: along({ x: 0, y: 0 }, seating, geometry.seat_tube),
    standover: { x: STANDOVER_AHEAD, y: ground - geometry.standover },
    steering,
    seating,
    groundFront,
    groundRear,
  }
}

/** Measures the drawn points in mm; the results must equal the geometry table. */
export function measureFrame(points: FramePoints) {
  return {
    reach: points.headTop.x - points.bottomBracket.x,
    stack: points.bottomBracket.y - points.headTop.y,
    wheelbase: points.frontAxle.x - points.rearAxle.x,
    chainstay: Math.hypot(points.rearAxle.x, points.rearAxle.y),
    bb_drop: points.bottomBracket.y - points.rearAxle.y,
    seat_tube: Math.hypot(points.seatTop.x, points.seatTop.y),
    standover:
      heightOfGround(points.groundRear, points.groundFront, points.standover.x) -
      points.standover.y,
    top_tube: points.headTop.x + (-points.headTop.y * points.seating.x) / points.seating.y,
  }
}

/** @param height saddle height in mm, from the bottom bracket along the seat tube */
export function saddlePoint(points: FramePoints, height: number): Point {
  return along(points.bottomBracket, points.seating, height)
}

/** Returns the saddle height in mm for an inseam in cm. */
export function saddleHeight(inseamCm: number): number {
  return inseamCm * 10 * SADDLE_PER_INSEAM
}

/** Returns the height of the ground at `x`: the line through both tires' contact points (they may differ in size). */
export function heightOfGround(rear: Point, front: Point, x: number): number {
  return rear.y + ((front.y - rear.y) * (x - rear.x)) / (front.x - rear.x)
}

function direction(degrees: number): Point {
  return { x: Math.cos(degrees * RADIANS), y: Math.sin(degrees * RADIANS) }
}

function along(from: Point, unit: Point, distance: number): Point {
  return { x: from.x + unit.x * distance, y: from.y + unit.y * distance }
}
