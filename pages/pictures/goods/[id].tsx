import type { GetServerSideProps } from 'next'
import type { ReactElement } from 'react'

import { GoodsDrawing } from '@/components/accessories/drawing/goods-drawing'
import { SpareDrawing } from '@/components/spares/drawing/spare-drawing'
import { apiErrorOf } from '@/services/http/failure'
import { pageServices } from '#server/ssr/page-services'

/** The drawing of an accessory in the color of a version, or of a spare, as an SVG file; it may be kept for a day. */
export const getServerSideProps: GetServerSideProps = async ({ params, query, res }) => {
  const id = String(params?.id)
  const drawing = (await drawAccessory(id, query.variant)) ?? (await drawSpare(id))
  if (!drawing) return { notFound: true }
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(drawing)
  res.setHeader('Content-Type', 'image/svg+xml; charset=utf-8')
  res.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
  res.end(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))
  return { props: {} }
}

async function drawAccessory(id: string, version: unknown): Promise<ReactElement | null> {
  const found = await known(pageServices().accessories.read(id))
  if (!found) return null
  const { accessory } = found
  const variant = accessory.variants.find((one) => one.id === version)
  const title = variant ? `${accessory.title}, ${variant.title}` : accessory.title
  return <GoodsDrawing id={accessory.id} title={title} paint={variant?.color?.hex ?? null} />
}

async function drawSpare(id: string): Promise<ReactElement | null> {
  const spare = await known(pageServices().spares.read(id))
  return spare && <SpareDrawing title={spare.title} group={spare.group?.code ?? null} />
}

/** Null for what the shop does not have. */
async function known<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}

/** Never shown: the answer is a file. */
export default function GoodsPicturePage() {
  return null
}
