import type { Bike, Build } from '../bike'
import { frameOf } from '../drawing/box'
import type { BikeLook } from '../drawing/look'
import { lookOf } from '../drawing/look'
import type { FramePoints } from '../geometry'
import type { ShadedMesh } from '../shape/shading'
import { shaded } from '../shape/shading'
import { inkOn } from './materials'
import type { ModelPart } from './part'
import type { PieceName } from './pieces'
import { FINE_PIECES, lightParts } from './pieces'
import { uvsOf } from './uvs'

/** All of a piece that is made of one material, ready for a graphics card. */
export interface LiveSurface extends ShadedMesh {
  material: ModelPart['material']
  /** What is in it. */
  names: string[]
  uvs: Float32Array<ArrayBuffer>
}

export interface LiveModel {
  points: FramePoints
  /** Those that look otherwise than in the model before. */
  changed: { name: PieceName | typeof STAND_IN; surfaces: LiveSurface[] }[]
}

/** Structures repeat every so many mm. */
const STRUCTURE = 100

/** The light model stands on the turntable until the pieces of the detailed one are there. */
const STAND_IN = 'stand-in'

/** What a phone can show at once: it takes a tenth of the time that all pieces take. */
export function simplifiedModel(bike: Bike, build: Build, saddle: number): LiveModel {
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const surfaces = surfacesOf(lightParts({ points, look }, saddle))
  return { points, changed: [{ name: STAND_IN, surfaces }] }
}

/** The model that takes the place of the stand-in. */
export const instead = ({ points, changed }: LiveModel): LiveModel => ({
  points,
  changed: [...changed, { name: STAND_IN, surfaces: [] }],
})

/**
 * Models one build after the other for a turntable and answers what has changed: a piece is made again only if something
 * that it was made from is another value now.
 */
export function liveModeler(bike: Bike): (build: Build, saddle: number) => LiveModel {
  const made = new Map<PieceName, string>()
  let reads = new Map<PieceName, ReadonlySet<keyof BikeLook>>()
  return (build, saddle) => {
    const look = lookOf(bike, build)
    const points = frameOf(bike, look.size)
    const keyOf = (fields: Iterable<keyof BikeLook>, isSeat = false) =>
      JSON.stringify([points, isSeat && saddle, [...fields].map((field) => shapeOf(look, field))])
    const changed = FINE_PIECES.filter(({ name, isSeat }) => {
      const fields = reads.get(name)
      return !fields || made.get(name) !== keyOf(fields, isSeat)
    }).map(({ name, make, isSeat }) => {
      const { seen, fields } = trackedLook(look)
      const surfaces = surfacesOf(make({ points, look: seen, detail: 'live' }, saddle))
      reads = new Map(reads).set(name, fields)
      made.set(name, keyOf(fields, isSeat))
      return { name, surfaces }
    })
    return { points, changed }
  }
}

/** What a field says about shapes: of a paint, that there is a second one, and the name on the top tube with its ink. */
function shapeOf(look: BikeLook, field: keyof BikeLook): unknown {
  const { paint } = look
  if (field === 'paint') return [paint.second !== null, paint.name, paint.name && inkOn(paint)]
  return field === 'extras' ? [...look.extras].sort() : look[field]
}

/** A look that writes down which of its fields were read. */
function trackedLook(look: BikeLook) {
  const fields = new Set<keyof BikeLook>()
  const seen = new Proxy(look, {
    get: (target, field: keyof BikeLook) => {
      fields.add(field)
      return target[field]
    },
  })
  return { seen, fields }
}

function surfacesOf(parts: readonly ModelPart[]): LiveSurface[] {
  return [...new Set(parts.map(({ material }) => material))].map((material) => {
    const own = parts.filter((part) => part.material === material)
    const mesh = shaded(own.map((part) => part.mesh))
    return {
      material,
      names: [...new Set(own.map(({ name }) => name))],
      uvs: uvsOf(mesh, STRUCTURE),
      ...mesh,
    }
  })
}
