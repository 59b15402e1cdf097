import type { GetStaticProps } from 'next'

import { homeData, type HomeData } from '@/components/home/showcase'
import { FeatureScreen } from '@/components/layout/feature-screen'
import { laterScreen } from '@/components/layout/later-screen'
import { PageHead } from '@/components/layout/page-head'
import { homePage } from '@/messages/home-page'
import { pageServices } from '#server/ssr/page-services'

const screen = laterScreen(async () => ({
  Screen: (await import('@/components/home/home-screen')).HomeScreen,
}))

export const getStaticProps: GetStaticProps<HomeData> = async () => {
  await screen.load()
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
      <FeatureScreen screen={screen} page={props} />
    </>
  )
}
