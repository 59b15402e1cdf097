import type { GetStaticProps } from 'next'

import { HomeScreen } from '@/components/home/home-screen'
import { PageHead } from '@/components/layout/page-head'
import { OwnersWords } from '@/components/reviews/owners-words'
import type { HomePage } from '@/hooks/use-home'
import { homePage } from '@/messages/home-page'
import { pageServices } from '#server/ssr/page-services'

export const getStaticProps: GetStaticProps<HomePage> = async () => ({
  props: await pageServices().home.page(),
  revalidate: 60,
})

export default function Home(made: HomePage) {
  return (
    <>
      <PageHead title={homePage.title} description={homePage.description} />
      <HomeScreen made={made} words={(reviews) => <OwnersWords reviews={reviews} />} />
    </>
  )
}
