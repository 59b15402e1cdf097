import type { Bike, Build } from '../bike'
import { frameOf } from '../drawing/box'
import { lookOf } from '../drawing/look'
import type { FramePoints } from '../geometry'
import { frontParts, seatParts } from './cockpit'
import { driveParts } from './drive'
import { extraParts } from './extras'
import { frameParts } from './frame'
import type { Material, MaterialName } from './materials'
import { materialsOf } from './materials'
import { moldedCockpit } from './molded-cockpit'
import { moldedDrive } from './molded-drive'
import { moldedFork } from './fork'
import { moldedFrame } from './molded-frame'
import { moldedMotor } from './motor'
import { moldedSeat } from './molded-seat'
import { moldedShock } from './shock'
import { moldedWheel } from './molded-wheel'
import type { Bones, Detail, ModelPart } from './part'
import { wheelParts } from './wheel'

/** A build in space: its parts in mm, and what they are made of. */
export interface BikeModel {
  parts: ModelPart[]
  points: FramePoints
  materials: Record<MaterialName, Material>
}

interface Wish {
  /** Of the saddle's top above the bottom bracket, along the seat tube, in mm. */
  saddle: number
  detail: Detail
}

/** Models a build around the points of the drawing. */
export function bikeModel(bike: Bike, build: Build, { saddle, detail }: Wish): BikeModel {
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const parts =
    detail === 'fine' ? fineParts({ points, look }, saddle) : lightParts({ points, look }, saddle)
  return { parts, points, materials: materialsOf(look.paint) }
}

const fineParts = (bones: Bones, saddle: number): ModelPart[] => [
  ...moldedFrame(bones),
  ...moldedMotor(bones),
  ...moldedShock(bones),
  ...moldedFork(bones),
  ...moldedCockpit(bones),
  ...moldedSeat(bones, saddle),
  ...moldedDrive(bones),
  ...extraParts(bones.points, bones.look),
  ...moldedWheel('front', bones),
  ...moldedWheel('rear', bones),
]

const lightParts = ({ points, look }: Bones, saddle: number): ModelPart[] => [
  ...frameParts(points, look),
  ...frontParts(points, look),
  ...seatParts(points, look, saddle),
  ...driveParts(points, look),
  ...extraParts(points, look),
  ...wheelParts({ end: 'front', axle: points.frontAxle, look }),
  ...wheelParts({ end: 'rear', axle: points.rearAxle, look }),
]
