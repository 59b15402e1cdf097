import type { GetStaticProps } from 'next'

import { HomeScreen } from '@/components/home/home-screen'
import { homeData, type HomeData } from '@/components/home/showcase'
import { PageHead } from '@/components/layout/page-head'
import { organizationData, webSiteData } from '@/components/layout/structured-data'
import { StructuredData } from '@/components/layout/structured-data-script'
import { homePage } from '@/messages/home-page'
import { pageServices } from '#server/ssr/page-services'

interface Props extends HomeData {
  structured: ReturnType<typeof structuredOf>
}

export const getStaticProps: GetStaticProps<Props> = async () => {
  const services = pageServices()
  const [{ bikes, calendar }, { countries, default_id }] = await Promise.all([
    services.configurator.bikes(),
    services.countries.list(),
  ])
  const country = countries.find(({ id }) => id === default_id)
  if (!country) throw new Error(`The default country ${default_id} is not in the list.`)
  const data = homeData({ bikes, calendar, country })
  return { props: { ...data, structured: structuredOf() }, revalidate: 60 }
}

function structuredOf() {
  return [organizationData(), webSiteData()]
}

export default function HomePage({ structured, ...props }: Props) {
  return (
    <>
      <PageHead title={homePage.title} description={homePage.description} />
      <StructuredData graph={structured} />
      <HomeScreen {...props} />
    </>
  )
}
