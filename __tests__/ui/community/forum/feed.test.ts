import { categoryFeed, threadFeed } from '@/components/community/forum/atom-feed'

import { aPost, aRow, aThread } from '@/__tests__/support/forum/forum-page'

const words = 'Fish & <script>alert("1")</script> ]]> \u0001\ufffe\ud800 done'

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent)

test('texts of members are texts in the feed of a thread, whatever they hold', () => {
  const author = { id: 'usr_1', name: 'A & <B>', avatar: null }
  const post = aPost({ author, body: [{ tag: 'p', children: [words] }] })
  const feed = parsed(threadFeed(aThread({ title: words }, [post]), '/forum/feed/thread/7'))
  expect(textsOf(feed, 'content')[0]).toMatch(
    /^Fish & <script>alert\("1"\)<\/script> \]\]> \ufffd? ?done$/,
  )
  expect(textsOf(feed, 'title')[0]).toContain('Fish & <script>')
  expect(textsOf(feed, 'name')).toEqual(['A & <B>'])
})

test('the newest post comes first, and what is deleted or hidden is no entry', () => {
  const posts = [
    aPost(),
    aPost({ number: 2, state: 'hidden', body: [] }),
    aPost({ number: 3, state: 'deleted', author: null, body: [] }),
    aPost({ number: 4, created_at: '2026-11-03T10:00:00.000Z', author: null }),
  ]
  const feed = parsed(threadFeed(aThread({}, posts), '/forum/feed/thread/7'))
  const entries = [...feed.getElementsByTagName('entry')]
  expect(entries.map((entry) => entry.querySelector('link')?.getAttribute('href'))).toEqual([
    expect.stringContaining('#post-4'),
    expect.stringContaining('#post-1'),
  ])
  expect(textsOf(feed, 'name')[0]).toBe('Deleted member')
  expect(feed.documentElement.querySelector('updated')?.textContent).toBe(
    '2026-11-03T10:00:00.000Z',
  )
})

test('a category without threads has a feed as well', () => {
  const list = { category: null, threads: [], found: 0, page: 1, pages: 1, tag: null }
  const feed = parsed(categoryFeed(list, '/forum/feed/category/prime'))
  expect(feed.getElementsByTagName('entry')).toHaveLength(0)
  const one = parsed(categoryFeed({ ...list, threads: [aRow()] }, '/forum/feed/category/prime'))
  expect(textsOf(one, 'content')).toEqual(['1 reply'])
})
