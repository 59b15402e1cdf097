import { STUDIO_PICTURE } from '@/domain/shop/goods/goods-picture'
import { pictureAt } from '@/domain/office/goods/product-pictures'
import { getApi } from '@/server/get-api'
import { publicSettings } from '@/utils/public-settings'

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
  const host = publicSettings().apiHost
  const answer = host
    ? await fetch(new URL(path, host))
    : await (await getApi()).fetch(new Request(new URL(path, 'http://in-process')))
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
}
