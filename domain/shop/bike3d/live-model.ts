import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { ShadedMesh } from '@/domain/kit/shape/shading'
import { shaded } from '@/domain/kit/shape/shading'
import { inkOn } from './materials'
import type { ModelPart } from './part'
import type { PieceName } from './pieces'
import { FINE_PIECES, lightParts } from './pieces'
import { uvsOf } from './uvs'

export interface LiveSurface extends ShadedMesh {
  material: ModelPart['material']
  /** Names of the merged parts. */
  names: string[]
  uvs: Float32Array<ArrayBuffer>
}

export interface LiveModel {
  points: FramePoints
  /** Pieces that differ from the previous model. */
  changed: { name: PieceName | typeof STAND_IN; surfaces: LiveSurface[] }[]
}

/** Period of surface textures, in mm. */
const STRUCTURE = 100

/** Name of the simplified model on the turntable until the detailed pieces are ready. */
const STAND_IN = 'stand-in'

/** Returns a model that phones can show immediately, built in a tenth of the full model's time. */
export function simplifiedModel(bike: Bike, build: Build, saddle: number): LiveModel {
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const surfaces = surfacesOf(lightParts({ points, look }, saddle))
  return { points, changed: [{ name: STAND_IN, surfaces }] }
}

/** Returns the detailed model with a change that removes the stand-in. */
export const instead = ({ points, changed }: LiveModel): LiveModel => ({
  points,
  changed: [...changed, { name: STAND_IN, surfaces: [] }],
})

/** Returns a function that rebuilds and returns only the pieces whose inputs changed. */
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

/** Returns what affects shapes in a field: of paint, if it has a second color, and name and ink. */
function shapeOf(look: BikeLook, field: keyof BikeLook): unknown {
  const { paint } = look
  if (field === 'paint') return [paint.second !== null, paint.name, paint.name && inkOn(paint)]
  return field === 'extras' ? [...look.extras].sort() : look[field]
}

/** Wraps a look in a proxy that records which fields are read. */
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
