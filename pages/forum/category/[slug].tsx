import type { GetServerSideProps } from 'next'

import { FeedLink } from '@/components/community/forum/feed-link'
import { ThreadListScreen } from '@/components/community/forum/thread-list-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { feedAddress, listAddress, pageNumber } from '@/domain/community/forum/forum'
import { toSentence } from '@/messages/kit/errors'
import { forum } from '@/messages/community/forum/forum'
import { forumFeed } from '@/messages/community/forum/forum-feed'
import { listProps, type ForumListProps } from '#server/ssr/forum-list'

export const getServerSideProps: GetServerSideProps<ForumListProps> = async ({
  params,
  query,
  res,
}) => {
  const page = query.page === undefined ? 1 : pageNumber(query.page)
  const slug = params?.slug
  if (page === null || typeof slug !== 'string' || !/^[a-z0-9-]{1,60}$/.test(slug)) {
    return { notFound: true }
  }
  return listProps(res, { category: slug, tag: null, page })
}

export default function ForumCategoryPage({ error, ...props }: ForumListProps) {
  const { list, category, page } = props
  const title = list?.category?.title ?? forum.title
  return (
    <>
      <PageHead
        title={`${forum.pageTitle(title, page)} · ${forum.title}`}
        description={list?.category?.description ?? forum.description}
        path={listAddress(category, page)}
      />
      {category !== null && (
        <FeedLink href={feedAddress('category', category)} title={forumFeed.title(title)} />
      )}
      <ThreadListScreen {...props} failure={error && toSentence(error)} />
    </>
  )
}
