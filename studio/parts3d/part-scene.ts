import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { FINE_PIECES, type PieceName } from '@/domain/shop/bike3d/pieces'
import type { Material } from '@/domain/shop/bike3d/materials'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import type { Camera } from '@/domain/shop/bike3d/views'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import type { BikeLook, PaintLook } from '@/domain/shop/bikes/drawing/look'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import type { Angle } from '@/studio/goods3d/framing'
import { framed } from '@/studio/goods3d/framing'
import type { PartMaterial } from './materials'
import { partMaterials } from './materials'

/** A part shown on a bike: the part in its own materials, its surroundings without color. */
export interface OnBike {
  pieces: readonly PieceName[]
  /** Names of the shown parts. */
  shown: RegExp
  around?: RegExp
  /** Margin factor around the part. Its surroundings may be cut off. */
  room?: number
  /** Whether to show only the drive-side one of two equal parts. */
  oneOfTwo?: boolean
  from: Angle
}

export interface StandalonePart {
  make: () => ModelPart<PartMaterial>[]
  from: Angle
  /** Margin factor; below 1, the part fills the picture. */
  room?: number
}

export type PartView = OnBike | StandalonePart

export interface PartScene {
  parts: ModelPart<PartMaterial>[]
  camera: Camera
  materials: Record<PartMaterial, Material>
}

/** Saddle height of an average rider, in mm. */
const SADDLE = saddleHeight(80)

export function partScene(
  showing: PartView,
  { bike, build }: { bike: Bike; build: Build },
  look?: Partial<BikeLook>,
): PartScene {
  const whole = { ...lookOf(bike, build), ...look }
  return 'make' in showing ? standalonePart(showing, whole.paint) : onBike(showing, bike, whole)
}

function standalonePart({ make, from, room }: StandalonePart, paint: PaintLook): PartScene {
  return { ...framed(make(), from, { room: room ?? 1 }), materials: partMaterials(paint) }
}

function onBike(
  { pieces, shown, around, room, oneOfTwo, from }: OnBike,
  bike: Bike,
  look: BikeLook,
): PartScene {
  const points = frameOf(bike, look.size)
  const all = FINE_PIECES.filter(({ name }) => pieces.includes(name)).flatMap(({ make }) =>
    make({ points, look, detail: 'fine' }, SADDLE),
  )
  const isOwn = ({ name, mesh }: ModelPart) =>
    shown.test(name) && (!oneOfTwo || (mesh.positions[2] ?? 0) > 0)
  const own = all.filter(isOwn)
  const others = all.filter((part) => !isOwn(part) && around?.test(part.name))
  const clay = others.map((part): ModelPart<PartMaterial> => ({ ...part, material: 'clay' }))
  const close = room === undefined ? {} : { about: own, room }
  return { ...framed([...own, ...clay], from, close), materials: partMaterials(look.paint) }
}
