import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { PICTURE_WIDTHS } from '@/domain/shop/goods/goods-picture'
import { goodsStillName } from '@/domain/shop/goods/still-names'
import { seedProducts } from '@/server/seed/data/products'
import { goodsStill } from '@/server/ssr/goods-still'

const FOLDER = 'public/goods-stills'
const names = Object.keys(
  JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as Record<string, unknown>,
)
const HELMET = 5000110

it('there is a picture of every accessory in every color', () => {
  const requested = seedProducts
    .filter(({ service, bundle }) => !service && !bundle)
    .flatMap(({ id, variants }) => {
      const paints = variants.map(({ color }) => color?.hex ?? null)
      return (paints.length ? paints : [null]).map((paint) => goodsStillName(id, paint))
    })
  expect(names.sort()).toEqual([...new Set(requested)].sort())
})

it('they are there in every width, and none is left over', () => {
  const requested = names.flatMap((name) => [
    ...PICTURE_WIDTHS.map((width) => `${name}-${width}.avif`),
    `${name}-800.webp`,
  ])
  expect(requested.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([])
  const there = readdirSync(FOLDER).filter((file) => file !== 'manifest.json')
  expect(there.sort()).toEqual(requested.sort())
})

it('they weigh at most 60 KB each, and 40 MB together with those of the bikes', () => {
  const sizes = [FOLDER, 'public/stills'].map((folder) =>
    readdirSync(folder).map((file) => statSync(join(folder, file)).size),
  )
  expect(Math.max(...(sizes[0] ?? []))).toBeLessThanOrEqual(60_000)
  expect(sizes.flat().reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000)
})

describe('who asks for one', () => {
  const orange = { id: HELMET, paint: '#E4572E', width: 800 }

  it('gets it in the format that the browser reads', async () => {
    const avif = await goodsStill({ ...orange, accept: 'image/avif,image/webp,*/*' })
    const webp = await goodsStill({ ...orange, accept: 'image/webp,*/*' })
    expect([avif?.type, webp?.type]).toEqual(['image/avif', 'image/webp'])
    expect(await goodsStill({ ...orange, accept: 'image/png' })).toBeNull()
  })

  it('gets another file for another color and another width', async () => {
    const accept = 'image/avif'
    const files = await Promise.all([
      goodsStill({ ...orange, accept }),
      goodsStill({ ...orange, accept, paint: '#E6E1D6' }),
      goodsStill({ ...orange, accept, width: 1600 }),
    ])
    expect(new Set(files.map((file) => file?.bytes.toString('base64'))).size).toBe(3)
  })

  it('gets none of a color or a product that none was taken of', async () => {
    const accept = 'image/avif'
    expect(await goodsStill({ ...orange, accept, paint: '#123456' })).toBeNull()
    expect(await goodsStill({ ...orange, accept, id: 1 })).toBeNull()
  })
})
