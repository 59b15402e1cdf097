import type { GetServerSideProps } from 'next'

import { categoryFeed, threadFeed } from '@/components/community/forum/atom-feed'
import { feedAddress, pageNumber } from '@/domain/community/forum/forum'
import { readForum } from '#server/ssr/forum-pages'
import { pageServices } from '#server/ssr/page-services'

const SLUG = /^[a-z0-9-]{1,60}$/

/** Serves feeds such as /forum/feed/category/prime to guests: hidden threads return 404 (spec §6). */
export const getServerSideProps: GetServerSideProps = async ({ params, res }) => {
  const [kind, key = '', ...rest] = Array.isArray(params?.path) ? params.path : []
  const read = rest.length > 0 ? null : feedOf(kind, key)
  if (!read) return { notFound: true }
  const { data, isMissing } = await readForum(res, read)
  if (isMissing) return { notFound: true }
  res.setHeader('Content-Type', 'application/atom+xml; charset=utf-8')
  res.end(data ?? '')
  return { props: {} }
}

function feedOf(kind: string | undefined, key: string): (() => Promise<string>) | null {
  const { forum } = pageServices()
  if (kind === 'category' && SLUG.test(key)) {
    const read = () => forum.list({ category: key, tag: null, page: 1 })
    return async () => categoryFeed(await read(), feedAddress('category', key))
  }
  const id = kind === 'thread' ? pageNumber(key) : null
  if (id === null) return null
  return async () => {
    const first = await forum.thread(id, 1)
    const last = first.pages > 1 ? await forum.thread(id, first.pages) : first
    return threadFeed(last, feedAddress('thread', id))
  }
}

/** Never rendered: the response is a file. */
export default function ForumFeedPage() {
  return null
}
