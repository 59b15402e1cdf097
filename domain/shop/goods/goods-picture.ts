/** Stored widths of product pictures in pixels, ascending. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const

/** Stored widths of pictures of bikes on which a spare part is lit, in pixels. */
export const PLACE_WIDTHS = [800, 1600] as const

export const GOODS_PICTURES = '/api/goods/pictures/'

/**
 * Returns the `srcset` values of a picture; none for other URLs. The server answers a missing width with the largest
 * one, and studio pictures in a format that the browser accepts.
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

export const STUDIO_PICTURE = /^\/pictures\/goods\/\d+$/

/** Returns a URL that changes with the picture, because other sites cache the image by URL. */
export function sharedPicture({ id, thumbnail }: { id: number; thumbnail: string }): string {
  const own = thumbnail.startsWith(GOODS_PICTURES)
    ? thumbnail.slice(GOODS_PICTURES.length).split('/')[0]
    : ''
  return `/og/product-${id}.png${own ? `?v=${own}` : ''}`
}
