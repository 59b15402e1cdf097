import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { FINE_PIECES, type PieceName } from '@/domain/shop/bike3d/pieces'
import type { Material } from '@/domain/shop/bike3d/materials'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import type { Camera } from '@/domain/shop/bike3d/views'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import type { BikeLook, PaintLook } from '@/domain/shop/bikes/drawing/look'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import type { Angle } from '@/studio/goods3d/framing'
import { boundsOf, framed } from '@/studio/goods3d/framing'
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
  /** Names of the parts that fill the picture, if not all. */
  framed?: RegExp
  /** Section of the parts' bounds that fills the picture, in shares of their length and height. */
  section?: Section
  /** Moves parts, such as the rear rotor next to the front one. */
  arrange?: (part: ModelPart, points: FramePoints) => ModelPart
  from: Angle
}

interface Section {
  x: readonly [from: number, to: number]
  y: readonly [from: number, to: number]
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

interface PartContext {
  bike: Bike
  build: Build
  /** Differences from the look of the build. */
  look?: Partial<BikeLook> | undefined
  /** Looks, or models, of all options of a choice: one camera for all, so that their sizes compare. */
  looks?: readonly Partial<BikeLook>[]
  makes?: readonly StandalonePart['make'][]
}

export function partScene(showing: PartView, context: PartContext): PartScene {
  const { bike, build, look, looks, makes } = context
  const whole = { ...lookOf(bike, build), ...look }
  if ('make' in showing) return standalonePart(showing, whole.paint, makes)
  const all = looks?.map((one) => ({ ...whole, ...one }))
  return onBike(showing, { bike, look: whole, all: all ?? [whole] })
}

function standalonePart(
  { make, from, room = 1 }: StandalonePart,
  paint: PaintLook,
  makes: readonly StandalonePart['make'][] = [make],
): PartScene {
  const about = makes.flatMap((one) => one())
  return { ...framed(make(), from, { about, room }), materials: partMaterials(paint) }
}

interface BikeLooks {
  bike: Bike
  look: BikeLook
  all: readonly BikeLook[]
}

function onBike(showing: OnBike, { bike, look, all }: BikeLooks): PartScene {
  const { own, others } = partsOf(showing, bike, look)
  const clay = others.map((part): ModelPart<PartMaterial> => ({ ...part, material: 'clay' }))
  const { room, section, from } = showing
  const alike = all.flatMap((one) => (one === look ? own : partsOf(showing, bike, one).own))
  const seen = room === undefined && !section && all.length === 1 ? [...own, ...clay] : alike
  const filling = seen.filter(({ name }) => showing.framed?.test(name) ?? true)
  const about = section ? [sectionOf(filling, section)] : filling
  return {
    ...framed([...own, ...clay], from, { about, room: room ?? 1 }),
    materials: partMaterials(look.paint),
  }
}

/** Returns the shown parts, and those around them. */
function partsOf(showing: OnBike, bike: Bike, look: BikeLook) {
  const { pieces, shown, around, oneOfTwo, arrange } = showing
  const points = frameOf(bike, look.size)
  const all = FINE_PIECES.filter(({ name }) => pieces.includes(name))
    .flatMap(({ make }) => make({ points, look, detail: 'fine' }, SADDLE))
    .map((part) => arrange?.(part, points) ?? part)
  const isOwn = ({ name, mesh }: ModelPart) =>
    shown.test(name) && (!oneOfTwo || (mesh.positions[2] ?? 0) > 0)
  const own = all.filter(isOwn)
  return { own, others: all.filter((part) => !isOwn(part) && around?.test(part.name)) }
}

/** A box that only the camera sees. */
function sectionOf(
  parts: readonly ModelPart<string>[],
  { x, y }: Section,
): ModelPart<PartMaterial> {
  const { low, high } = boundsOf(parts)
  const at = (axis: 0 | 1, share: number) => low[axis] + (high[axis] - low[axis]) * share
  const corners = x.flatMap((a) =>
    y.flatMap((b) => [low[2], high[2]].flatMap((z) => [at(0, a), at(1, b), z])),
  )
  const mesh = { positions: new Float32Array(corners), triangles: new Uint32Array() }
  return { name: 'section', material: 'clay', mesh }
}
