import type { GetServerSideProps } from 'next'

import { ThreadListScreen } from '@/components/community/forum/thread-list-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { listAddress, pageNumber } from '@/domain/community/forum/forum'
import { toSentence } from '@/messages/kit/errors'
import { forum } from '@/messages/community/forum/forum'
import { listProps, type ForumListProps } from '#server/ssr/forum-list'

/** spec §2: /forum/1 is the first page of all threads, /forum/2 the second. */
export const getServerSideProps: GetServerSideProps<ForumListProps> = async ({ params, res }) => {
  const page = pageNumber(params?.page)
  return page === null ? { notFound: true } : listProps(res, { category: null, tag: null, page })
}

export default function ForumListPage({ error, ...props }: ForumListProps) {
  const { page } = props
  return (
    <>
      <PageHead
        title={`${forum.title}: ${forum.pageTitle(forum.allThreads.toLowerCase(), page)}`}
        description={forum.allDescription}
        path={listAddress(null, page)}
      />
      <ThreadListScreen {...props} failure={error && toSentence(error)} />
    </>
  )
}
