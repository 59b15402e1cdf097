import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { optionStillName, paintStillName, spareStillName } from '@/domain/shop/goods/still-names'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedProducts } from '@/server/seed/data/products'
import { goodsStill } from '@/server/ssr/goods-still'

const shelves = {
  spares: {
    folder: 'public/spare-stills',
    widths: ['400.avif', '800.avif', '800.webp'],
    names: seedProducts.filter(({ service }) => service).map(({ id }) => spareStillName(id)),
    heaviest: 20_000,
  },
  options: {
    folder: 'public/option-stills',
    widths: ['240.avif', '240.webp'],
    names: seedBikes.flatMap(({ slug, groups, colors }) => [
      ...groups.flatMap(({ parts }) => parts.flatMap((part) => optionStillName(slug, part) ?? [])),
      ...colors.filter(({ type }) => type !== 'Custom').map(paintStillName),
    ]),
    heaviest: 8_000,
  },
}

describe.each(Object.entries(shelves))(
  'pictures of %s',
  (_, { folder, widths, names, heaviest }) => {
    it('are there for each, in every width, and none is left over', () => {
      const uniqueNames = [...new Set(names)]
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as object
      expect(Object.keys(manifest).sort()).toEqual(uniqueNames.sort())
      const files = uniqueNames.flatMap((name) => widths.map((width) => `${name}-${width}`))
      expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
      const there = readdirSync(folder).filter((file) => file !== 'manifest.json')
      expect(there.sort()).toEqual(files.sort())
    })

    it('are light', () => {
      const heavy = readdirSync(folder)
        .filter((file) => file.endsWith('.avif'))
        .filter((file) => statSync(join(folder, file)).size > heaviest)
      expect(heavy).toEqual([])
    })
  },
)

it('a spare part is pictured in the width that is asked for', async () => {
  const requested = { id: 5000319, paint: null, accept: 'image/avif' }
  const [small, large] = [
    await goodsStill({ ...requested, width: 300 }),
    await goodsStill({ ...requested, width: 1600 }),
  ]
  expect(small?.bytes.length).toBeLessThan(large?.bytes.length ?? 0)
})
