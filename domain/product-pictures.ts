import { GOODS_PICTURES, PICTURE_WIDTHS } from './goods-picture'

interface SizedPicture {
  id: string
  width: number
  height: number
}

/** Where everyone can read a picture of a product. Its size keeps the room for it; pages ask for other widths beside it. */
export const goodsPictureAddress = ({ id, width, height }: SizedPicture) =>
  `${GOODS_PICTURES}${id}/${width}x${height}/800.webp`

/** The file of a picture in one of its widths; undefined for drawings. */
export const pictureAt = (address: string, width: (typeof PICTURE_WIDTHS)[number]) =>
  address.startsWith(GOODS_PICTURES)
    ? address.replace(/(?<!\d)\d+\.webp$/, `${width}.webp`)
    : undefined

/** A part of an uploaded picture, in its pixels. */
export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

/** A picture as staff choose it: an upload, the part of it that is shown, and what it shows in words. */
export interface ChosenPicture {
  /** Of the upload. */
  file: string
  /** Null for all of it. */
  crop: PictureCrop | null
  alt: string
  /** Title of the color that it shows; null or left out where it stands for every color. */
  color?: string | null | undefined
}

/** A picture of a product as it is kept with it. */
export interface ProductPicture extends ChosenPicture {
  /** Names the upload and the part of it, so what stands at its address never changes. */
  id: string
  /** Of the part that is shown, in pixels. */
  width: number
  height: number
}

/** Types that staff may upload, as browsers name them. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Largest upload in bytes, most pictures of a product, and longest text of one. */
export const PICTURE_LIMIT = 20_000_000
export const MAX_PICTURES = 12
export const ALT_LENGTH = 250
/** Width by height of the frame that the shop shows pictures in. */
export const PICTURE_FRAME = 4 / 3
/** The smallest part that may be shown, and the width from which on it is sharp everywhere, in pixels. */
export const LEAST_CROP = 16
export const SHARP_WIDTH = 800

interface Size {
  width: number
  height: number
}

/** The largest part in the shop’s frame, in the middle. */
export function framedCrop({ width, height }: Size): PictureCrop {
  const isWide = width / height > PICTURE_FRAME
  const size = isWide
    ? { width: Math.round(height * PICTURE_FRAME), height }
    : { width, height: Math.round(width / PICTURE_FRAME) }
  const x = Math.floor((width - size.width) / 2)
  return { x, y: Math.floor((height - size.height) / 2), ...size }
}

/** How a part is cut: in the shop’s frame, in any shape, or not at all. */
export type CropShape = 'frame' | 'free' | 'whole'

/** The shape of a part; a pixel more or less is none. */
export function shapeOf({ width, height }: PictureCrop): CropShape {
  return Math.abs(width - height * PICTURE_FRAME) <= 2 ? 'frame' : 'free'
}

/** A part in percent of its picture, in whole pixels inside of it. */
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

/** Whether a part lies inside its picture. */
export function isInside({ x, y, width, height }: PictureCrop, all: Size): boolean {
  const isLarge = width >= LEAST_CROP && height >= LEAST_CROP
  return isLarge && x >= 0 && y >= 0 && x + width <= all.width && y + height <= all.height
}

/** The widths in which a picture of this width is kept: none that is wider than the one before needs to be. */
export const widthsOf = (width: number): number[] =>
  PICTURE_WIDTHS.filter((_, at) => at === 0 || width > (PICTURE_WIDTHS[at - 1] ?? 0))

/** Tells pictures apart: the same part of the same upload is the same one. */
export function pictureKey({ file, crop }: Pick<ChosenPicture, 'file' | 'crop'>): string {
  return crop ? [file, crop.x, crop.y, crop.width, crop.height].join(' ') : file
}

/** The pictures of a product as its page shows them. */
export function displayPictures(pictures: readonly ProductPicture[]) {
  return pictures.map((one) => ({
    src: goodsPictureAddress(one),
    alt: one.alt,
    color: one.color ?? null,
  }))
}

/** What stands for a product in lists: its first picture, or else its drawing. */
export function thumbnailOf(product: { pictures: readonly ProductPicture[]; thumbnail: string }) {
  const [first] = product.pictures
  return first ? goodsPictureAddress(first) : product.thumbnail
}

/** The pictures of a product without colors that it doesn’t have. */
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

/** One picture moved to another place in the list. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const rest = list.filter((_, at) => at !== from)
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)]
}
