import type { GetStaticProps } from 'next'

import { NewsListScreen } from '@/components/shop/content/news-list-screen'
import type { ListedText } from '@/components/shop/content/text-list'
import { PageHead } from '@/components/kit/layout/page-head'
import { content } from '@/messages/shop/content/content'
import { CONTENT_REVALIDATE_S, listTexts } from '#server/ssr/page-content'

interface Props {
  texts: ListedText[]
}

export const getStaticProps: GetStaticProps<Props> = async () => {
  const texts = await listTexts('news')
  const rows = texts.map(({ href, title, description, published_at }) => ({
    ...{ href, title, description },
    at: published_at,
  }))
  return { props: { texts: rows }, revalidate: CONTENT_REVALIDATE_S }
}

export default function NewsPage({ texts }: Props) {
  return (
    <>
      <PageHead title={content.news} description={content.newsDescription} />
      <NewsListScreen texts={texts} />
    </>
  )
}
