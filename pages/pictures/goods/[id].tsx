import type { GetServerSideProps } from 'next'

import type { GoodsPage } from '@/contract/shop/goods/goods'
import { noPicture } from '@/messages/shop/goods/goods'
import { apiErrorOf } from '@/services/http/failure'
import { bundlePicture } from '#server/ssr/bundle-picture'
import { goodsStill, placeholder } from '#server/ssr/goods-still'
import { pageServices } from '#server/ssr/page-services'

/** Default width in pixels, for small pictures in lists and carts. */
const MIDDLE_WIDTH = 800

/** Serves a studio photo of an accessory or spare part, or a placeholder if there is none. */
export const getServerSideProps: GetServerSideProps = async ({ params, query, req, res }) => {
  const id = String(params?.id)
  const found = (await findAccessory(id, query.variant)) ?? (await findSpare(id))
  if (!found) return { notFound: true }
  res.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
  res.setHeader('Vary', 'Accept')
  const { title, bundle, ...product } = found
  const requested = { width: Number(query.w) || MIDDLE_WIDTH, accept: req.headers.accept ?? '' }
  const still = bundle
    ? await bundlePicture({ id: product.id, bundle, ...requested })
    : await goodsStill({ ...product, ...requested })
  res.setHeader('Content-Type', still?.type ?? 'image/svg+xml; charset=utf-8')
  res.end(still?.bytes ?? (await placeholder(noPicture(title))))
  return { props: {} }
}

interface GoodsPictureMatch {
  id: number
  title: string
  paint: string | null
  bundle: GoodsPage['bundle']
}

async function findAccessory(number: string, version: unknown): Promise<GoodsPictureMatch | null> {
  const found = await nullIfNotFound(pageServices().accessories.read({ id: number }))
  if (!found) return null
  const { accessory } = found
  const variant = accessory.variants.find((one) => one.id === version)
  const title = variant ? `${accessory.title}, ${variant.title}` : accessory.title
  const shown = variant ?? accessory.variants.find(({ color }) => color)
  const { id, bundle } = accessory
  return { id, title, paint: shown?.color?.hex ?? null, bundle }
}

async function findSpare(id: string): Promise<GoodsPictureMatch | null> {
  const spare = await nullIfNotFound(pageServices().spares.read(id))
  return spare && { id: spare.id, title: spare.title, paint: null, bundle: null }
}

async function nullIfNotFound<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}

export default function GoodsPicturePage() {
  return null
}
