import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled } from '@/domain/kit/shape/mesh'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import { FINE_PIECES } from '@/domain/shop/bike3d/pieces'
import { movedMesh } from '@/domain/shop/bike3d/shapes'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import type { AreaCode, SpotCode } from '@/domain/shop/spares/spare-areas'
import { boundsOf, framed } from '@/studio/goods3d/framing'
import { EXPLODED, type Layer } from './exploded-layers'
import type { PartMaterial } from './materials'
import { partMaterials } from './materials'
import type { PartScene } from './part-scene'

/** Saddle height of an average rider, in mm. */
const SADDLE = saddleHeight(80)

/** Margin factor: parts cast no shadow, so that they may fill more of the picture than others. */
const ROOM = 0.84

interface ExplodedScene extends PartScene {
  /** What each spot shows. */
  spots: [SpotCode, ModelPart<PartMaterial>[]][]
}

interface LayerParts {
  layer: Layer
  parts: ModelPart<PartMaterial>[]
}

/** Returns an area of a bike, taken apart. */
export function explodedScene(
  area: AreaCode,
  { bike, build }: { bike: Bike; build: Build },
): ExplodedScene {
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const { layers, from } = EXPLODED[area]
  const own = layers.filter(({ on }) => !on || on.includes(bike.slug))
  const pieces = new Set(own.flatMap((layer) => ('pieces' in layer ? layer.pieces : [])))
  const all = FINE_PIECES.filter(({ name }) => pieces.has(name)).flatMap(({ make }) =>
    make({ points, look, detail: 'fine' }, SADDLE),
  )
  const piles = own
    .map((layer): LayerParts => ({ layer, parts: moved(layer, all, own) }))
    .filter(({ parts }) => parts.length > 0)
  const placed = framed(
    piles.flatMap(({ parts }) => parts),
    from,
    { room: ROOM },
  )
  return {
    ...placed,
    materials: partMaterials(look.paint),
    spots: spotsOf(piles, placed.parts),
  }
}

/** Returns the parts of a layer, moved away from where they are mounted. */
function moved(
  layer: Layer,
  all: readonly ModelPart[],
  layers: readonly Layer[],
): ModelPart<PartMaterial>[] {
  const parts: ModelPart<PartMaterial>[] =
    'make' in layer ? layer.make() : all.filter(({ name }) => layer.shown.test(name))
  if (parts.length === 0) return []
  const shift = 'at' in layer ? minus(anchorOf(layer, all, layers), middleOf(parts)) : layer.by
  const size = 'make' in layer ? (layer.size ?? 1) : 1
  return parts.map((part) => ({
    ...part,
    ...(layer.spot || layer.isColored ? {} : { material: 'clay' as const }),
    mesh: movedMesh(movedMesh(part.mesh, { by: scaled(middleOf(parts), -1) }), {
      size,
      by: add(middleOf(parts), shift),
      ...('turn' in layer && { turn: layer.turn }),
    }),
  }))
}

/** Position of a layer that isn't part of the bike, relative to a part that is. */
function anchorOf(
  layer: Extract<Layer, { at: Vector }>,
  all: readonly ModelPart[],
  layers: readonly Layer[],
): Vector {
  const near = all.filter(({ name }) => layer.near.test(name))
  if (near.length === 0) throw new Error(`Nothing near ${layer.spot} of ${layers.length} layers`)
  return add(middleOf(near), layer.at)
}

function middleOf(parts: readonly ModelPart<string>[]): Vector {
  const { low, high } = boundsOf(parts)
  return scaled(add(low, high), 0.5)
}

function spotsOf(
  piles: readonly LayerParts[],
  placed: readonly ModelPart<PartMaterial>[],
): ExplodedScene['spots'] {
  let at = 0
  return piles.flatMap(({ layer, parts }): ExplodedScene['spots'] => {
    const own = placed.slice(at, (at += parts.length))
    const marked = 'mark' in layer ? own.filter(({ name }) => layer.mark?.test(name)) : own
    return layer.spot ? [[layer.spot, marked]] : []
  })
}
