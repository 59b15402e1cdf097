import path from 'node:path'

import sharp from 'sharp'

import { linear, toSrgb } from '@/domain/shop/bike3d/render/linear-color'

const CHANNELS = 3
const FULL = 255
const LIGHT = Array.from({ length: FULL + 1 }, (_, value) => linear(value / FULL))

/** The color in a picture's name (`paint-standard-b9d531`), in linear light. */
const colorOf = (name: string): number[] =>
  [...Buffer.from(name.slice(-6), 'hex')].map((value) => LIGHT[value] ?? 0)

/**
 * Pictures a paint that has no studio picture. The light that paint reflects is linear in its color, so the pictures of
 * the same finish determine each pixel: what is reflected as a highlight, and how much of the color is added.
 *
 * @param name of the picture and `known` of those with the same finish: `paint-{finish}-{rrggbb}`
 * @returns WebP
 */
export async function paintPicture(
  folder: string,
  name: string,
  known: readonly string[],
): Promise<Buffer> {
  const pictures = await Promise.all(
    known.map((one) =>
      sharp(path.join(folder, `${one}-240.webp`))
        .flatten({ background: '#fff' })
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const [first] = pictures
  if (!first) throw new Error(`no picture for ${name}`)
  const { width, height } = first.info
  const shares = sharesOf(known.flatMap(colorOf), colorOf(name))
  const pixels = Buffer.alloc(width * height * CHANNELS)
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    shares.forEach((share, channel) => {
      let light = 0
      for (let nth = 0; nth < share.length; nth++) {
        const { data } = pictures[Math.floor(nth / CHANNELS)] ?? first
        light += (share[nth] ?? 0) * (LIGHT[data[at + (nth % CHANNELS)] ?? 0] ?? 0)
      }
      pixels[at + channel] = Math.round(toSrgb(Math.min(1, Math.max(0, light))) * FULL)
    })
  }
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .webp()
    .toBuffer()
}

/** Weights of all known channels in each channel of the target, by linear regression. */
function sharesOf(known: readonly number[], target: readonly number[]): number[][] {
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  const spread = known.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return target.map((color) =>
    known.map((value) => 1 / known.length + ((value - mean) * (color - mean)) / spread),
  )
}
