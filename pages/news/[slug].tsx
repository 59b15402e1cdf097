import type { GetStaticPaths, GetStaticProps } from 'next'
import Link from 'next/link'

import { ContentScreen } from '@/components/shop/content/content-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { articleData, breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { content } from '@/messages/shop/content/content'
import type { Content } from '@/services/shop/content'
import { dateLong } from '@/utils/format'
import { CONTENT_REVALIDATE_S, readText } from '#server/ssr/page-content'

interface Props {
  text: Content
  structured: ReturnType<typeof structuredOf>
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<Props, { slug: string }> = async ({ params }) => {
  const text = await readText('news', params?.slug ?? '')
  if (!text) return { notFound: true, revalidate: CONTENT_REVALIDATE_S }
  return { props: { text, structured: structuredOf(text) }, revalidate: CONTENT_REVALIDATE_S }
}

function structuredOf(text: Content) {
  const path = `/news/${text.slug}`
  const way = breadcrumbs([
    [content.news, '/news'],
    [text.title, path],
  ])
  return [articleData({ ...text, path }, 'NewsArticle'), way]
}

export default function NewsPostPage({ text, structured }: Props) {
  const above = (
    <p className="flex flex-wrap items-center gap-x-4">
      <Link href="/news" className="inline-flex min-h-touch items-center link">
        {content.news}
      </Link>
      <time dateTime={text.published_at.slice(0, 10)}>{dateLong(text.published_at)}</time>
    </p>
  )
  return (
    <>
      <PageHead title={text.title} description={text.description} type="article" />
      <StructuredData graph={structured} />
      <ContentScreen text={text} eyebrow={above} />
    </>
  )
}
