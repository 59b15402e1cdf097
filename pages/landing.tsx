import type { GetStaticProps } from 'next'

import { LandingScreen } from '@/components/shop/content/landing-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import type { Content } from '@/services/shop/content'
import { CONTENT_REVALIDATE_S, requireText } from '#server/ssr/page-content'

interface Props {
  text: Content
}

export const getStaticProps: GetStaticProps<Props> = async () => ({
  props: { text: await requireText('page', 'landing') },
  revalidate: CONTENT_REVALIDATE_S,
})

export default function LandingPage({ text }: Props) {
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <LandingScreen text={text} />
    </>
  )
}
