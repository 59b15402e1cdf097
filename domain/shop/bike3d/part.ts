import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints, Point } from '@/domain/shop/bikes/geometry'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import type { MaterialName } from './materials'

/** Level of detail: for files on phones, the turntable, or pictures. */
export type Detail = 'light' | 'live' | 'fine'

/** One part of a model with its name, its material and its closed surface in mm. */
export interface ModelPart<Material extends string = MaterialName> {
  name: string
  material: Material
  mesh: Mesh
}

export const piece = (name: string, material: MaterialName, mesh: Mesh): ModelPart => ({
  name,
  material,
  mesh,
})

export interface Bones {
  points: FramePoints
  look: BikeLook
  detail: Exclude<Detail, 'light'>
}

export const finer = ({ detail }: Pick<Bones, 'detail'>, live: number, fine: number): number =>
  detail === 'live' ? live : fine

/** Converts a point of the drawing to 3D: x to the front, y up, z to the drive side. */
export const spot = (point: Point, z = 0): Vector => [point.x, -point.y, z]

export const SIDES = [1, -1] as const

const WIDE_TIRE = 90

/** Returns the distance of the fork's legs from the middle, in mm. */
export const legsOf = ({ tyres }: BikeLook): number => Math.max(58, tyres.front.width / 2 + 34)

/** Returns the distances of chain and axle ends from the middle, in mm; wide tires need more room. */
export const widthsOf = ({ tyres }: BikeLook) =>
  tyres.rear.width > WIDE_TIRE ? { chain: 72, dropout: 100 } : { chain: 56, dropout: 78 }
