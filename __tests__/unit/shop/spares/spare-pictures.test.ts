import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { EXPLODED_WIDTHS } from '@/domain/shop/spares/exploded-bike'
import { SPARE_AREAS } from '@/domain/shop/spares/spare-areas'
import { PLACE_WIDTHS } from '@/domain/shop/goods/goods-picture'
import { spareStillName } from '@/domain/shop/goods/still-names'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedProducts } from '@/server/seed/data/products'
import { seedSpareGroups } from '@/server/seed/data/spare-groups'

const PLACES = 'public/spare-places'
const EXPLODED = 'public/exploded'
const spares = seedProducts.filter(({ kind }) => kind === 'spare')
const areas = seedBikes.flatMap(({ slug }) => SPARE_AREAS.map((area) => ({ slug, area })))

function manifestOf<Entry>(folder: string): Record<string, Entry> {
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8')
  return JSON.parse(text) as Record<string, Entry>
}

function expectFiles(folder: string, names: readonly string[], widths: readonly number[]) {
  const files = names.flatMap((name) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    `${name}-${widths[0]}.webp`,
  ])
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  const there = readdirSync(folder).filter((file) => file !== 'manifest.json')
  expect(there.sort()).toEqual(files.sort())
}

const heaviest = (folder: string) =>
  Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).size))

describe('pictures of bikes with a part lit', () => {
  const places = manifestOf<{ bike: string }>(PLACES)

  it('are there for each spare part, on a bike that it fits, and none is left over', () => {
    const names = [
      ...seedBikes.map(({ slug }) => slug),
      ...spares.map(({ id }) => spareStillName(id)),
    ]
    expectFiles(PLACES, names, PLACE_WIDTHS)
    const wrong = spares.filter(({ id, fits }) => {
      const bike = places[spareStillName(id)]?.bike
      return bike === undefined || !fits.includes(bike)
    })
    expect(wrong.map(({ id, title }) => `${id} ${title}`)).toEqual([])
  })

  it('are light', () => {
    expect(heaviest(PLACES)).toBeLessThan(80_000)
  })
})

describe('exploded views', () => {
  const views = manifestOf<{ spots: Record<string, readonly [number, number]> }>(EXPLODED)

  it('are there for each area of each bike, and none is left over', () => {
    expectFiles(
      EXPLODED,
      areas.map(({ slug, area }) => `${slug}-${area.code}`),
      EXPLODED_WIDTHS,
    )
  })

  it('are light', () => {
    expect(heaviest(EXPLODED)).toBeLessThan(80_000)
  })

  it.each(areas.map(({ slug, area }) => [`${slug}-${area.code}`, area] as const))(
    '%s has spots of its area within the picture',
    (name, area) => {
      const spots = Object.entries(views[name]?.spots ?? {})
      const known = area.spots.map(({ code }) => code as string)
      expect(spots.length).toBeGreaterThan(1)
      expect(spots.filter(([code]) => !known.includes(code))).toEqual([])
      expect(spots.filter(([, at]) => at.some((share) => share < 0.02 || share > 0.98))).toEqual([])
    },
  )

  it('have spots that don’t cover each other', () => {
    const near = Object.entries(views).flatMap(([name, { spots }]) =>
      Object.entries(spots).flatMap(([code, [x, y]], index, all) =>
        all
          .slice(index + 1)
          .filter(([, [right, down]]) => Math.hypot(right - x, (down - y) * 0.75) < 0.08)
          .map(([other]) => `${name}: ${code} and ${other}`),
      ),
    )
    expect(near).toEqual([])
  })

  it('lead to every kind of spare part, and each to one of them', () => {
    const linked = new Set<string>(
      SPARE_AREAS.flatMap(({ spots }) => spots.map(({ group }) => group)),
    )
    expect([...linked].sort()).toEqual(seedSpareGroups.map(({ code }) => code).sort())
  })
})
