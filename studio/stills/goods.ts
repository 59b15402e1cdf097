import type { Browser } from '@playwright/test'

import { GOODS_STILL } from '@/studio/goods3d/framing'
import { GOODS_MODELS } from '@/studio/goods3d/goods-model'
import { goodsMaterials } from '@/studio/goods3d/materials'
import { goodsStillName } from '@/domain/shop/goods/still-names'
import { seedProducts } from '@/server/seed/data/products'
import { printLine } from '@/scripts/problem'
import { openAlbum } from './album'
import { geometryHash, openStudio, pictureAt, shortHash } from './studio'

const WIDTHS = [
  { width: 1600, quality: 54 },
  { width: 800, quality: 56 },
  { width: 400, quality: 54 },
] as const
const SAMPLES = 8
const SHADOW_DIRECTIONS = 96
const STAGE = 'paper' as const

interface GoodsShot {
  name: string
  id: number
  paint: string | null
}

export async function takeGoods(openBrowser: () => Promise<Browser>, only: string): Promise<void> {
  const { script, code } = await openStudio('studio/stills/goods-page.ts')
  const album = openAlbum<{ made: string }>({
    folder: 'public/goods-stills',
    widths: WIDTHS,
    other: 800,
    isSame: (a, b) => a.made === b.made,
  })
  const all = listShots()
  for (const { name, id, paint } of all.filter((one) => one.name.includes(only))) {
    const model = GOODS_MODELS[id]
    if (!model) continue
    const looks = JSON.stringify([goodsMaterials(paint), model.from, GOODS_STILL])
    const entry = { made: shortHash(geometryHash(model.make()), looks, STAGE, code) }
    if (album.has(name, entry)) continue
    const page = await (await openBrowser()).newPage()
    await page.addScriptTag({ content: script })
    const sitting = {
      ...{ id, paint, stage: STAGE, ...GOODS_STILL },
      shadowDirections: SHADOW_DIRECTIONS,
    } as const
    const url = await page.evaluate(([one, count]) => window.takeGoods(one, count), [
      sitting,
      SAMPLES,
    ] as const)
    await page.close()
    await album.save(name, pictureAt(url), entry)
    printLine(name)
  }
  await album.addWidths()
  if (!only) album.keep(new Set(all.map(({ name }) => name)))
}

function listShots(): GoodsShot[] {
  return seedProducts
    .filter(({ id }) => GOODS_MODELS[id])
    .flatMap(({ id, variants }) => {
      const paints = new Set(variants.map(({ color }) => color?.hex ?? null))
      const each = paints.size ? [...paints] : [null]
      return each.map((paint) => ({ name: goodsStillName(id, paint), id, paint }))
    })
}
