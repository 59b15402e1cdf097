import { Pool } from 'pg'

import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'

import { numbers } from './spares-data'

const EACH = 8
/** The first eight are of every eighth thread. */
export const TAGS = 200
/** Words of the forum, the first ones in nearly every thread, the last ones in a few. */
export const VOCABULARY = 6_000
export const WORDS_EACH = 45
/** Posts share these: making another text for each of a million takes longer than all else. */
const TEXTS = 20_000

/** Fills a seeded forum with one thread of `long` posts and `threads` threads of eight. */
export async function fillForum(
  url: string,
  { threads, long }: { threads: number; long: number },
): Promise<void> {
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
    [long, EACH, threads],
  )
  await pool.query('update forum_categories set threads = $1', [Math.floor(threads / 8)])
  const words = Array.from({ length: VOCABULARY }, (_, at) => forumWord(at))
  await pool.query(
    'create temporary table texts as select * from unnest($1::text[]) with ordinality texts (text, at)',
    [textsOf(words)],
  )
  const tree = JSON.stringify(postTree('Nothing of it is searched for.'))
  // Filled as a whole: a trigger for each row would take an hour.
  await pool.query('alter table forum_posts disable trigger forum_post_written')
  await pool.query(
    `insert into forum_posts (thread_id, number, user_id, source, body, renderer, created_at)
     select t.id, n, (select min(id) from users) + n % 500, text,
       $1::jsonb, $2, now() - interval '1 year' + n * interval '1 minute' + t.id * interval '1 second'
     from forum_threads t cross join generate_series(1, posts) n
     join texts on at = 1 + (t.id * 7919 + n * 31) % ${TEXTS}`,
    [tree, POST_RENDERER],
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

/** Texts of words, of which the first ones are frequent. */
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
