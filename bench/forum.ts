import { Pool } from 'pg'

import { FORUM_PAGE_SIZE } from '@/domain/forum'
import { createApi } from '@/server/app'
import { beginThread, replyTo } from '@/server/community/forum/write-post'
import { closeDb } from '@/server/kernel/db/client'
import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'
import { realDeps } from '@/server/real-deps'

import { numbers } from './spares-data'
import type { Row } from './table'
import { rowOf, timesOf, type Fetch } from './times'

/** One very long thread, and so many of the usual length that there are a million posts. */
const LONG = 200_000
const THREADS = 100_000
const EACH = 8
const BUDGET_MS = 25
const SEARCH_BUDGET_MS = 60
const POSTING_BUDGET_MS = 50
const POSTS = 500
/** The first eight are of every eighth thread. */
const TAGS = 200
const RUNS = 1_000
const CLIENTS = 8

/** Words of the forum, the first ones in nearly every thread, the last ones in a few. */
const VOCABULARY = 6_000
const WORDS_EACH = 45

/**
 * Reading and searching a forum of a million posts, at any depth.
 * @param url of a seeded database; filling it takes some minutes
 */
export async function forumRows(url: string): Promise<Row[]> {
  await fill(url)
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
  const word = (most: number) => wordOf(next(most))
  const search = (words: string) => `/api/forum/search?q=${words}`
  const searches: Record<string, () => string> = {
    'a search for a frequent word': () => search(word(20)),
    'a search for two frequent words': () => search(`${word(50)}+${word(50)}`),
    'a search for a rare word': () => search(wordOf(VOCABULARY - 1 - next(2_000))),
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
      rows.push(rowOf(`${what}, one client`, await timesOf(paths, fetch, 1), budget))
      // Clients that wait for the same processors share the budget of each.
      const busy = await timesOf(paths, fetch, CLIENTS)
      rows.push(rowOf(`${what}, ${CLIENTS} clients at once`, busy, budget * CLIENTS))
    }
  }
  await measure(kinds, BUDGET_MS)
  await measure(searches, SEARCH_BUDGET_MS)
  for (const [what, times] of Object.entries(await postingTimes(next))) {
    rows.push(rowOf(`${what}, one client`, times, POSTING_BUDGET_MS))
  }
  await closeDb()
  return rows
}

/** New threads, and replies to threads of any age and length, with the index of their words. */
async function postingTimes(next: (most: number) => number): Promise<Record<string, number[]>> {
  const deps = realDeps()
  const newText = (one: number) =>
    `${Array.from({ length: WORDS_EACH }, () => wordOf(next(VOCABULARY))).join(' ')} ${one}`
  const kinds = {
    'a reply': (one: number) => {
      const body = { text: newText(one), request_key: crypto.randomUUID() }
      return replyTo(deps, writer(next), { ...body, id: 1 + next(THREADS) })
    },
    'a new thread': (one: number) => {
      const tags = [`tag-${next(8)}`, `tag-${8 + next(TAGS - 8)}`, `fresh-${next(5_000)}`]
      const body = { title: `A new thread of ${one}`, text: newText(one), tags, category: 'nyx' }
      return beginThread(deps, writer(next), { ...body, request_key: crypto.randomUUID() })
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

async function fill(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(`insert into users (public_id, email, email_key, name, last_name, user_name, email_verified_at)
    select 'bench' || n, 'bench' || n || '@riders.example', 'bench' || n || '@riders.example',
      'Rider', 'Number', 'Rider ' || n, now() from generate_series(1, 500) n`)
  const author = '(select min(id) from users) + n % 500'
  await pool.query(
    `insert into forum_threads (category_id, user_id, last_user_id, title, slug, tags, posts, created_at, last_post_at)
     select (select min(id) from forum_categories) + n % 8, ${author}, ${author},
       'Thread number ' || n || ' about tires', 'thread-' || n,
       array['tag-' || n % 8, 'tag-' || 8 + n % ${TAGS - 8}], case when n = 0 then $1::int else $2::int end,
       now() - n * interval '7 minutes', now() - n * interval '5 minutes'
     from generate_series(0, $3::int) n`,
    [LONG, EACH, THREADS],
  )
  await pool.query('update forum_categories set threads = $1', [THREADS / 8])
  const words = Array.from({ length: VOCABULARY }, (_, at) => wordOf(at))
  const tree = JSON.stringify(postTree('Nothing of it is searched for.'))
  // Filled as a whole: a trigger for each row would take an hour.
  await pool.query('alter table forum_posts disable trigger forum_post_written')
  await pool.query(
    `insert into forum_posts (thread_id, number, user_id, source, body, renderer, created_at)
     select t.id, n, (select min(id) from users) + n % 500,
       (select string_agg(($1::text[])[1 + floor(${VOCABULARY} * power(random(), 4))::int], ' ')
        from generate_series(1, ${WORDS_EACH}) where n > 0),
       $2::jsonb, $3, now() - interval '1 year' + n * interval '1 minute' + t.id * interval '1 second'
     from forum_threads t, generate_series(1, posts) n`,
    [words, tree, POST_RENDERER],
  )
  await pool.query('alter table forum_posts enable trigger forum_post_written')
  await pool.query('drop index forum_search_words, forum_search_title')
  await pool.query(`select count(index_forum_page(t.id, place))
    from forum_threads t, generate_series(1, (t.posts + 19) / 20) place`)
  await pool.query('create index forum_search_words on forum_search using gin (words)')
  await pool.query('create index forum_search_title on forum_search using gin (title)')
  await pool.query("select add_forum_words(array_to_string($1::text[], ' '))", [words])
  await pool.query('vacuum analyze')
  await pool.end()
}

/** @example wordOf(0) // 'bababa' */
function wordOf(at: number): string {
  const [first, last] = ['bcdfghjklmnprstvwxyz', 'aeiou']
  const syllable = (number: number) =>
    `${first[number % first.length]}${last[Math.floor(number / first.length) % last.length]}`
  return [at % 97, at % 89, at % 83].map(syllable).join('')
}
