import sharp from 'sharp'

import type { GoodsPage } from '@/contract/shop/goods/goods'
import { goodsPicture } from '@/domain/shop/accessories/accessory'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

import { goodsPictureFile } from './goods-picture-file'
import { pageServices } from './page-services'
import type { Still } from './still-file'

type Bundle = NonNullable<GoodsPage['bundle']>

interface BundlePictureRequest {
  id: number
  bundle: Bundle
  /** Requested width in pixels. */
  width: number
  /** Accept header. */
  accept: string
}

const SIZE = { width: 1600, height: 1200 } as const
const WIDTHS = [400, 800, 1600] as const
/** More pieces would be too small to recognize. */
const MOST_PIECES = 8
/** Share of its cell that the longer side of a piece may fill, and the area that pieces share evenly. */
const FILLED = { side: 0.9, area: 0.34 } as const
const MOST_STORED = 40

/** Composing takes a tenth of a second of CPU, so let other requests run in between. */
const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 20 })
const stored = new Map<string, Promise<Still | null>>()

/** Returns one picture of all that is in a bundle; null if the browser accepts neither format, or no part has one. */
export function bundlePicture({
  id,
  bundle,
  width,
  accept,
}: BundlePictureRequest): Promise<Still | null> {
  const type = (['image/avif', 'image/webp'] as const).find((one) => accept.includes(one))
  if (!type) return Promise.resolve(null)
  const wide = WIDTHS.find((one) => one >= width) ?? SIZE.width
  const key = [id, wide, type, ...bundle.parts.flatMap((one) => Object.values(one))].join()
  const known = stored.get(key) ?? lane(() => compose(bundle, wide, type))
  stored.delete(key)
  stored.set(key, known)
  known.catch(() => stored.delete(key))
  const [oldest] = stored.keys()
  if (stored.size > MOST_STORED && oldest !== undefined) stored.delete(oldest)
  return known
}

async function compose(bundle: Bundle, width: number, type: Still['type']): Promise<Still | null> {
  const files = await Promise.all(bundle.parts.map(fileOf))
  const pieces = bundle.parts.flatMap(({ count }, index) => {
    const file = files[index]
    return file ? Array.from({ length: count }, (_, piece) => ({ file, piece })) : []
  })
  // One of each first, so that none is missing.
  const shown = pieces.sort((a, b) => a.piece - b.piece).slice(0, MOST_PIECES)
  if (shown.length === 0) return null
  const tiles = await Promise.all(shown.map(({ file }, index) => tileOf(file, index, shown.length)))
  const whole = await sharp({ create: { ...SIZE, channels: 4, background: '#0000' } })
    .composite(tiles)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const picture = sharp(whole).resize(width)
  const bytes = await (
    type === 'image/avif' ? picture.avif({ quality: 54, effort: 2 }) : picture.webp({ quality: 75 })
  ).toBuffer()
  return { bytes, type }
}

async function fileOf({ product_id, variant, kind }: Bundle['parts'][number]) {
  const services = pageServices()
  const goods =
    kind === 'spare'
      ? await services.spares.read(String(product_id))
      : (await services.accessories.read({ id: String(product_id) })).accessory
  const version = goods.variants.find(({ id }) => id === variant) ?? null
  const variants = version ? [version] : goods.variants
  return goodsPictureFile({
    id: product_id,
    thumbnail: goodsPicture(goods, version).split('?')[0] ?? '',
    variants,
  })
}

/** Returns a piece in its cell of a grid: without its margins, and of about the same area as the others. */
async function tileOf(file: Buffer, index: number, count: number) {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const inRow = index < columns * (rows - 1) ? columns : count - columns * (rows - 1)
  const cell = { width: SIZE.width / inRow, height: SIZE.height / rows }
  const { data, info } = await sharp(file).trim().toBuffer({ resolveWithObject: true })
  const [most, area] = [FILLED.side, FILLED.area * (SIZE.width / columns) * cell.height]
  const scale = Math.min(
    Math.sqrt(area / (info.width * info.height)),
    (cell.width * most) / info.width,
    (cell.height * most) / info.height,
  )
  const [width, height] = [Math.round(info.width * scale), Math.round(info.height * scale)]
  const row = Math.floor(index / columns)
  return {
    input: await sharp(data).resize(width, height, { fit: 'fill' }).png().toBuffer(),
    left: Math.round(cell.width * ((index % columns) + 0.5) - width / 2),
    top: Math.round(cell.height * (row + 0.5) - height / 2),
  }
}
