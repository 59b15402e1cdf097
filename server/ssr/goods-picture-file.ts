import { STUDIO_PICTURE } from '@/domain/shop/goods/goods-picture'
import { pictureAt } from '@/domain/office/goods/product-pictures'

import { apiFile } from './api-file'
import { goodsStill } from './goods-still'

interface PicturedGoods {
  id: number
  thumbnail: string
  variants: readonly { color: { hex: string } | null }[]
}

const WIDTH = 800

/** Returns a product's first own picture or else its studio picture; null if it has none. */
export async function goodsPictureFile({
  id,
  thumbnail,
  variants,
}: PicturedGoods): Promise<Buffer | null> {
  if (STUDIO_PICTURE.test(thumbnail)) {
    const paint = variants.find(({ color }) => color)?.color?.hex ?? null
    return (await goodsStill({ id, paint, width: WIDTH, accept: 'image/webp' }))?.bytes ?? null
  }
  const path = pictureAt(thumbnail, WIDTH)
  if (!path) return null
  return (await apiFile(path))?.bytes ?? null
}
