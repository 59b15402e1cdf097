import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { Mesh } from '@/domain/kit/shape/mesh'
import { isClosed, triangleCount } from '@/domain/kit/shape/mesh'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

/** Returns the default build, or the largest frame with each group's last part and all bolt-ons. */
function buildOf(bike: Bike, isFull: boolean): Build {
  const [country] = seedCountries
  if (!country) throw new Error('No country')
  const first = defaultBuild(bike, country)
  if (!isFull) return first
  const single = bike.groups.filter(({ selection }) => selection !== 'many')
  const many = bike.groups.filter(({ selection }) => selection === 'many')
  return {
    ...sizeChosen(bike, first, bike.sizes.at(-1)?.id ?? 0),
    selectedParts: Object.fromEntries(
      single.map((group) => [group.category_part_id, group.parts.at(-1)?.id ?? 0]),
    ),
    selectedMultipleParts: Object.fromEntries(
      many.map((group) => [group.category_part_id, group.parts.map(({ id }) => id)]),
    ),
  }
}

function span(meshes: readonly Mesh[], axis: 0 | 1) {
  let [low, high] = [Infinity, -Infinity]
  for (const { positions } of meshes)
    for (let at = axis; at < positions.length; at += 3) {
      low = Math.min(low, positions[at] ?? Number.NaN)
      high = Math.max(high, positions[at] ?? Number.NaN)
    }
  return { low, high, middle: (low + high) / 2 }
}

function report(bike: Bike, isFull: boolean) {
  const build = buildOf(bike, isFull)
  const { parts } = bikeModel(bike, build, { saddle: 700, detail: 'fine' })
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const named = (...names: string[]) =>
    parts.filter(({ name }) => names.includes(name)).map(({ mesh }) => mesh)
  const tire = (end: 'front' | 'rear') => {
    const { low, high } = span(named(`${end} tire`, `${end} tread`, `${end} stud`), 1)
    return high - low - look.tyres[end].diameter
  }
  return {
    bike: bike.slug,
    open: parts.filter(({ mesh }) => !isClosed(mesh)).map(({ name }) => name),
    broken: parts.filter(({ mesh }) => !mesh.positions.every(Number.isFinite)).length,
    triangles: parts.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0),
    /** Deviations from the points of the drawing, in mm. */
    off: {
      frontAxle: span(named('front hub'), 0).middle - points.frontAxle.x,
      rearAxle: span(named('rear hub'), 0).middle - points.rearAxle.x,
      rearHeight: span(named('rear hub'), 1).middle + points.rearAxle.y,
      bottomBracket: span(named('spindle'), 0).middle,
      frontTire: tire('front'),
      rearTire: tire('rear'),
    },
  }
}

export const reports = seedBikes.flatMap((bike) => [report(bike, false), report(bike, true)])
