import type { Bike, Build } from '../bike'
import { FINE_PIECES, type PieceName } from '../bike3d/pieces'
import type { Material } from '../bike3d/materials'
import type { ModelPart } from '../bike3d/part'
import type { Camera } from '../bike3d/views'
import { frameOf } from '../drawing/box'
import type { BikeLook, PaintLook } from '../drawing/look'
import { lookOf } from '../drawing/look'
import { saddleHeight } from '../geometry'
import type { Angle } from '../goods3d/framing'
import { framed } from '../goods3d/framing'
import type { PartMaterial } from './materials'
import { partMaterials } from './materials'

/** A part in its place on a bike: itself as it is, what is around it as form without color. */
export interface OnBike {
  pieces: readonly PieceName[]
  /** Names of the parts that are shown. */
  shown: RegExp
  /** Names of those around them. */
  around?: RegExp
  /** Around the part alone: how much more than it the picture holds. What is around it may run out of the picture. */
  room?: number
  /** Of two alike, that on the drive side alone. */
  oneOfTwo?: boolean
  from: Angle
}

/** A part on its own. */
export interface StandalonePart {
  make: () => ModelPart<PartMaterial>[]
  from: Angle
  /** With less than 1, the picture is full of it. */
  room?: number
}

export type PartView = OnBike | StandalonePart

export interface PartScene {
  parts: ModelPart<PartMaterial>[]
  camera: Camera
  materials: Record<PartMaterial, Material>
}

/** A rider of average height. */
const SADDLE = saddleHeight(80)

/** The model of a showing with its camera, ready for the studio. */
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
