import type { GetServerSideProps, GetServerSidePropsContext } from 'next'

import { createApi } from '@/server/app'
import { processGlobals } from '@/utils/process-globals'

import type { ForumWorld } from './forum-world'

interface Page {
  load: () => Promise<{ getServerSideProps: GetServerSideProps }>
  params?: (at: ForumWorld) => Record<string, string | string[]>
  query?: Record<string, string>
}

/** Pages that name threads. Each loads its data in this process, as it does behind Next.js. */
const PAGES = {
  thread: {
    load: () => import('@/pages/forum/thread/[...path]'),
    params: ({ thread, slug }) => ({ path: [String(thread), slug] }),
  },
  list: { load: () => import('@/pages/forum/[page]'), params: () => ({ page: '1' }) },
  category: {
    load: () => import('@/pages/forum/category/[slug]'),
    params: () => ({ slug: 'prime' }),
  },
  tag: { load: () => import('@/pages/forum/tag/[tag]'), params: () => ({ tag: 'glacier' }) },
  search: { load: () => import('@/pages/forum/search'), query: { q: 'psi' } },
  front: { load: () => import('@/pages/forum/index') },
  'category feed': {
    load: () => import('@/pages/forum/feed/[...path]'),
    params: () => ({ path: ['category', 'prime'] }),
  },
  'thread feed': {
    load: () => import('@/pages/forum/feed/[...path]'),
    params: ({ thread }) => ({ path: ['thread', String(thread)] }),
  },
  sitemap: { load: () => import('@/pages/sitemap.xml') },
} satisfies Record<string, Page>

export type ForumPageName = keyof typeof PAGES

/** Returns what the server sends for a page: its props, or its file. */
export async function pageText(name: ForumPageName, at: ForumWorld): Promise<string> {
  const { load, params, query }: Page = PAGES[name]
  processGlobals().api = createApi(at.shop.deps)
  let file = ''
  const res = {
    statusCode: 200,
    setHeader: () => undefined,
    end: (text: string) => void (file = text),
  }
  const context = { params: params?.(at), query: query ?? {}, res }
  const { getServerSideProps } = await load()
  const result = await getServerSideProps(context as unknown as GetServerSidePropsContext)
  return JSON.stringify(result) + file
}
