import type { GetStaticProps } from 'next'

import { HomeScreen } from '@/components/home/home-screen'
import { homeData, type HomeData } from '@/components/home/showcase'
import { PageHead } from '@/components/layout/page-head'
import { homePage } from '@/messages/home-page'
import { pageServices } from '#server/ssr/page-services'

export const getStaticProps: GetStaticProps<HomeData> = async () => {
  const services = pageServices()
  const [{ bikes, calendar }, { countries, default_id }] = await Promise.all([
    services.configurator.bikes(),
    services.countries.list(),
  ])
  const country = countries.find(({ id }) => id === default_id)
  if (!country) throw new Error(`The default country ${default_id} is not in the list.`)
  return { props: homeData({ bikes, calendar, country }), revalidate: 60 }
}

export default function HomePage(props: HomeData) {
  return (
    <>
      <PageHead title={homePage.title} description={homePage.description} />
      <HomeScreen {...props} />
    </>
  )
}
