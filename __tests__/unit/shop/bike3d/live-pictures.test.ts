import type { LivePicture } from '@/domain/shop/bike3d/live-pictures'
import { type LivePiece, livePieces } from '@/domain/shop/bike3d/live-model'
import { LivePictures } from '@/domain/shop/bike3d/live-pictures'
import { FINE_PIECES } from '@/domain/shop/bike3d/pieces'
import type { Build } from '@/domain/shop/bikes/bike'
import { colorChosen, partChosen } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { partByCode, required, standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const homie = required(seedBikes.find(({ slug }) => slug === 'nireeka-homie'))
const standard = standardBuild(homie)
const studio = new LivePictures(homie)
const REQUEST = { saddle: 700, hasRider: false, width: 240 }

/** Runs all steps for a build; returns its pictures, and the names of the pieces that were made again. */
function picturesOf(build: Build) {
  const before = new Map(studio.pieces)
  const made = [...studio.pictures({ ...REQUEST, build })].filter((one) => one !== undefined)
  const changed = [...studio.pieces].filter(([name, piece]) => before.get(name) !== piece)
  return { made, changed: changed.map(([name]) => name) }
}

function differenceOf(one: LivePicture, other: LivePicture): number {
  let sum = 0
  for (let at = 0; at < one.rgba.length; at++)
    sum += Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0))
  return sum / one.rgba.length
}

/** Models are slow on a busy machine. */
jest.setTimeout(120_000)

describe('the pictures of the stage', () => {
  const first = picturesOf(standard)
  const color = required(
    homie.colors.find(({ id, type }) => id !== standard.color_id && type === 'Standard'),
  )

  it('are a draft, then one as wide as requested, then a better one', () => {
    expect(first.made.map(({ quality }) => quality)).toEqual(['draft', 'full', 'final'])
    expect(first.made.map(({ width }) => width)).toEqual([360, 240, 240])
    const [, full, final] = first.made
    expect(differenceOf(required(full), required(final))).toBeLessThan(4)
  })

  it('of another color need no other mesh, and of a part only its own', () => {
    const painted = picturesOf(colorChosen(homie, standard, color.id))
    expect(painted.changed).toEqual([])
    expect(differenceOf(required(painted.made[2]), required(first.made[2]))).toBeGreaterThan(1)
    const fork = picturesOf(partChosen(homie, standard, partByCode(homie, 'fork-rigid').id))
    expect(fork.changed).toContain('fork')
    expect(fork.changed).not.toContain('frame')
  })

  it('are the same after a change that was given up halfway', () => {
    const other = partChosen(homie, standard, partByCode(homie, 'rack').id)
    const steps = studio.pictures({ ...REQUEST, build: other })
    steps.next()
    const back = picturesOf(standard)
    expect(differenceOf(required(back.made[2]), required(first.made[2]))).toBe(0)
  })

  it('of another size need no other mesh after the idle preparation, which makes no fine ones', () => {
    const frame = required(FINE_PIECES.find(({ name }) => name === 'frame'))
    const make = jest.spyOn(frame, 'make')
    for (const _ of studio.prepareOthers(standard, REQUEST.saddle)) continue
    expect(make).toHaveBeenCalled()
    expect(make.mock.calls.map(([{ detail }]) => detail)).not.toContain('fine')
    make.mockClear()
    for (const { id } of homie.sizes)
      for (const _ of studio.make({ ...standard, size_id: id }, REQUEST.saddle, 'best')) continue
    expect(make).not.toHaveBeenCalled()
    make.mockRestore()
  })

  it('end with the model of the studio, which later ones have at once', () => {
    const fresh = new LivePictures(homie)
    const studioPieces = livePieces(homie)(standard, REQUEST.saddle, 'fine')
    const trianglesIn = (pieces: Iterable<LivePiece>) =>
      [...pieces].flatMap(({ surfaces }) => surfaces.map((one) => one.triangles.length))
    const counts = (build: Build) => {
      const all: number[][] = []
      for (const one of fresh.pictures({ ...REQUEST, build }))
        if (one) all.push(trianglesIn(fresh.pieces.values()))
      return all
    }
    const [draft, full, final] = counts(standard)
    expect(draft).toEqual(full)
    expect(draft).not.toEqual(final)
    expect(final).toEqual(trianglesIn(studioPieces))
    const painted = counts(colorChosen(homie, standard, color.id))
    expect(painted).toEqual([final, final, final])
  })

  it('of a file come in their final quality only', () => {
    const file = [...studio.pictures({ ...REQUEST, build: standard, isFinal: true })]
    expect(file.flatMap((one) => one?.quality ?? [])).toEqual(['final'])
  })
})
