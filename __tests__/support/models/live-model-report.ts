import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { livePieces, type LivePiece } from '@/domain/shop/bike3d/live-model'
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

const surfaces = (pieces: readonly LivePiece[]) => pieces.flatMap((piece) => piece.surfaces)
const triangles = (pieces: readonly LivePiece[]) =>
  surfaces(pieces).reduce((sum, one) => sum + one.triangles.length / 3, 0)
const names = (pieces: readonly LivePiece[]) => pieces.map(({ name }) => name).sort()
const sums = (pieces: ReadonlyMap<string, LivePiece>) =>
  [...pieces].map(([name, piece]) => {
    const all = piece.surfaces.flatMap(({ positions }) => [...positions])
    return `${name} ${all.reduce((sum, value, index) => sum + value * ((index % 7) + 1), 0)}`
  })

function report(bike: Bike) {
  const grown = new Map<string, LivePiece>()
  const pieces = livePieces(bike)
  const show = (build: Build, saddle = SADDLE) => {
    const made = [...pieces(build, saddle)].filter((piece) => grown.get(piece.name) !== piece)
    for (const piece of made) grown.set(piece.name, piece)
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
  const isCached = [...pieces(standard, SADDLE)].every((piece) => start.includes(piece))
  show(full(bike))
  const reopened = [...livePieces(bike)(full(bike), SADDLE)]
  const fresh = new Map(reopened.map((piece) => [piece.name, piece]))
  const wrong = surfaces(start).filter(
    ({ positions, normals, uvs }) =>
      ![positions, normals, uvs].every((values) => values.every(Number.isFinite)),
  )
  return {
    bike: bike.slug,
    pieces: names(start),
    triangles: [triangles(start), triangles(reopened)],
    wrong: wrong.flatMap((one) => one.names),
    steps,
    isCached,
    isAsMadeAnew: sums(grown).join() === sums(fresh).join(),
  }
}

export const reports = seedBikes.map(report)
