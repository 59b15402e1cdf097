import type { GetServerSideProps } from 'next'

import { FeedLink } from '@/components/community/forum/feed-link'
import { ThreadScreen } from '@/components/community/forum/thread-screen'
import type { ThreadProps } from '@/components/community/forum/thread-view'
import { PageHead } from '@/components/kit/layout/page-head'
import { discussionData } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { textOf } from '@/domain/shop/content/content'
import {
  feedAddress,
  pageNumber,
  normalizeText,
  threadAddress,
} from '@/domain/community/forum/forum'
import { toSentence } from '@/messages/kit/errors'
import { forum } from '@/messages/community/forum/forum'
import { forumFeed } from '@/messages/community/forum/forum-feed'
import { forumThread } from '@/messages/community/forum/forum-thread'
import type { ForumPage } from '@/services/community/forum'
import { preview } from '@/utils/text'
import { readForum } from '#server/ssr/forum-pages'
import { pageServices } from '#server/ssr/page-services'

interface Props extends ThreadProps {
  structured: ReturnType<typeof discussionData>[]
}

/** Serves /forum/thread/7/its-title?page=2; any other title redirects to the canonical one. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, res }) => {
  const [idParam, slug, ...rest] = Array.isArray(params?.path) ? params.path : []
  const id = pageNumber(idParam)
  const page = query.page === undefined ? 1 : pageNumber(query.page)
  if (id === null || page === null || rest.length > 0) return { notFound: true }
  const { data, error } = await readForum(res, () => pageServices().forum.thread(id, page))
  if (data && (slug !== data.thread.slug || page > data.pages)) {
    const destination = threadAddress(data.thread, Math.min(page, data.pages))
    return { redirect: { destination, permanent: false } }
  }
  const structured = data ? [structuredOf(data)] : []
  return { props: { id, page, initialPage: data, failure: error && toSentence(error), structured } }
}

const wordsOf = (body: ForumPage['posts'][number]['body']) => normalizeText(textOf(body))

function structuredOf({ thread, posts, page }: ForumPage) {
  const path = threadAddress(thread, page)
  return discussionData({
    path,
    title: thread.title,
    author: thread.author?.name ?? forum.deletedMember,
    published_at: thread.created_at,
    replies: thread.replies,
    posts: posts
      .filter(({ state }) => state === 'shown')
      .map((post) => ({
        number: post.number,
        author: post.author?.name ?? forum.deletedMember,
        text: wordsOf(post.body),
        published_at: post.created_at,
        likes: post.likes,
      })),
  })
}

export default function ForumThreadPage({ structured, ...props }: Props) {
  const { id, page, initialPage } = props
  const first = initialPage?.posts[0]
  return (
    <>
      {initialPage ? (
        <PageHead
          title={forum.pageTitle(initialPage.thread.title, page)}
          description={first ? preview(wordsOf(first.body), 155) : forum.description}
          type="article"
          path={threadAddress(initialPage.thread, page)}
        />
      ) : (
        <PageHead title={forumThread.missingTitle} isHidden />
      )}
      {initialPage && (
        <FeedLink
          href={feedAddress('thread', id)}
          title={forumFeed.title(initialPage.thread.title)}
        />
      )}
      <StructuredData graph={structured} />
      <ThreadScreen key={id} {...props} />
    </>
  )
}
