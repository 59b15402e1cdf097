import type { GetStaticPaths, GetStaticProps } from 'next'

import { ContentBody } from '@/components/shop/content/content-body'
import { Contents } from '@/components/shop/content/contents'
import { TopicScreen } from '@/components/community/help-center/topic-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { articleData, breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { helpCategoryAddress, helpTopicAddress } from '@/domain/community/help-center/help-center'
import { helpCenter as texts } from '@/messages/community/help-center/help-center'
import type { HelpTopic } from '@/services/community/help-center'
import { apiErrorOf } from '@/services/http/failure'
import { pageServices } from '#server/ssr/page-services'

interface Props {
  topic: HelpTopic
  structured: ReturnType<typeof structuredOf>
}

/** Revalidation interval in seconds: changed topics appear within this time. */
const REVALIDATE_S = 60

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<Props, { slug: string }> = async ({ params }) => {
  try {
    const topic = await pageServices().helpCenter.topic(params?.slug ?? '')
    return { props: { topic, structured: structuredOf(topic) }, revalidate: REVALIDATE_S }
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    const isMissing = error.kind === 'problem' && error.status === 404
    if (isMissing) return { notFound: true, revalidate: REVALIDATE_S }
    throw thrown
  }
}

function structuredOf({ slug, title, description, updated_at, category }: HelpTopic) {
  const path = helpTopicAddress(slug)
  return [
    articleData({ path, title, description, updated_at }, 'Article'),
    breadcrumbs([
      [texts.title, '/help-center'],
      [category.title, helpCategoryAddress(category.slug)],
      [title, path],
    ]),
  ]
}

export default function HelpTopicPage({ topic, structured }: Props) {
  return (
    <>
      <PageHead title={topic.title} description={topic.description} type="article" />
      <StructuredData graph={structured} />
      <TopicScreen topic={topic} contents={<Contents headings={topic.headings} depth={2} />}>
        <ContentBody nodes={topic.body} />
      </TopicScreen>
    </>
  )
}
