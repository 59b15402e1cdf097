import type { Point } from '../geometry'
import type { Mesh, Vector } from '../shape/mesh'
import type { MaterialName } from './materials'

/** One piece of a bike: what it is, what it is made of, and its closed surface in mm. */
export interface ModelPart {
  name: string
  material: MaterialName
  mesh: Mesh
}

/** A point of the drawing in space: x to the front, y up, z to the drive side. */
export const spot = (point: Point, z = 0): Vector => [point.x, -point.y, z]

export const SIDES = [1, -1] as const
