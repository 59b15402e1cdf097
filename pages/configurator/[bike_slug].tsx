import type { GetStaticPaths, GetStaticProps } from 'next'

import { ConfiguratorScreen } from '@/components/configurator/configurator-screen'
import { PageHead } from '@/components/layout/page-head'
import type { ProductSafety } from '@/contract/goods'
import type { ConfiguratorPage } from '@/hooks/use-configurator'
import { bikePage } from '@/messages/bike-page'
import { pageServices } from '#server/ssr/page-services'
import { apiErrorOf } from '@/services/http/failure'
import { configuratorFeature } from '@/store/configurator/configurator-feature'
import { bringFeature } from '@/store/late-features'

bringFeature(configuratorFeature)

/** Seconds after which a page is made anew; the factory's calendar and prices are never older. */
const REVALIDATE_S = 60

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

type BikePageProps = ConfiguratorPage & { safety: ProductSafety }

export const getStaticProps: GetStaticProps<BikePageProps, { bike_slug: string }> = async ({
  params,
}) => {
  const services = pageServices()
  try {
    const [page, { countries, default_id }] = await Promise.all([
      services.configurator.bike(params?.bike_slug ?? ''),
      services.countries.list(),
    ])
    const country = countries.find(({ id }) => id === default_id)
    if (!country) throw new Error(`The default country ${default_id} is not in the list.`)
    const safety = await services.goods.safety(page.bike.id)
    return { props: { ...page, country, safety }, revalidate: REVALIDATE_S }
  } catch (thrown) {
    if (isMissing(thrown)) return { notFound: true, revalidate: REVALIDATE_S }
    throw thrown
  }
}

/** No such bike, or an address that no bike can have. */
function isMissing(thrown: unknown): boolean {
  const error = apiErrorOf(thrown)
  return error.kind === 'problem' && ['bike_not_found', 'not_found'].includes(error.code)
}

/** The key drops the screen state of the previous bike when the visitor moves to another one. */
export default function ConfiguratorRoute(page: BikePageProps) {
  const { bike } = page
  return (
    <>
      <PageHead title={bikePage.title(bike.title)} description={bikePage.description(bike)} />
      <ConfiguratorScreen key={bike.slug} {...page} />
    </>
  )
}
