import type { Bike, Build } from '@/domain/shop/bikes/bike'
import {
  instead,
  liveModeler,
  simplifiedModel,
  type LiveModel,
} from '@/domain/shop/bike3d/live-model'
import { colorChosen, sizeChosen } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { standardBuild } from '../catalog/seed-bikes'

const SADDLE = 700

function full(bike: Bike): Build {
  const single = bike.groups.filter(({ selection }) => selection !== 'many')
  const many = bike.groups.filter(({ selection }) => selection === 'many')
  return {
    ...sizeChosen(bike, standardBuild(bike), bike.sizes.at(-1)?.id ?? 0),
    selectedParts: Object.fromEntries(
      single.map((group) => [group.category_part_id, group.parts.at(-1)?.id ?? 0]),
    ),
    selectedMultipleParts: Object.fromEntries(
      many.map((group) => [group.category_part_id, group.parts.map(({ id }) => id)]),
    ),
  }
}

const surfaces = (model: LiveModel) => model.changed.flatMap((piece) => piece.surfaces)
const triangles = (model: LiveModel) =>
  surfaces(model).reduce((sum, one) => sum + one.triangles.length / 3, 0)
const names = (model: LiveModel) => model.changed.map(({ name }) => name).sort()
const sums = (pieces: ReadonlyMap<string, LiveModel['changed'][number]>) =>
  [...pieces].map(([name, piece]) => {
    const all = piece.surfaces.flatMap(({ positions }) => [...positions])
    return `${name} ${all.reduce((sum, value, index) => sum + value * ((index % 7) + 1), 0)}`
  })

function report(bike: Bike) {
  const grown = new Map<string, LiveModel['changed'][number]>()
  const model = liveModeler(bike)
  const show = (build: Build, saddle = SADDLE) => {
    const made = model(build, saddle)
    for (const piece of made.changed) grown.set(piece.name, piece)
    return made
  }
  const standard = standardBuild(bike)
  const paint = bike.colors.find(({ id, type }) => id !== standard.color_id && type !== 'Custom')
  const start = show(standard)
  const steps = {
    nothing: names(show(standard)),
    color: names(show(colorChosen(bike, standard, paint?.id ?? 0))),
    saddle: names(show(standard, SADDLE + 20)),
    size: names(show(sizeChosen(bike, standard, bike.sizes.at(-1)?.id ?? 0))),
  }
  show(full(bike))
  const reopened = liveModeler(bike)(full(bike), SADDLE)
  const fresh = new Map(reopened.changed.map((piece) => [piece.name, piece]))
  const wrong = surfaces(start).filter(
    ({ positions, normals, uvs }) =>
      ![positions, normals, uvs].every((values) => values.every(Number.isFinite)),
  )
  const light = simplifiedModel(bike, standard, SADDLE)
  return {
    bike: bike.slug,
    light: {
      triangles: triangles(light),
      axles: [light.points, start.points].map(
        ({ rearAxle, frontAxle }) => frontAxle.x - rearAxle.x,
      ),
      isGone: light.changed.every(({ name }) =>
        instead(start).changed.some((one) => one.name === name && one.surfaces.length === 0),
      ),
    },
    pieces: names(start),
    triangles: [triangles(start), triangles(reopened)],
    wrong: wrong.flatMap((one) => one.names),
    steps,
    isAsMadeAnew: sums(grown).join() === sums(fresh).join(),
  }
}

export const reports = seedBikes.map(report)
