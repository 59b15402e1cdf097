import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { optionStillName } from '@/domain/shop/goods/still-names'
import { optionShowing } from '@/studio/parts3d/option-showings'
import { modelOfSpec } from '@/studio/parts3d/part-shot-spec'
import { SPARE_SHOWINGS } from '@/studio/parts3d/spare-showings'
import { isClosed, triangleCount } from '@/domain/kit/shape/mesh'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { seedProducts } from '@/server/seed/data/products'

const spares = seedProducts.filter(({ service }) => service)

function placeOf(slug: string) {
  const bike = seedBikes.find((one) => one.slug === slug)
  const [country] = seedCountries
  if (!bike || !country) throw new Error(`No ${slug}`)
  return { bike, build: defaultBuild(bike, country) }
}

function expectWhole({ parts, materials }: ReturnType<typeof modelOfSpec>) {
  expect(parts.filter(({ mesh }) => !isClosed(mesh)).map(({ name }) => name)).toEqual([])
  expect(parts.some(({ mesh }) => mesh.positions.some(Number.isNaN))).toBe(false)
  expect(parts.filter(({ material }) => !materials[material])).toEqual([])
  expect(parts.some(({ material }) => material !== 'clay')).toBe(true)
  const sum = parts.reduce((all, { mesh }) => all + triangleCount(mesh), 0)
  expect(sum).toBeLessThanOrEqual(200_000)
}

it('every spare part is shown somehow, and nothing else', () => {
  expect(Object.keys(SPARE_SHOWINGS).map(Number)).toEqual(spares.map(({ id }) => id).sort())
})

it('a part in a frame is shown in one that it fits', () => {
  const wrong = spares.filter(({ id, fits }) => {
    const shown = SPARE_SHOWINGS[id]
    const isInFrame = shown && 'pieces' in shown.showing && shown.showing.pieces.includes('frame')
    return isInFrame && !fits.includes(shown.bike)
  })
  expect(wrong.map(({ id, title }) => `${id} ${title}`)).toEqual([])
})

/** Spare parts without a frame: molding one takes seconds, and its models are tested as a whole. */
const quick = Object.entries(SPARE_SHOWINGS).filter(
  ([, { showing }]) => 'make' in showing || !showing.pieces.includes('frame'),
)

it.each(quick)('%s has closed surfaces of known materials', (id, { bike }) => {
  expectWhole(modelOfSpec({ ...placeOf(bike), spare: Number(id) }))
})

it('a part in a frame is itself, what is around it is clay', () => {
  const { parts } = modelOfSpec({ ...placeOf('nyx'), spare: 5000348 })
  const materials = (test: (name: string) => boolean) =>
    new Set(parts.filter(({ name }) => test(name)).map(({ material }) => material))
  expect(materials((name) => name === 'battery')).toEqual(new Set(['composite']))
  expect(materials((name) => name === 'frame')).toEqual(new Set(['clay']))
})

describe.each(seedBikes.map((bike) => [bike.slug, bike] as const))(
  'options of %s',
  (slug, bike) => {
    const parts = bike.groups.flatMap((group) => group.parts)

    it('all have a picture but tunes, and bars, which are chosen by their lengths', () => {
      const without = parts.filter((part) => !optionShowing(part))
      const codes = new Set(without.map(({ code }) => code.split('-')[0]))
      expect([...codes].sort()).toEqual(['fit', 'tune'])
    })

    it('have a file name if they have a picture, with the bike if they are shown on it', () => {
      for (const { look, code } of parts) {
        const showing = optionShowing({ look, code })
        const name = optionStillName(slug, { look, code })
        expect({ code, hasName: name !== null }).toEqual({ code, hasName: showing !== null })
        const isAlone = showing !== null && 'make' in showing
        if (isAlone || look.extra) expect(name?.startsWith(slug)).toBe(!isAlone)
      }
    })

    it('look otherwise where their pictures have other names', () => {
      const named = parts.filter((part) => optionStillName(slug, part))
      const names = new Set(named.map((part) => optionStillName(slug, part)))
      expect(names.size).toBe(named.length)
    })

    it('have closed surfaces of known materials', () => {
      const context = placeOf(slug)
      for (const option of parts) {
        const showing = optionShowing(option)
        if (!showing || ('pieces' in showing && showing.pieces.includes('frame'))) continue
        expectWhole(modelOfSpec({ ...context, option }))
      }
    })

    it('paints have their own material', () => {
      const { build } = placeOf(slug)
      const colors = bike.colors.filter(({ type }) => type !== 'Custom')
      const paints = colors.map(({ id }) => {
        const { materials } = modelOfSpec({ bike, build: colorChosen(bike, build, id) })
        return JSON.stringify(materials.paint)
      })
      expect(new Set(paints).size).toBe(colors.length)
    })
  },
)
