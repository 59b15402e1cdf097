import sharp from 'sharp'

import { defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { paperPicture } from '@/server/ssr/paper-picture'

jest.mock('@/server/ssr/api-file', () => ({ apiFile: () => Promise.resolve(null) }))

const SVG = '<svg viewBox="0 0 1600 1000"><rect x="400" y="300" width="800" height="400"/></svg>'
const draw = jest.fn(() => Promise.resolve(SVG))
const [bike] = seedBikes
const [country] = seedCountries
if (!bike || !country) throw new Error('The seed has no bikes.')
const build = defaultBuild(bike, country)

beforeEach(() => draw.mockClear())

async function seen(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  return { width: info.width, corner: at(2, 2), middle: at(800, 500) }
}

test('the picture of a build for paper is the studio’s, on white', async () => {
  const picture = await paperPicture({ bike, build, draw })
  expect(draw).not.toHaveBeenCalled()
  expect((await sharp(picture).metadata()).format).toBe('jpeg')
  expect(picture.byteLength).toBeLessThan(200_000)
  expect(await seen(picture)).toMatchObject({ width: 1600, corner: [255, 255, 255] })
})

test('of what the studio took no picture of, it is the drawing, as sharp as a printer is', async () => {
  const other = sizeChosen(bike, build, bike.sizes.at(-1)?.id ?? 0)
  const picture = await paperPicture({ bike, build: other, draw })
  expect(draw).toHaveBeenCalledTimes(1)
  const { width, corner, middle } = await seen(picture)
  expect([width, corner]).toEqual([1600, [255, 255, 255]])
  expect(Math.max(...middle)).toBeLessThan(20)
})
