import type { GetServerSidePropsContext } from 'next'
import type { ComponentType } from 'react'

import { getDb } from '@/server/kernel/db/client'
import { forumThreads } from '@/server/kernel/db/schema/community/forum'
import { seedForum } from '@/server/seed/seed-forum'
import { seedSamples } from '@/server/seed/seed-samples'

import { htmlOf, servePagesFromDatabase } from '../support/pages'

servePagesFromDatabase(async (url) => {
  await seedSamples(url)
  await seedForum(url)
})

interface PageModule {
  default: ComponentType<never>
  getServerSideProps?: unknown
}

type Load = (context: GetServerSidePropsContext) => Promise<{ props?: object }>

async function open(module: PageModule, path: string, input: Record<string, unknown> = {}) {
  const headers: Record<string, string> = {}
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
  }
  const context = { params: {}, query: {}, ...input, res } as unknown as GetServerSidePropsContext
  const result = await (module.getServerSideProps as Load)(context)
  if (!result.props) return { result, html: '', headers, status: res.statusCode }
  const Page = module.default as ComponentType<object>
  expect(JSON.parse(JSON.stringify(result.props))).toEqual(result.props)
  const html = await htmlOf(path, <Page {...result.props} />)
  return { result, html, headers, status: res.statusCode }
}

const list = async (page: string) =>
  open(await import('@/pages/forum/[page]'), `/forum/${page}`, { params: { page } })
const thread = async (path: string[], query = {}) =>
  open(await import('@/pages/forum/thread/[...path]'), '/forum/thread', { params: { path }, query })

test('/forum has its categories and latest threads in its first HTML', async () => {
  const { html, headers } = await open(await import('@/pages/forum/index'), '/forum')
  expect(html.match(/href="\/forum\/category\//g)).toHaveLength(8)
  expect(html).toContain('What is in your tool roll?')
  expect(html).toContain('href="/forum/1"')
  expect(html).not.toContain('Selling my old bike')
  expect(headers['cache-control']).toMatch(/^public/)
})

test('/forum/1 lists threads, pinned ones first, and leads to its pages', async () => {
  const { html } = await list('1')
  expect(html.indexOf('Introduce yourself')).toBeLessThan(html.indexOf('What is in your tool roll'))
  expect(html).toContain('href="/forum/2"')
  expect(html).not.toContain('Selling my old bike')
  expect((await list('2')).html).toContain('href="/forum/3"')
})

test('what is no page is not found, and a page behind the last leads to the last', async () => {
  for (const page of ['0', '01', 'abc', '1e3']) {
    expect((await list(page)).result).toEqual({ notFound: true })
  }
  expect((await list('99')).result).toEqual({
    redirect: { destination: '/forum/4', permanent: false },
  })
})

test('a category has its own threads, and one that is not there is not found', async () => {
  const module = await import('@/pages/forum/category/[slug]')
  const { html } = await open(module, '/forum/category/nyx', { params: { slug: 'nyx' } })
  expect(html).toContain('Mullet wheels')
  expect(html).not.toContain('tool roll')
  const missing = await open(module, '/forum/category/car', { params: { slug: 'car' } })
  expect(missing.result).toEqual({ notFound: true })
})

describe('a thread', () => {
  test('is read without scripts, with its quotes, its solution and its description for machines', async () => {
    const [row] = await getDb().select().from(forumThreads).limit(1)
    const { html, result } = await thread([String(row?.id), row?.slug ?? ''])
    expect(html).toContain(row?.title)
    expect(html).toContain('id="post-2"')
    expect(html).toContain('Solution')
    expect(html).toContain('<blockquote')
    expect(html).toMatch(/<a [^>]*href="\/login[^"]*"[^>]*>Log in to reply/)
    expect(html).not.toMatch(/<textarea|<script(?! type="application\/ld\+json")/)
    const { structured } = (result.props ?? {}) as { structured?: Record<string, unknown>[] }
    expect(structured?.[0]).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: row?.title,
      commentCount: (row?.posts ?? 0) - 1,
    })
  })

  test('with another title in its address leads to the right one', async () => {
    const [row] = await getDb().select().from(forumThreads).limit(1)
    const destination = `/forum/thread/${row?.id}/${row?.slug}`
    for (const path of [[String(row?.id)], [String(row?.id), 'another-title']]) {
      expect((await thread(path)).result).toEqual({ redirect: { destination, permanent: false } })
    }
    const beyond = await thread([String(row?.id), row?.slug ?? ''], { page: '7' })
    expect(beyond.result).toEqual({ redirect: { destination, permanent: false } })
  })

  test('that is hidden is answered as one that never was', async () => {
    const rows = await getDb().select().from(forumThreads)
    const hidden = rows.find(({ hidden_at }) => hidden_at)
    const found = await thread([String(hidden?.id), hidden?.slug ?? ''])
    const never = await thread(['999999', 'nothing'])
    expect([found.status, never.status]).toEqual([404, 404])
    expect(found.html).not.toContain(hidden?.title)
    expect(found.html).toBe(never.html)
    expect(found.headers['cache-control']).toBe('no-store')
  })
})

test('/forum/search has its results and its form in its first HTML, and is not indexed', async () => {
  const page = async (query: object) =>
    open(await import('@/pages/forum/search'), '/forum/search', { query })
  const { html, headers, status } = await page({ q: 'pressure', category: 'prime' })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10')
  expect(html).toContain('action="/forum/search"')
  expect(html).toMatch(/<option value="prime" selected="">/)
  expect(html).toMatch(/href="\/forum\/thread\/\d+\/what-tire-pressure[^"]*#post-\d+"/)
  expect(html).toContain('<mark')
  expect((await page({ q: 'xylophone' })).html).toContain('We didn’t find anything.')
  expect((await page({ q: '<img src=x onerror=alert(1)>' })).html).not.toContain('<img src=x')
  expect((await page({ q: 'snow', category: 'nowhere' })).status).toBe(404)
})
