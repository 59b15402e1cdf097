import type { GetStaticPaths, GetStaticProps } from 'next'

import { ConfiguratorScreen } from '@/components/shop/configurator/configurator-screen'
import type { StudioPhotos } from '@/components/shop/configurator/stage/photos-dialog'
import { PageHead } from '@/components/kit/layout/page-head'
import { breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { offersStructured } from '@/components/shop/goods/offers-structured'
import { ReviewsNear } from '@/components/shop/reviews/reviews-near'
import type { ProductSafety } from '@/contract/shop/goods/goods'
import type { Bike } from '@/domain/shop/bikes/bike'
import { defaultBuild } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import type { ConfiguratorPage } from '@/hooks/shop/configurator/use-configurator'
import { bikeList } from '@/messages/shop/configurator/bike-list'
import { bikePage } from '@/messages/shop/configurator/bike-page'
import { isSealed, openBikePage } from '#server/ssr/find-bike'
import { readOffers } from '#server/ssr/offers'
import { pageServices } from '#server/ssr/page-services'
import { stillKeys, stillViews } from '#server/ssr/still-file'
import { apiErrorOf } from '@/services/http/failure'
import { configuratorFeature } from '@/store/configurator/configurator-feature'
import { registerFeature } from '@/store/lazy-features'

registerFeature(configuratorFeature)

/** Revalidation interval in seconds: the maximum age of the factory's calendar and prices. */
const REVALIDATE_S = 60

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

interface Props extends ConfiguratorPage {
  safety?: ProductSafety
  photos: StudioPhotos | null
  structured: Awaited<ReturnType<typeof structuredOf>>
}

export const getStaticProps: GetStaticProps<Props, { bike_slug: string }> = async ({ params }) => {
  const services = pageServices()
  try {
    const [page, { countries, default_id }] = await Promise.all([
      openBikePage(params?.bike_slug ?? ''),
      services.countries.list(),
    ])
    const country = countries.find(({ id }) => id === default_id)
    if (!country) throw new Error(`The default country ${default_id} is not in the list.`)
    const photos = await photosOf(page.bike, country)
    const shown = { ...page, country, photos }
    // Details of a draft are only for visitors with its preview token.
    if (isSealed(page.bike)) {
      return { props: { ...shown, structured: [] }, revalidate: 1 }
    }
    const safety = await services.goods.safety({ product: page.bike.id })
    const structured = await structuredOf(page.bike)
    return { props: { ...shown, structured, safety }, revalidate: REVALIDATE_S }
  } catch (thrown) {
    if (isMissing(thrown)) return { notFound: true, revalidate: REVALIDATE_S }
    throw thrown
  }
}

async function photosOf(bike: Bike, country: Country): Promise<StudioPhotos | null> {
  const build = defaultBuild(bike, country)
  const [views, stills] = await Promise.all([stillViews(bike, build), stillKeys(bike.slug)])
  return views.length ? { build, views, stills } : null
}

/** Returns structured data of the bike's presets in all sizes and colors, at the prices of the default country. */
async function structuredOf({ id, slug, title }: Bike) {
  const way = breadcrumbs([
    [bikeList.title, '/configurator'],
    [title, `/configurator/${slug}`],
  ])
  return [...offersStructured(await readOffers(id)), way]
}

/** Returns whether the error means that the bike doesn't exist or its slug is invalid. */
function isMissing(thrown: unknown): boolean {
  const error = apiErrorOf(thrown)
  return error.kind === 'problem' && ['bike_not_found', 'not_found'].includes(error.code)
}

/** The key resets the screen's state when the visitor navigates to another bike. */
export default function ConfiguratorRoute({ structured, ...page }: Props) {
  const { bike } = page
  return (
    <>
      <PageHead
        title={bikePage.title(bike.title)}
        description={bikePage.description(bike)}
        type="product"
        image={`/og/${bike.slug}.png`}
      />
      <StructuredData graph={structured} />
      <ConfiguratorScreen
        key={bike.slug}
        {...page}
        reviews={<ReviewsNear slug={bike.slug} title={bike.title} />}
      />
    </>
  )
}
