import type { GetServerSideProps } from 'next'

import { ThreadListScreen } from '@/components/community/forum/thread-list-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { pageNumber } from '@/domain/community/forum/forum'
import { isTag, tagAddress } from '@/domain/community/forum/forum-tags'
import { toSentence } from '@/messages/kit/errors'
import { forum } from '@/messages/community/forum/forum'
import { forumTags } from '@/messages/community/forum/forum-tags'
import { listProps, type ForumListProps } from '#server/ssr/forum-list'

export const getServerSideProps: GetServerSideProps<ForumListProps> = async ({
  params,
  query,
  res,
}) => {
  const page = query.page === undefined ? 1 : pageNumber(query.page)
  const tag = params?.tag
  if (page === null || typeof tag !== 'string' || !isTag(tag)) return { notFound: true }
  return listProps(res, { category: null, tag, page })
}

/** Shows the threads of all categories that have a tag; noindex if there are none. */
export default function ForumTagPage({ error, ...props }: ForumListProps) {
  const { list, tag, page } = props
  const name = tag ?? ''
  return (
    <>
      <PageHead
        title={`${forum.pageTitle(forumTags.title(name), page)} · ${forum.title}`}
        description={forumTags.lead(name)}
        {...(list?.found ? { path: tagAddress(name, page) } : { isHidden: true })}
      />
      <ThreadListScreen {...props} failure={error && toSentence(error)} />
    </>
  )
}
