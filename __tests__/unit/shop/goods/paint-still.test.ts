import path from 'node:path'

import sharp from 'sharp'

import { paintPicture } from '@/server/ssr/paint-still'

const FOLDER = path.resolve('public/option-stills')
const STANDARD = ['15171c', '2f3336', '3c6e8f', 'b9d531', 'e4572e', 'e6e1d6', 'eef1f3'].map(
  (hex) => `paint-standard-${hex}`,
)

const pixelsOf = (picture: string | Buffer) =>
  sharp(picture).flatten({ background: '#fff' }).raw().toBuffer()

/** Mean difference of the channels (0 to 255). */
async function difference(one: string | Buffer, other: string | Buffer): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length
}

describe('the picture of a paint that staff added', () => {
  it.each(STANDARD)('is close to what the studio shows: %s', async (name) => {
    const others = STANDARD.filter((one) => one !== name)
    const picture = await paintPicture(FOLDER, name, others)
    expect(await difference(picture, path.join(FOLDER, `${name}-240.webp`))).toBeLessThan(8)
  })
})
