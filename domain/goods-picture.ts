/** Widths in which a picture of a product is kept, in pixels, the smallest first. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const

/** Where everyone can read pictures of products that staff uploaded. */
export const GOODS_PICTURES = '/api/goods/pictures/'

/**
 * What browsers choose from for the picture at an address; nothing for any other address. A picture that isn’t that wide
 * answers with the widest that it has, and one of the studio in the format that the browser reads.
 */
export function pictureSources(address: string): { avif?: string; any?: string } {
  const setOf = (start: string, end = '') =>
    PICTURE_WIDTHS.map((width) => `${start}${width}${end} ${width}w`).join()
  const base = address.slice(0, -'800.webp'.length)
  if (address.startsWith(GOODS_PICTURES))
    return { avif: setOf(base, '.avif'), any: setOf(base, '.webp') }
  if (!address.startsWith('/pictures/goods/')) return {}
  return { any: setOf(`${address}${address.includes('?') ? '&' : '?'}w=`) }
}

/** Addresses of drawings. */
export const DRAWN_GOODS = /^\/pictures\/goods\/\d+$/

/**
 * What is shown where somebody shares the page of a product. Other sites keep it by its address, so another picture has
 * another one.
 */
export function sharedPicture({ id, thumbnail }: { id: number; thumbnail: string }): string {
  const own = thumbnail.startsWith(GOODS_PICTURES)
    ? thumbnail.slice(GOODS_PICTURES.length).split('/')[0]
    : ''
  return `/og/product-${id}.png${own ? `?v=${own}` : ''}`
}
