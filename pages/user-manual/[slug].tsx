import type { GetStaticPaths, GetStaticProps } from 'next'
import Link from 'next/link'

import { ContentScreen } from '@/components/shop/content/content-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { articleData, breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { content } from '@/messages/shop/content/content'
import type { Content } from '@/services/shop/content'
import { findBike } from '#server/ssr/find-bike'
import { CONTENT_REVALIDATE_S, readText } from '#server/ssr/page-content'

interface Props {
  text: Content
  /** Whether its bike is sold; other bikes have no picture to share. */
  isSold: boolean
  structured: ReturnType<typeof structuredOf>
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<Props, { slug: string }> = async ({ params }) => {
  const text = await readText('manual', params?.slug ?? '')
  if (!text) return { notFound: true, revalidate: CONTENT_REVALIDATE_S }
  const isSold = (await findBike(text.slug)) !== null
  return {
    props: { text, isSold, structured: structuredOf(text) },
    revalidate: CONTENT_REVALIDATE_S,
  }
}

function structuredOf(text: Content) {
  const path = `/user-manual/${text.slug}`
  const way = breadcrumbs([
    [content.manuals, '/user-manual'],
    [text.title, path],
  ])
  return [articleData({ ...text, path }, 'Article'), way]
}

export default function ManualPage({ text, isSold, structured }: Props) {
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
        image={isSold ? `/og/${text.slug}.png` : undefined}
      />
      <StructuredData graph={structured} />
      <ContentScreen text={text} eyebrow={back} />
    </>
  )
}
