import type { Bike, Build } from '../bike'
import { frameOf } from '../drawing/box'
import { lookOf } from '../drawing/look'
import { frontParts, seatParts } from './cockpit'
import { driveParts } from './drive'
import { extraParts } from './extras'
import { frameParts } from './frame'
import type { Material, MaterialName } from './materials'
import { materialsOf } from './materials'
import type { ModelPart } from './part'
import { wheelParts } from './wheel'

/** A build in space: its parts in mm, and what they are made of. */
interface BikeModel {
  parts: ModelPart[]
  materials: Record<MaterialName, Material>
}

/** Models a build around the points of the drawing, with the saddle at a height in mm. */
export function bikeModel(bike: Bike, build: Build, saddle: number): BikeModel {
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  return {
    parts: [
      ...frameParts(points, look),
      ...frontParts(points, look),
      ...seatParts(points, look, saddle),
      ...driveParts(points, look),
      ...extraParts(points, look),
      ...wheelParts({ end: 'front', axle: points.frontAxle, look }),
      ...wheelParts({ end: 'rear', axle: points.rearAxle, look }),
    ],
    materials: materialsOf(look.paint),
  }
}
