import type { GetStaticProps } from 'next'

import { HomeScreen } from '@/components/shop/home/home-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { organizationData, webSiteData } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { deferredPart } from '@/components/kit/ui/deferred-part'
import type { HomePage } from '@/hooks/shop/home/use-home'
import { homePage } from '@/messages/shop/home/home-page'
import { pageServices } from '#server/ssr/page-services'

const HomeBelow = deferredPart({
  load: () => import('@/components/kit/layout/home-below').then((code) => code.HomeBelow),
  fallback: <div className="min-h-screen" />,
})

interface Props {
  made: HomePage
  structured: Awaited<ReturnType<typeof structuredOf>>
}

export const getStaticProps: GetStaticProps<Props> = async () => ({
  props: { made: await pageServices().home.page(), structured: await structuredOf() },
  revalidate: 60,
})

async function structuredOf() {
  const { email } = await pageServices().support.contact()
  return [organizationData(email), webSiteData()]
}

export default function Home({ made, structured }: Props) {
  return (
    <>
      <PageHead title={homePage.title} description={homePage.description} />
      <StructuredData graph={structured} />
      <HomeScreen made={made} below={(shown) => <HomeBelow {...shown} />} />
    </>
  )
}
