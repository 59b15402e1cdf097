import type { GetServerSideProps } from 'next'

import { BikeDrawing } from '@/components/bike/bike-drawing'
import { buildPrice, defaultBuild } from '@/domain/build'
import { sharing } from '@/messages/sharing'
import { pageServices } from '#server/ssr/page-services'
import { sharePicture, type ShareWords } from '#server/ssr/share-picture'

/** The picture that is shown where somebody shares a page: /og/{bike}.png, and /og/shop.png for all others. */
export const getServerSideProps: GetServerSideProps = async ({ params, res }) => {
  const slug = /^([a-z0-9-]{1,80})\.png$/.exec(String(params?.slug))?.[1]
  const found = await pictureOf(slug)
  if (!found) return { notFound: true }
  const picture = await sharePicture(found.words, found.svg)
  res.setHeader('Content-Type', 'image/png')
  res.setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
  // Other sites are meant to show it.
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  res.end(picture)
  return { props: {} }
}

/** A bike as it stands with what it costs; for the shop its newest one with what we do. */
async function pictureOf(slug?: string): Promise<{ words: ShareWords; svg: string } | null> {
  const services = pageServices()
  const [{ bikes }, { countries, default_id }] = await Promise.all([
    services.configurator.bikes(),
    services.countries.list(),
  ])
  const bike = slug === 'shop' ? bikes.at(-1) : bikes.find((one) => one.slug === slug)
  const country = countries.find(({ id }) => id === default_id)
  if (!bike || !country) return null
  const build = defaultBuild(bike, country)
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(<BikeDrawing bike={bike} build={build} view="paper" title="" />)
  if (slug === 'shop') return { words: sharing.shop, svg }
  const figures = sharing.from(buildPrice(bike, build))
  return { words: { title: bike.title, eyebrow: bike.kind, figures }, svg }
}

/** Never shown: the answer is a file. */
export default function SharePicturePage() {
  return null
}
