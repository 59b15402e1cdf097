import type { GetStaticProps } from 'next'

import { ContentScreen } from '@/components/shop/content/content-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { breadcrumbs, faqData } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { questionsOf } from '@/domain/shop/content/content'
import type { Content } from '@/services/shop/content'
import { CONTENT_REVALIDATE_S, requireText } from '#server/ssr/page-content'

interface Props {
  text: Content
  structured: ReturnType<typeof structuredOf>
}

export const getStaticProps: GetStaticProps<Props> = async () => {
  const text = await requireText('page', 'faq')
  return { props: { text, structured: structuredOf(text) }, revalidate: CONTENT_REVALIDATE_S }
}

function structuredOf({ body, title }: Content) {
  return [faqData(questionsOf(body)), breadcrumbs([[title, '/faq']])]
}

export default function FaqPage({ text, structured }: Props) {
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <StructuredData graph={structured} />
      <ContentScreen text={text} depth={3} />
    </>
  )
}
