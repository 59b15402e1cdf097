import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { BOLTED, rollOf } from './bolted'
import { extraParts } from './extras'
import type { Material, MaterialName } from './materials'
import { materialsOf } from './materials'
import type { Bones, Detail, ModelPart } from './part'
import type { Piece } from './pieces'
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
      : FINE_PIECES.flatMap((one) => made(one, { points, look, detail }, saddle))
  return { parts, points, materials: materialsOf(look.paint) }
}

/** Models accessories in full detail for pictures only; the turntable can't afford the triangles. */
function made({ name, make }: Piece, bones: Bones, saddle: number): ModelPart[] {
  const { points, look, detail } = bones
  if (detail !== 'fine') return make(bones, saddle)
  if (name === 'extras') return extraParts(points, look, BOLTED)
  const parts = make(bones, saddle)
  if (name !== 'seat' || !look.extras.has('tool-roll')) return parts
  return [...parts.filter((one) => one.name !== 'tool-roll'), ...rollOf(points, saddle)]
}
