import { Pool } from 'pg'

import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'

import { numbers } from '../spares-data'

const EACH = 8
/** Number of tags; every eighth thread has the first eight. */
export const TAGS = 200
/** Size of the vocabulary: the first words are in nearly every thread, the last ones in few. */
export const VOCABULARY = 6_000
export const WORDS_EACH = 45
/** Number of texts that posts share; a unique text for each of a million posts would take too long. */
const TEXTS = 20_000

const FILLED = ['forum_threads', 'forum_posts']

/** Fills a forum in bulk, without slow triggers: one thread of `long` posts, and others of eight. */
export async function fillForum(
  url: string,
  { threads, long }: { threads: number; long: number },
): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(`insert into users (public_id, email, email_key, name, last_name, user_name, email_verified_at)
    select 'bench' || n, 'bench' || n || '@riders.example', 'bench' || n || '@riders.example',
      'Rider', 'Number', 'Rider ' || n, now() from generate_series(1, 500) n`)
  await pool.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
  for (const table of FILLED) await pool.query(`alter table ${table} disable trigger user`)
  await fillThreads(pool, { threads, long })
  await fillPosts(pool)
  await fillSearch(pool)
  for (const table of FILLED) await pool.query(`alter table ${table} enable trigger user`)
  await pool.query('vacuum analyze')
  await pool.end()
}

async function fillThreads(pool: Pool, { threads, long }: { threads: number; long: number }) {
  const author = '(select min(id) from users) + n % 500'
  await pool.query(
    `with added as (
       insert into forum_threads (category_id, user_id, last_user_id, title, slug, tags, posts, created_at, last_post_at)
       select (select min(id) from forum_categories) + n % 8, ${author}, ${author},
         'Thread number ' || n || ' about tires', 'thread-' || n,
         array['tag-' || n % 8, 'tag-' || 8 + n % ${TAGS - 8}], case when n = 0 then $1::int else $2::int end,
         now() - n * interval '7 minutes', now() - n * interval '5 minutes'
       from generate_series(0, $3::int) n
       returning *
     ), tagged as (
       insert into forum_tagged (tag, thread_id, is_pinned, last_post_at)
       select tag, id, is_pinned, last_post_at from added, unnest(tags) tag
     )
     insert into forum_tags (tag, threads) select tag, count(*) from added, unnest(tags) tag group by tag
     on conflict (tag) do update set threads = forum_tags.threads + excluded.threads`,
    [long, EACH, threads],
  )
  await pool.query('update forum_categories set threads = $1', [Math.floor(threads / 8)])
}

async function fillPosts(pool: Pool): Promise<void> {
  await pool.query(
    `create temporary table texts as
     select text, at::int, strip(to_tsvector('english', post_words(text))) as words
     from unnest($1::text[]) with ordinality texts (text, at)`,
    [textsOf(WORDS)],
  )
  await pool.query(
    `create function pg_temp.text_of(thread bigint, number int) returns int immutable language sql
     as 'select (1 + (thread * 7919 + number * 31) % ${TEXTS})::int'`,
  )
  await pool.query(
    `insert into forum_posts (thread_id, number, user_id, source, body, renderer, created_at)
     select t.id, n, (select min(id) from users) + n % 500, text,
       $1::jsonb, $2, now() - interval '1 year' + n * interval '1 minute' + t.id * interval '1 second'
     from forum_threads t cross join generate_series(1, posts) n
     join texts on at = pg_temp.text_of(t.id, n)`,
    [JSON.stringify(postTree('Nothing of it is searched for.')), POST_RENDERER],
  )
}

/** Builds the rows of `index_forum_page` in bulk, parsing each shared text once. */
async function fillSearch(pool: Pool): Promise<void> {
  await pool.query(
    'create aggregate pg_temp.all_words (tsvector) (sfunc = tsvector_concat, stype = tsvector)',
  )
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'forum_search'::regclass and not indisprimary`,
  )
  await pool.query(`drop index ${indexes.map(({ name }) => name).join()}`)
  await pool.query(
    `insert into forum_search (thread_id, page, category_id, author_id, is_public, is_solved, written_at, title, words)
     select t.id, page, category_id, t.user_id, true, false, date_trunc('milliseconds', last_at),
       case when page = 1 then title_words end,
       case when page = 1 then title_words else '' end || words || array_to_tsvector(tag_words(tags))
     from (
       select thread_id, (number + 19) / 20 as page, max(created_at) as last_at, pg_temp.all_words(words) as words
       from forum_posts join texts on at = pg_temp.text_of(thread_id, number)
       group by 1, 2
     ) pages join forum_threads t on t.id = thread_id,
     lateral (select strip(to_tsvector('english', title)) as title_words) titles`,
  )
  for (const { definition } of indexes) await pool.query(definition)
  await pool.query("select add_forum_words(array_to_string($1::text[], ' '))", [
    [...WORDS, 'thread', 'number', 'about', 'tires'],
  ])
}

const WORDS = Array.from({ length: VOCABULARY }, (_, at) => forumWord(at))

/** Generates texts with a skewed distribution of word frequencies. */
function textsOf(words: readonly string[]): string[] {
  const next = numbers(29)
  const word = () => words[Math.floor(VOCABULARY * (next(1_000_000) / 1_000_000) ** 4)]
  return Array.from({ length: TEXTS }, () => Array.from({ length: WORDS_EACH }, word).join(' '))
}

/** @example forumWord(0) // 'bababa' */
export function forumWord(at: number): string {
  const [first, last] = ['bcdfghjklmnprstvwxyz', 'aeiou']
  const syllable = (number: number) =>
    `${first[number % first.length]}${last[Math.floor(number / first.length) % last.length]}`
  return [at % 97, at % 89, at % 83].map(syllable).join('')
}
