import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { ShadedMesh } from '@/domain/kit/shape/shading'
import { shaded } from '@/domain/kit/shape/shading'
import { inkOn } from './materials'
import type { Bones, ModelPart } from './part'
import type { PieceName } from './pieces'
import { FINE_PIECES } from './pieces'
import { TEXTURE_PERIOD, uvsOf } from './uvs'

export interface LiveSurface extends ShadedMesh {
  material: ModelPart['material']
  /** Names of the merged parts. */
  names: string[]
  uvs: Float32Array<ArrayBuffer>
}

export interface LivePiece {
  name: PieceName
  surfaces: LiveSurface[]
}

export interface LiveModel {
  points: FramePoints
  /** Pieces that differ from the previous model. */
  changed: LivePiece[]
}

/** A piece with what it was made from: fields of the look, and points of the frame. */
interface Version {
  piece: LivePiece
  fields: ReadonlySet<keyof BikeLook>
  places: ReadonlySet<keyof FramePoints>
  /** Null if the piece is the same in every detail. */
  detail: Bones['detail'] | null
  key: string
}

/** `best` is fine where a fine version is known, and live elsewhere. */
export type PieceDetail = Bones['detail'] | 'best'

/** Makes all pieces of a build; it may be left before its end. */
export type MakePieces = (
  build: Build,
  saddle: number,
  detail?: PieceDetail,
) => Generator<LivePiece>

/**
 * Returns a generator of all pieces, which are made only once for each look.
 *
 * @param cached versions of each piece and detail, so that going to another size or option and back takes no time
 */
export function livePieces(bike: Bike, cached = 8): MakePieces {
  const made = new Map<PieceName, readonly Version[]>()
  return function* pieces(build, saddle, wanted = 'live') {
    const look = lookOf(bike, build)
    const points = frameOf(bike, look.size)
    for (const { name, make, isSeat } of FINE_PIECES) {
      const keyOf = ({ fields, places }: Pick<Version, 'fields' | 'places'>) =>
        JSON.stringify([
          isSeat && saddle,
          [...places].map((one) => points[one]),
          [...fields].map((one) => shapeOf(look, one)),
        ])
      const versions = made.get(name) ?? []
      const knownIn = (detail: Bones['detail']) =>
        versions.find(
          (one) => (one.detail === null || one.detail === detail) && one.key === keyOf(one),
        )
      const newVersion = (detail: Bones['detail']): Version => {
        const [seen, fields] = tracked(look)
        const [at, places] = tracked(points)
        const [bones, read] = tracked({ points: at, look: seen, detail })
        const piece = { name, surfaces: surfacesOf(make(bones, saddle)) }
        const own = read.has('detail') ? detail : null
        return { piece, fields, places, detail: own, key: keyOf({ fields, places }) }
      }
      const version =
        wanted === 'best'
          ? (knownIn('fine') ?? knownIn('live') ?? newVersion('live'))
          : (knownIn(wanted) ?? newVersion(wanted))
      const alike = versions.filter((one) => one !== version && one.detail === version.detail)
      const others = versions.filter((one) => one.detail !== version.detail)
      made.set(name, [version, ...alike.slice(0, cached - 1), ...others])
      yield version.piece
    }
  }
}

/** Returns what affects shapes in a field: of paint, if it has a second color, and name and ink. */
function shapeOf(look: BikeLook, field: keyof BikeLook): unknown {
  const { paint } = look
  if (field === 'paint') return [paint.second !== null, paint.name, paint.name && inkOn(paint)]
  return field === 'extras' ? [...look.extras].sort() : look[field]
}

/** Wraps an object in a proxy that records which of its members are read. */
function tracked<Target extends object>(target: Target): [Target, ReadonlySet<keyof Target>] {
  const read = new Set<keyof Target>()
  const proxy = new Proxy(target, {
    get: (_, member) => {
      read.add(member as keyof Target)
      return target[member as keyof Target]
    },
  })
  return [proxy, read]
}

function surfacesOf(parts: readonly ModelPart[]): LiveSurface[] {
  return [...new Set(parts.map(({ material }) => material))].map((material) => {
    const own = parts.filter((part) => part.material === material)
    const mesh = shaded(own.map((part) => part.mesh))
    return {
      material,
      names: [...new Set(own.map(({ name }) => name))],
      uvs: uvsOf(mesh, TEXTURE_PERIOD),
      ...mesh,
    }
  })
}
