import type { GetStaticPaths, GetStaticProps } from 'next'
import Link from 'next/link'

import { ContentScreen } from '@/components/shop/content/content-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { articleData, breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { content } from '@/messages/shop/content/content'
import type { Content } from '@/services/shop/content'
import { CONTENT_REVALIDATE_S, readText } from '#server/ssr/page-content'

interface Props {
  text: Content
  structured: ReturnType<typeof structuredOf>
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<Props, { slug: string }> = async ({ params }) => {
  const text = await readText('manual', params?.slug ?? '')
  if (!text) return { notFound: true, revalidate: CONTENT_REVALIDATE_S }
  return { props: { text, structured: structuredOf(text) }, revalidate: CONTENT_REVALIDATE_S }
}

function structuredOf(text: Content) {
  const path = `/user-manual/${text.slug}`
  const way = breadcrumbs([
    [content.manuals, '/user-manual'],
    [text.title, path],
  ])
  return [articleData({ ...text, path }, 'Article'), way]
}

export default function ManualPage({ text, structured }: Props) {
  const back = (
    <Link href="/user-manual" className="inline-flex min-h-touch items-center link">
      {content.allManuals}
    </Link>
  )
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        type="article"
        image={`/og/${text.slug}.png`}
      />
      <StructuredData graph={structured} />
      <ContentScreen text={text} eyebrow={back} />
    </>
  )
}
