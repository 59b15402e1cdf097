import type { GetServerSideProps } from 'next'

import { ForumScreen } from '@/components/community/forum/forum-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { toSentence } from '@/messages/kit/errors'
import { forum } from '@/messages/community/forum/forum'
import type { WireForumIndex as ForumIndex } from '@/contract/community/forum/forum'
import { readForum } from '#server/ssr/forum-pages'
import { pageServices } from '#server/ssr/page-services'

interface Props {
  index: ForumIndex | null
  failure: string | null
  structured: ReturnType<typeof breadcrumbs>[]
}

export const getServerSideProps: GetServerSideProps<Props> = async ({ res }) => {
  const { data, error } = await readForum(res, () => pageServices().forum.index())
  const structured = [breadcrumbs([[forum.title, '/forum']])]
  return { props: { index: data, failure: error && toSentence(error), structured } }
}

export default function ForumPage({ structured, ...props }: Props) {
  return (
    <>
      <PageHead title={forum.title} description={forum.description} path="/forum" />
      <StructuredData graph={structured} />
      <ForumScreen {...props} />
    </>
  )
}
