import { Pool } from 'pg'

import { FORUM_PAGE_SIZE } from '@/domain/forum'
import { createApi } from '@/server/app'
import { closeDb } from '@/server/kernel/db/client'
import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'
import { realDeps } from '@/server/real-deps'

import { numbers } from './spares-data'
import type { Row } from './table'
import { rowOf, timesOf, type Fetch } from './times'

/** One very long thread, and so many of the usual length that there are a million posts. */
const LONG = 200_000
const THREADS = 40_000
const EACH = 20
const BUDGET_MS = 25
const RUNS = 1_000
const CLIENTS = 8

const TEXT = `Go down in **steps of half a psi** until the tire wrinkles a little. I end up with:

- groomed and cold: 5 front, 6 rear
- soft: 3.5 front, 4.5 rear

Use a low-pressure gauge, see https://example.com/gauges for a list.`

/**
 * Reading a forum of a million posts, at any depth.
 * @param url of a seeded database; filling it takes a minute
 */
export async function forumRows(url: string): Promise<Row[]> {
  await fill(url)
  const api = createApi(realDeps())
  const fetch: Fetch = async (path) => api.fetch(new Request(`http://bench${path}`))
  const next = numbers(11)
  const pages = (count: number) => 1 + next(Math.ceil(count / FORUM_PAGE_SIZE))
  const kinds: Record<string, () => string> = {
    'a page of a thread of 200,000 posts': () => `/api/forum/threads/1?page=${pages(LONG)}`,
    'a page of all 40,001 threads': () => `/api/forum/threads?page=${pages(THREADS)}`,
    'a page of a category': () => `/api/forum/threads?category=nyx&page=${pages(THREADS / 8)}`,
    'the front page': () => '/api/forum',
  }
  const rows: Row[] = []
  for (const [what, path] of Object.entries(kinds)) {
    const paths = Array.from({ length: RUNS }, path)
    await timesOf(paths.slice(0, 50), fetch, 1)
    rows.push(rowOf(`${what}, one client`, await timesOf(paths, fetch, 1), BUDGET_MS))
    // Clients that wait for the same processors share the budget of each.
    const busy = await timesOf(paths, fetch, CLIENTS)
    rows.push(rowOf(`${what}, ${CLIENTS} clients at once`, busy, BUDGET_MS * CLIENTS))
  }
  await closeDb()
  return rows
}

async function fill(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(`insert into users (public_id, email, email_key, name, last_name, user_name)
    select 'bench' || n, 'bench' || n || '@riders.example', 'bench' || n || '@riders.example',
      'Rider', 'Number', 'Rider ' || n from generate_series(1, 500) n`)
  const author = '(select min(id) from users) + n % 500'
  await pool.query(
    `insert into forum_threads (category_id, user_id, last_user_id, title, slug, posts, created_at, last_post_at)
     select (select min(id) from forum_categories) + n % 8, ${author}, ${author},
       'Thread number ' || n || ' about tires', 'thread-' || n, case when n = 0 then $1::int else $2::int end,
       now() - n * interval '7 minutes', now() - n * interval '5 minutes'
     from generate_series(0, $3::int) n`,
    [LONG, EACH, THREADS],
  )
  await pool.query('update forum_categories set threads = $1', [THREADS / 8])
  await pool.query(
    `insert into forum_posts (thread_id, number, user_id, source, body, renderer, created_at)
     select id, n, ${author}, $1, $2::jsonb, $3, now() - interval '1 year' + n * interval '1 minute'
     from forum_threads, generate_series(1, posts) n`,
    [TEXT, JSON.stringify(postTree(TEXT)), POST_RENDERER],
  )
  await pool.query('vacuum analyze')
  await pool.end()
}
