import type { GetStaticPaths, GetStaticProps } from 'next'

import { drawPartLocation } from '@/components/shop/bikes/part-location-drawing'
import { goodsStructured } from '@/components/shop/goods/goods-structured'
import { PageHead } from '@/components/kit/layout/page-head'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import type { SpareProps } from '@/components/shop/spares/spare-facts'
import { SpareScreen } from '@/components/shop/spares/spare-screen'
import { spares } from '@/messages/shop/spares/spares'
import { findPicturedBike } from '#server/ssr/find-bike'
import { readOffers } from '#server/ssr/offers'
import { pageServices } from '#server/ssr/page-services'
import { spareLocation } from '#server/ssr/spare-location'
import { apiErrorOf } from '@/services/http/failure'

/** Revalidation interval in seconds: the maximum age of the shown stock. */
const REVALIDATE_S = 60

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

interface Props extends SpareProps {
  structured: ReturnType<typeof goodsStructured>
}

export const getStaticProps: GetStaticProps<Props, { id: string }> = async ({ params }) => {
  const services = pageServices()
  try {
    const spare = await services.spares.read(params?.id ?? '')
    const location = await locate(spare)
    const structured = goodsStructured(spare, await readOffers(spare.id), [spares.title, '/spares'])
    return { props: { spare, location, structured }, revalidate: REVALIDATE_S }
  } catch (thrown) {
    if (isMissing(thrown)) return { notFound: true, revalidate: REVALIDATE_S }
    throw thrown
  }
}

/** Prefers the picture, on a bike that the part fits; parts that staff added have a drawing. */
async function locate(spare: SpareProps['spare']): Promise<SpareProps['location']> {
  const found = await Promise.all(spare.fits.map(findPicturedBike))
  const fitting = found.filter((bike) => bike !== null)
  const pictured = await spareLocation(spare.id)
  const seen = fitting.find(({ slug }) => slug === pictured)
  if (seen) return { bike: seen.title, picture: seen.slug }
  const [bike] = fitting
  const drawing = bike && spare.group ? drawPartLocation(bike, spare.group.place) : null
  return bike && drawing ? { bike: bike.title, drawing } : null
}

function isMissing(thrown: unknown): boolean {
  const error = apiErrorOf(thrown)
  return error.kind === 'problem' && ['spare_not_found', 'not_found'].includes(error.code)
}

export default function SparePage({ structured, ...props }: Props) {
  return (
    <>
      <PageHead title={props.spare.title} description={props.spare.description} type="product" />
      <StructuredData graph={structured} />
      <SpareScreen {...props} />
    </>
  )
}
