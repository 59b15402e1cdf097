import type { GetServerSideProps } from 'next'

import { GoodsDrawing } from '@/components/accessories/drawing/goods-drawing'
import { apiErrorOf } from '@/services/http/failure'
import { pageServices } from '#server/ssr/page-services'

/** The drawing of an accessory as an SVG file, in the color of a version; it may be kept for a day. */
export const getServerSideProps: GetServerSideProps = async ({ params, query, res }) => {
  const accessory = await findAccessory(String(params?.id))
  if (!accessory) return { notFound: true }
  const variant = accessory.variants.find(({ id }) => id === query.variant)
  const title = variant ? `${accessory.title}, ${variant.title}` : accessory.title
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(
    <GoodsDrawing id={accessory.id} title={title} paint={variant?.color?.hex ?? null} />,
  )
  res.setHeader('Content-Type', 'image/svg+xml; charset=utf-8')
  res.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
  res.end(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))
  return { props: {} }
}

async function findAccessory(id: string) {
  try {
    return (await pageServices().accessories.read(id)).accessory
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}

/** Never shown: the answer is a file. */
export default function GoodsPicturePage() {
  return null
}
