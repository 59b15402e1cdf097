import { Client } from 'pg'

import { fillForum } from '@/bench/forum/forum-data'
import { createTestDatabase, type TestDatabase } from '@/__tests__/support/database/database'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('truncate forum_threads, forum_tags, forum_words restart identity cascade')
  await fillForum(database.url, { threads: 60, long: 45 })
}, 120_000)
afterAll(async () => {
  await client.end()
  await database.drop()
})

const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows

const SEARCHED = 'select * from forum_search order by thread_id, page'
const TAGGED = 'select * from forum_tagged order by thread_id, tag'
const COUNTED = 'select * from forum_tags order by tag'

test('a forum that is filled as a whole has what the triggers make of each row', async () => {
  const filled = [await rowsOf(SEARCHED), await rowsOf(TAGGED), await rowsOf(COUNTED)]
  expect(filled[0]).toHaveLength(60 + 3)
  await client.query('truncate forum_search, forum_tagged, forum_tags')
  await client.query(
    `select index_forum_page(t.id, place) from forum_threads t, generate_series(1, (t.posts + 19) / 20) place`,
  )
  await client.query(`select place_tags(t, '{}', public_tags(t)) from forum_threads t`)
  expect([await rowsOf(SEARCHED), await rowsOf(TAGGED), await rowsOf(COUNTED)]).toEqual(filled)
})

test('its words are known to the correction of typos', async () => {
  const known = await rowsOf('select * from forum_words order by variant, word')
  await client.query(`select add_forum_words(concat_ws(' ', t.title, string_agg(p.source, ' ')))
    from forum_threads t join forum_posts p on p.thread_id = t.id group by t.id`)
  expect(await rowsOf('select * from forum_words order by variant, word')).toEqual(known)
})

test('its search has the indexes of every other shop', async () => {
  const indexesOf = async () =>
    rowsOf(`select indexname, indexdef from pg_indexes where tablename = 'forum_search' order by 1`)
  const other = await createTestDatabase()
  const fresh = new Client({ connectionString: other.url })
  await fresh.connect()
  const { rows } = await fresh.query(
    `select indexname, indexdef from pg_indexes where tablename = 'forum_search' order by 1`,
  )
  await fresh.end()
  await other.drop()
  expect(await indexesOf()).toEqual(rows)
})
