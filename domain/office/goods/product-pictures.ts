import { GOODS_PICTURES, PICTURE_WIDTHS } from '@/domain/shop/goods/goods-picture'

interface SizedPicture {
  id: string
  width: number
  height: number
}

/** Returns the public URL of a product picture. It includes the size to reserve space; pages derive other widths. */
export const goodsPictureAddress = ({ id, width, height }: SizedPicture) =>
  `${GOODS_PICTURES}${id}/${width}x${height}/800.webp`

/** Returns the URL of a picture in one of its widths; undefined for studio pictures. */
export const pictureAt = (address: string, width: (typeof PICTURE_WIDTHS)[number]) =>
  address.startsWith(GOODS_PICTURES)
    ? address.replace(/(?<!\d)\d+\.webp$/, `${width}.webp`)
    : undefined

/** A crop of an uploaded picture, in pixels. */
export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

export interface ChosenPicture {
  /** Id of the uploaded file. */
  file: string
  /** Null for the whole picture. */
  crop: PictureCrop | null
  alt: string
  /** Title of the color shown; null or undefined for pictures of every color. */
  color?: string | null | undefined
}

export interface ProductPicture extends ChosenPicture {
  /** Identifies the upload and its crop, so the content behind its URL is immutable. */
  id: string
  /** Width of the crop, in pixels. */
  width: number
  height: number
}

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Maximum upload size in bytes, pictures per product, and length of an alt text. */
export const PICTURE_LIMIT = 20_000_000
export const MAX_PICTURES = 12
export const ALT_LENGTH = 250
/** Aspect ratio of product pictures. */
export const PICTURE_FRAME = 4 / 3
/** Minimum width and height of a crop, and the width from which it is sharp everywhere, in pixels. */
export const LEAST_CROP = 16
export const SHARP_WIDTH = 800

interface Size {
  width: number
  height: number
}

/** Returns the largest centered crop with the shop’s aspect ratio. */
export function framedCrop({ width, height }: Size): PictureCrop {
  const isWide = width / height > PICTURE_FRAME
  const size = isWide
    ? { width: Math.round(height * PICTURE_FRAME), height }
    : { width, height: Math.round(width / PICTURE_FRAME) }
  const x = Math.floor((width - size.width) / 2)
  return { x, y: Math.floor((height - size.height) / 2), ...size }
}

/** Crop mode: the shop’s aspect ratio, any shape, or the whole picture. */
export type CropShape = 'frame' | 'free' | 'whole'

/** Returns 'frame' if the width matches the shop's aspect ratio within two pixels, else 'free'. */
export function shapeOf({ width, height }: PictureCrop): CropShape {
  return Math.abs(width - height * PICTURE_FRAME) <= 2 ? 'frame' : 'free'
}

/** Converts a crop from percent to whole pixels within the picture. */
export function pixelsOf(part: PictureCrop, { width, height }: Size): PictureCrop {
  const across = spanOf({ from: part.x, length: part.width }, width)
  const down = spanOf({ from: part.y, length: part.height }, height)
  return { x: across.from, y: down.from, width: across.length, height: down.length }
}

interface Span {
  from: number
  length: number
}

function spanOf(percent: Span, all: number): Span {
  const length = clamp(Math.round((percent.length * all) / 100), Math.min(LEAST_CROP, all), all)
  return { from: clamp(Math.round((percent.from * all) / 100), 0, all - length), length }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

export function isInside({ x, y, width, height }: PictureCrop, all: Size): boolean {
  const isLarge = width >= LEAST_CROP && height >= LEAST_CROP
  return isLarge && x >= 0 && y >= 0 && x + width <= all.width && y + height <= all.height
}

/** Returns the widths to store for a picture, up to the first that is at least its own width. */
export const widthsOf = (width: number): number[] =>
  PICTURE_WIDTHS.filter((_, at) => at === 0 || width > (PICTURE_WIDTHS[at - 1] ?? 0))

export function pictureKey({ file, crop }: Pick<ChosenPicture, 'file' | 'crop'>): string {
  return crop ? [file, crop.x, crop.y, crop.width, crop.height].join(' ') : file
}

export function displayPictures(pictures: readonly ProductPicture[]) {
  return pictures.map((one) => ({
    src: goodsPictureAddress(one),
    alt: one.alt,
    color: one.color ?? null,
  }))
}

export function thumbnailOf(product: { pictures: readonly ProductPicture[]; thumbnail: string }) {
  const [first] = product.pictures
  return first ? goodsPictureAddress(first) : product.thumbnail
}

/** Clears the colors of a product's pictures that none of its versions has. */
export function inKnownColors<One extends ChosenPicture>(
  pictures: readonly One[],
  versions: readonly { color: { title: string } | null }[],
): One[] {
  const known = new Set(versions.map(({ color }) => color?.title))
  return pictures.map((one) => ({
    ...one,
    color: one.color && known.has(one.color) ? one.color : null,
  }))
}

export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const rest = list.filter((_, at) => at !== from)
  const index = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, index), ...list.slice(from, from + 1), ...rest.slice(index)]
}
