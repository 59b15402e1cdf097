import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { stillKey } from '@/domain/shop/bike3d/still-key'
import { colorChosen, sizeChosen } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const FOLDER = 'public/stills'
const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as Record<
  string,
  { key: string }
>
const sizeOf = (file: string) => statSync(join(FOLDER, file)).size

/** Photos that fill dense screens, which only the dialog loads. */
const PHOTO = '-2560.avif'

describe('the studio pictures', () => {
  it.each(seedBikes.map((bike) => [bike.slug, bike] as const))(
    'show %s as it is first offered, on both stages',
    (_, bike) => {
      const key = stillKey(bike, standardBuild(bike))
      const names = Object.keys(manifest).filter((name) => manifest[name]?.key === key)
      for (const end of ['dark-side', 'dark-front', 'paper-side', 'paper-front']) {
        expect(names.filter((name) => name.endsWith(end))).toHaveLength(1)
      }
    },
  )

  it('are there in every width, and none is left over', () => {
    const requested = Object.keys(manifest).flatMap((name) => [
      ...[480, 720, 960, 1600].map((width) => `${name}-${width}.avif`),
      `${name}-960.webp`,
    ])
    expect(requested.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([])
    const there = readdirSync(FOLDER).filter(
      (file) => file !== 'manifest.json' && !file.endsWith(PHOTO),
    )
    expect(there.sort()).toEqual(requested.sort())
  })

  it('weigh at most 92 KB each as AVIF and 40 MB together', () => {
    const files = readdirSync(FOLDER)
    const large = files.filter(
      (file) => file.endsWith('.avif') && !file.endsWith(PHOTO) && sizeOf(file) > 92_000,
    )
    expect(large).toEqual([])
    expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(40_000_000)
  })
})

describe('the key of a picture', () => {
  const [bike] = seedBikes
  if (!bike) throw new Error('No bike')

  it('is another one for another color and another size', () => {
    const build = standardBuild(bike)
    const color = bike.colors.find(({ id, type }) => id !== build.color_id && type !== 'Custom')
    const keys = [
      build,
      colorChosen(bike, build, color?.id ?? 0),
      sizeChosen(bike, build, bike.sizes.at(-1)?.id ?? 0),
    ].map((one) => stillKey(bike, one))
    expect(new Set(keys).size).toBe(3)
  })

  it('is the same for what cannot be seen', () => {
    const build = standardBuild(bike)
    const group = bike.groups.find(
      ({ selection, parts }) =>
        selection !== 'many' &&
        parts.length > 1 &&
        parts.every(({ look }) => !Object.keys(look).length),
    )
    expect(group).toBeDefined()
    const id = group?.category_part_id ?? 0
    const other = { ...build.selectedParts, [id]: group?.parts.at(-1)?.id ?? 0 }
    expect(stillKey(bike, { ...build, selectedParts: other })).toBe(stillKey(bike, build))
  })

  it('is the same in whatever order a database keeps the members of a bike', () => {
    const turned = JSON.parse(JSON.stringify(bike), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as typeof bike
    expect(Object.keys(turned)).not.toEqual(Object.keys(bike))
    expect(stillKey(turned, standardBuild(bike))).toBe(stillKey(bike, standardBuild(bike)))
  })
})
