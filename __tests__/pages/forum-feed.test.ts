import { eq, isNotNull } from 'drizzle-orm'
import type { GetServerSidePropsContext } from 'next'

import { getDb } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { seedForum } from '@/server/seed/seed-forum'
import { seedSamples } from '@/server/seed/seed-samples'

import { servePagesFromDatabase } from '../support/pages'

servePagesFromDatabase(async (url) => {
  await seedSamples(url)
  await seedForum(url)
})

async function feed(...path: string[]) {
  const { getServerSideProps } = await import('@/pages/forum/feed/[...path]')
  const headers: Record<string, string> = {}
  let xml = ''
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    end: (text: string) => void (xml = text),
  }
  const context = { params: { path }, res } as unknown as GetServerSidePropsContext
  return { result: await getServerSideProps(context), xml, headers }
}

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) => text)

test('a category has a feed of its latest threads', async () => {
  const { xml, headers } = await feed('category', 'prime')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(headers['cache-control']).toMatch(/public/)
  expect(textsOf(xml, 'title')).toContain('What tire pressure do you run on packed snow?')
  expect(textsOf(xml, 'id').every((id) => /^https?:\/\//.test(id))).toBe(true)
})

test('a hidden thread is in no feed and has none, and a hidden post is no entry', async () => {
  const db = getDb()
  const hidden = await db.select().from(forumThreads).where(isNotNull(forumThreads.hidden_at))
  expect(hidden.length).toBeGreaterThan(0)
  const talk = await feed('category', 'talk')
  for (const { id, title } of hidden) {
    expect(talk.xml).not.toContain(title)
    expect(await feed('thread', String(id))).toMatchObject({ result: { notFound: true }, xml: '' })
  }
  const [post] = await db.select().from(forumPosts).where(eq(forumPosts.number, 2)).limit(1)
  const of = String(post?.thread_id)
  const before = textsOf((await feed('thread', of)).xml, 'content').length
  await db
    .update(forumPosts)
    .set({ hidden_at: new Date() })
    .where(eq(forumPosts.id, post?.id ?? 0))
  expect(textsOf((await feed('thread', of)).xml, 'content')).toHaveLength(before - 1)
})

test.each([
  ['category', 'nothing-here'],
  ['category', 'A B'],
  ['thread', '0'],
  ['thread', '1', '2'],
  ['x'],
])('there is no feed at %s %s', async (...path) => {
  expect((await feed(...path)).result).toEqual({ notFound: true })
})
