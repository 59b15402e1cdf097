/** Widths in which a picture of a product is kept, in pixels, the smallest first. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const

const PATH = '/api/goods/pictures/'

interface Sized {
  id: string
  width: number
  height: number
}

/** Where everyone can read a picture of a product. Its size keeps the room for it; pages ask for other widths beside it. */
export const goodsPictureAddress = ({ id, width, height }: Sized) =>
  `${PATH}${id}/${width}x${height}/800.webp`

/**
 * What browsers choose from for the picture at an address; undefined for drawings, which fit every width. A picture that
 * isn’t that wide answers with the widest that it has.
 */
export function pictureSources(address: string): { avif: string; webp: string } | undefined {
  const base = address.startsWith(PATH) && address.slice(0, -'800.webp'.length)
  const setOf = (format: string) =>
    PICTURE_WIDTHS.map((width) => `${base}${width}.${format} ${width}w`).join()
  return base ? { avif: setOf('avif'), webp: setOf('webp') } : undefined
}

/** The file of a picture in one of its widths; undefined for drawings. */
export const pictureAt = (address: string, width: (typeof PICTURE_WIDTHS)[number]) =>
  address.startsWith(PATH) ? address.replace(/\d+\.webp$/, `${width}.webp`) : undefined

/** Addresses of drawings. */
export const DRAWN_GOODS = /^\/pictures\/goods\/\d+$/

/**
 * What is shown where somebody shares the page of a product. Other sites keep it by its address, so another picture has
 * another one.
 */
export function sharedPicture({ id, thumbnail }: { id: number; thumbnail: string }): string {
  const own = thumbnail.startsWith(PATH) ? thumbnail.slice(PATH.length).split('/')[0] : ''
  return `/og/product-${id}.png${own ? `?v=${own}` : ''}`
}
