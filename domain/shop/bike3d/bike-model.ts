import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Material, MaterialName } from './materials'
import { materialsOf } from './materials'
import type { Detail, ModelPart } from './part'
import { FINE_PIECES, lightParts } from './pieces'

export interface BikeModel {
  parts: ModelPart[]
  points: FramePoints
  materials: Record<MaterialName, Material>
}

interface BikeModelOptions {
  /** Height of the saddle's top above the bottom bracket, along the seat tube, in mm. */
  saddle: number
  detail: Detail
}

export function bikeModel(
  bike: Bike,
  build: Build,
  { saddle, detail }: BikeModelOptions,
): BikeModel {
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const parts =
    detail === 'light'
      ? lightParts({ points, look }, saddle)
      : FINE_PIECES.flatMap(({ make }) => make({ points, look, detail }, saddle))
  return { parts, points, materials: materialsOf(look.paint) }
}
