/** Widths in which a picture of a product is kept, in pixels, the smallest first. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const

interface Sized {
  id: string
  width: number
  height: number
}

const ADDRESS = /^(\/api\/goods\/pictures\/[\w-]+\/(\d+)x\d+\/)800\.webp$/

/** Where everyone can read a picture of a product. Its size keeps the room for it; pages ask for other widths beside it. */
export const goodsPictureAddress = ({ id, width, height }: Sized) =>
  `/api/goods/pictures/${id}/${width}x${height}/800.webp`

/** The widths in which a picture of this width is kept: none that is wider than the one before needs to be. */
export const widthsOf = (width: number): number[] =>
  PICTURE_WIDTHS.filter((_, at) => at === 0 || width > (PICTURE_WIDTHS[at - 1] ?? 0))

/** What browsers choose from for the picture at an address; null for drawings, which fit every width. */
export function pictureSources(address: string): { avif: string; webp: string } | null {
  const [, base, width] = ADDRESS.exec(address) ?? []
  if (base === undefined) return null
  const setOf = (format: string) =>
    widthsOf(Number(width))
      .map((one) => `${base}${one}.${format} ${Math.min(one, Number(width))}w`)
      .join()
  return { avif: setOf('avif'), webp: setOf('webp') }
}
