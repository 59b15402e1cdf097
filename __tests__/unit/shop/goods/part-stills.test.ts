import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

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
    heaviest: 12_000,
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

/** Pixels of an option's picture as its card shows it. */
const shown = (name: string) =>
  sharp(`public/option-stills/${name}-240.avif`)
    .resize(CARD.width, CARD.height, { fit: 'fill' })
    .flatten({ background: '#F6F5F1' })
    .raw()
    .toBuffer()

const CARD = { width: 96, height: 72 } as const
/** Least difference of a channel that is seen, and least share of the pixels that have it. */
const SEEN = { channel: 32, pixels: 0.012 } as const
/** Studs are a few bright dots at this size. */
const SEEN_STUDS = 0.0005

function differing(a: Buffer, b: Buffer): number {
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const steps = [0, 1, 2].map((channel) =>
      Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)),
    )
    if (Math.max(...steps) >= SEEN.channel) count++
  }
  return count / (CARD.width * CARD.height)
}

it.each(seedBikes.map((bike) => [bike.slug, bike] as const))(
  'options of one choice of %s look different on their cards',
  async (slug, { groups }) => {
    const alike: string[] = []
    for (const { parts } of groups) {
      const named = parts.flatMap((part) => optionStillName(slug, part) ?? [])
      const pictures = await Promise.all(named.map(shown))
      for (const [index, name] of named.entries())
        for (const [other, picture] of pictures.entries()) {
          const own = pictures[index]
          if (other <= index || !own) continue
          const share = differing(own, picture)
          const hasStuds = name.includes('studded') !== named[other]?.includes('studded')
          const least = hasStuds ? SEEN_STUDS : SEEN.pixels
          if (share < least) alike.push(`${name} = ${named[other]}: ${share.toFixed(4)}`)
        }
    }
    expect(alike).toEqual([])
  },
)
