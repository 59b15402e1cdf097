import { FORUM_PAGE_SIZE } from '@/domain/community/forum/forum'
import { createApi } from '@/server/app'
import { createThread, replyTo } from '@/server/community/forum/write-post'
import { closeDb } from '@/server/kernel/db/client'
import { realDeps } from '@/server/real-deps'

import { fillForum, forumWord, TAGS, VOCABULARY, WORDS_EACH } from './forum-data'
import { numbers } from '../spares-data'
import type { Row } from '../table'
import { toRow, timesOf, type Fetch } from '../times'

/** Posts of one very long thread, next to typical threads; a million posts in total. */
const LONG = 200_000
const THREADS = 100_000
const BUDGET_MS = 25
const SEARCH_BUDGET_MS = 60
const POSTING_BUDGET_MS = 50
const POSTS = 500
const RUNS = 1_000
const CLIENTS = 8

/** Measures a forum of a million posts at any depth; filling it takes about four minutes. */
export async function forumRows(url: string): Promise<Row[]> {
  await fillForum(url, { threads: THREADS, long: LONG })
  const api = createApi(realDeps())
  const fetch: Fetch = async (path) => api.fetch(new Request(`http://bench${path}`))
  const next = numbers(11)
  const pages = (count: number) => 1 + next(Math.ceil(count / FORUM_PAGE_SIZE))
  const kinds: Record<string, () => string> = {
    'a page of a thread of 200,000 posts': () => `/api/forum/threads/1?page=${pages(LONG)}`,
    'a page of all 100,001 threads': () => `/api/forum/threads?page=${pages(THREADS)}`,
    'a page of a category': () => `/api/forum/threads?category=nyx&page=${pages(THREADS / 8)}`,
    'a page of a tag of 12,500 threads': () =>
      `/api/forum/threads?tag=tag-0&page=${pages(THREADS / 8)}`,
    'the tags': () => '/api/forum/tags',
    'the front page': () => '/api/forum',
  }
  const word = (most: number) => forumWord(next(most))
  const search = (words: string) => `/api/forum/search?q=${words}`
  const searches: Record<string, () => string> = {
    'a search for a frequent word': () => search(word(20)),
    'a search for two frequent words': () => search(`${word(50)}+${word(50)}`),
    'a search for a rare word': () => search(forumWord(VOCABULARY - 1 - next(2_000))),
    'a search for a frequent word and a rare one': () => search(`${word(20)}+${word(VOCABULARY)}`),
    'a search with filters': () => `${search(word(200))}&category=nyx&solved=no`,
    'a search with a tag': () => `${search(word(200))}&tag=tag-${next(TAGS)}`,
    'a search with a typo': () => search(word(VOCABULARY).slice(1)),
  }
  const rows: Row[] = []
  const measure = async (some: typeof kinds, budget: number) => {
    for (const [what, path] of Object.entries(some)) {
      const paths = Array.from({ length: RUNS }, path)
      await timesOf(paths.slice(0, 50), fetch, 1)
      rows.push(toRow(`${what}, one client`, await timesOf(paths, fetch, 1), budget))
      // Concurrent clients share the CPU cores, so the budget scales with their number.
      const busy = await timesOf(paths, fetch, CLIENTS)
      rows.push(toRow(`${what}, ${CLIENTS} clients at once`, busy, budget * CLIENTS))
    }
  }
  await measure(kinds, BUDGET_MS)
  await measure(searches, SEARCH_BUDGET_MS)
  for (const [what, times] of Object.entries(await postingTimes(next))) {
    rows.push(toRow(`${what}, one client`, times, POSTING_BUDGET_MS))
  }
  await closeDb()
  return rows
}

/** Measures new threads, and replies to threads of any age and length, including search indexing. */
async function postingTimes(next: (most: number) => number): Promise<Record<string, number[]>> {
  const deps = realDeps()
  const newText = (one: number) =>
    `${Array.from({ length: WORDS_EACH }, () => forumWord(next(VOCABULARY))).join(' ')} ${one}`
  const kinds = {
    'a reply': (one: number) => {
      const body = { text: newText(one), request_key: crypto.randomUUID() }
      return replyTo(deps, writer(next), { ...body, id: 1 + next(THREADS) })
    },
    'a new thread': (one: number) => {
      const tags = [`tag-${next(8)}`, `tag-${8 + next(TAGS - 8)}`, `fresh-${next(5_000)}`]
      const body = { title: `A new thread of ${one}`, text: newText(one), tags, category: 'nyx' }
      return createThread(deps, writer(next), { ...body, request_key: crypto.randomUUID() })
    },
  }
  const measured: Record<string, number[]> = {}
  for (const [what, write] of Object.entries(kinds)) {
    const times: number[] = []
    for (let one = 0; one < POSTS; one += 1) {
      const began = performance.now()
      await write(one)
      times.push(performance.now() - began)
    }
    measured[what] = times.sort((a, b) => a - b)
  }
  return measured
}

const writer = (next: (most: number) => number) => ({ userId: 1 + next(400), isAdmin: false })
