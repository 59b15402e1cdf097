import type { GetStaticPaths, GetStaticProps } from 'next'

import { ContentScreen } from '@/components/shop/content/content-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { articleData, breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import type { Content } from '@/services/shop/content'
import { CONTENT_REVALIDATE_S, readText } from '#server/ssr/page-content'

interface Props {
  text: Content
  structured: ReturnType<typeof structuredOf>
}

/** Content pages at /{slug}. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<Props, { path: string[] }> = async ({ params }) => {
  const path = params?.path ?? []
  const text = path.length === 1 ? await readText('page', path[0] ?? '') : null
  if (!text) return { notFound: true, revalidate: CONTENT_REVALIDATE_S }
  return { props: { text, structured: structuredOf(text) }, revalidate: CONTENT_REVALIDATE_S }
}

function structuredOf(text: Content) {
  const path = `/${text.slug}`
  return [articleData({ ...text, path }, 'Article'), breadcrumbs([[text.title, path]])]
}

export default function ContentRoute({ text, structured }: Props) {
  return (
    <>
      <PageHead title={text.title} description={text.description} type="article" />
      <StructuredData graph={structured} />
      <ContentScreen text={text} />
    </>
  )
}
