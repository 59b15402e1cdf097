import type { GetServerSideProps } from 'next'
import type { ReactElement } from 'react'

import { GoodsDrawing } from '@/components/shop/accessories/drawing/goods-drawing'
import { SpareDrawing } from '@/components/shop/spares/drawing/spare-drawing'
import { apiErrorOf } from '@/services/http/failure'
import { goodsStill } from '#server/ssr/goods-still'
import { pageServices } from '#server/ssr/page-services'

/** Default width in pixels, for small pictures in lists and carts. */
const MIDDLE_WIDTH = 800

/** Serves a studio photo of an accessory or spare part, or a drawing if there is none. */
export const getServerSideProps: GetServerSideProps = async ({ params, query, req, res }) => {
  const id = String(params?.id)
  const found = (await findAccessory(id, query.variant)) ?? (await findSpare(id))
  if (!found) return { notFound: true }
  res.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
  res.setHeader('Vary', 'Accept')
  const { drawing, ...product } = found
  const width = Number(query.w) || MIDDLE_WIDTH
  const still = await goodsStill({ ...product, width, accept: req.headers.accept ?? '' })
  if (still) {
    res.setHeader('Content-Type', still.type)
    res.end(still.bytes)
    return { props: {} }
  }
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(drawing)
  res.setHeader('Content-Type', 'image/svg+xml; charset=utf-8')
  res.end(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))
  return { props: {} }
}

interface GoodsPictureMatch {
  id: number
  paint: string | null
  drawing: ReactElement
}

async function findAccessory(id: string, version: unknown): Promise<GoodsPictureMatch | null> {
  const found = await nullIfNotFound(pageServices().accessories.read(id))
  if (!found) return null
  const { accessory } = found
  const variant = accessory.variants.find((one) => one.id === version)
  const title = variant ? `${accessory.title}, ${variant.title}` : accessory.title
  const shown = variant ?? accessory.variants.find(({ color }) => color)
  const paint = shown?.color?.hex ?? null
  return {
    ...{ id: accessory.id, paint },
    drawing: <GoodsDrawing id={accessory.id} title={title} paint={variant ? paint : null} />,
  }
}

async function findSpare(id: string): Promise<GoodsPictureMatch | null> {
  const spare = await nullIfNotFound(pageServices().spares.read(id))
  if (!spare) return null
  const drawing = <SpareDrawing title={spare.title} group={spare.group?.code ?? null} />
  return { id: spare.id, paint: null, drawing }
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
