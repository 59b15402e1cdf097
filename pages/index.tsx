import type { GetStaticProps } from 'next'

import { HomeScreen } from '@/components/home/home-screen'
import { PageHead } from '@/components/layout/page-head'
import type { HomePage } from '@/hooks/use-home'
import { homePage } from '@/messages/home-page'
import { HomeBelow } from '#home-below'
import { pageServices } from '#server/ssr/page-services'

export const getStaticProps: GetStaticProps<HomePage> = async () => ({
  props: await pageServices().home.page(),
  revalidate: 60,
})

export default function Home(made: HomePage) {
  return (
    <>
      <PageHead title={homePage.title} description={homePage.description} />
      <HomeScreen made={made} below={(shown) => <HomeBelow {...shown} />} />
    </>
  )
}
