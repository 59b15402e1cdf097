import type { GetStaticProps } from 'next'

import { HomeScreen } from '@/components/shop/home/home-screen'
import type { BikeDetail } from '@/components/shop/home/detail-band'
import { PageHead } from '@/components/kit/layout/page-head'
import { organizationData, webSiteData } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { deferredPart } from '@/components/kit/ui/deferred-part'
import type { HomePage } from '@/hooks/shop/home/use-home'
import { homePage } from '@/messages/shop/home/home-page'
import { findBike } from '#server/ssr/find-bike'
import { pageServices } from '#server/ssr/page-services'
import { stillViews } from '#server/ssr/still-file'

const HomeBelow = deferredPart({
  load: () => import('@/components/kit/layout/home-below').then((code) => code.HomeBelow),
  fallback: <div className="min-h-screen" />,
})

interface Props {
  made: HomePage
  details: BikeDetail[]
  structured: Awaited<ReturnType<typeof structuredOf>>
}

export const getStaticProps: GetStaticProps<Props> = async () => {
  const { home } = pageServices()
  const [made, bikes] = await Promise.all([home.page(), home.bikes()])
  const details = await detailsOf(bikes)
  return { props: { made, details, structured: await structuredOf() }, revalidate: 60 }
}

const DETAIL_VIEWS = ['motor', 'paint'] as const

/** Returns one close-up per view, the first of the first bike and the last of the last one. */
async function detailsOf(bikes: Pick<BikeDetail, 'slug' | 'title' | 'build'>[]) {
  const shown = [bikes[0], bikes.at(-1)]
  const details = await Promise.all(
    DETAIL_VIEWS.map(async (view, index) => {
      const one = shown[index]
      const bike = one && (await findBike(one.slug))
      const hasPicture = bike && (await stillViews(bike, one.build)).includes(view)
      return hasPicture ? [{ slug: one.slug, title: one.title, build: one.build, view }] : []
    }),
  )
  return details.flat()
}

async function structuredOf() {
  const { email } = await pageServices().support.contact()
  return [organizationData(email), webSiteData()]
}

export default function Home({ made, details, structured }: Props) {
  return (
    <>
      <PageHead title={homePage.title} description={homePage.description} />
      <StructuredData graph={structured} />
      <HomeScreen made={made} details={details} below={(shown) => <HomeBelow {...shown} />} />
    </>
  )
}
