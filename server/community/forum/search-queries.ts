import { and, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'

import { FORUM_RESULTS, type SearchCursor } from '@/domain/community/forum/forum-search'
import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumSearch, forumWords } from '@/server/kernel/db/schema/community/forum-search'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { isPublic, selectListed } from './thread-queries'

export interface SearchHit {
  tier: 0 | 1
  at: number
  thread: number
  page: number
}

interface ForumHitQuery {
  /** Alternatives per term, one of which must match. */
  words: string[][]
  categoryId: number | null
  authorId: number | null
  isSolved: boolean | null
  tag: string | null
  after: SearchCursor | null
}

const english = (word: string) => sql`plainto_tsquery('english', ${word})`

function textQuery(words: string[][]): SQL {
  const any = words.map((forms) => sql`(${sql.join(forms.map(english), sql` || `)})`)
  return sql`(${sql.join(any, sql` && `)})`
}

/** Finds a page of hits plus one, in one scan per tier: all terms in the title first, then newest. */
export async function findHits(db: Db, query: ForumHitQuery): Promise<SearchHit[]> {
  const { after } = query
  const tiers = ([0, 1] as const).filter((tier) => !after || tier >= after.tier)
  return db.transaction(async (tx) => {
    // The planner underestimates the cost of reading TOASTed words and would prefer a sequential scan.
    await tx.execute(sql`set local enable_seqscan = off; set local jit = off`)
    const found: SearchHit[] = []
    for (const tier of tiers) {
      if (found.length <= FORUM_RESULTS) found.push(...(await hitsOfTier(tx, tier, query)))
    }
    return found.slice(0, FORUM_RESULTS + 1)
  })
}

/** Number of newest rows to try first: a term that is in every tenth row fills a page from them. */
const RECENT = 300

async function hitsOfTier(db: Db, tier: 0 | 1, requested: ForumHitQuery): Promise<SearchHit[]> {
  const query = textQuery(requested.words)
  const matches =
    tier === 0 ? hasTitle(query) : and(matchesQuery(query), sql`${hasTitle(query)} is not true`)
  const where = and(
    filter(requested),
    requested.after?.tier === tier ? isBehind(requested.after) : undefined,
  )
  // For one member or tag, the newest rows are unlikely to match, so skip them.
  const isFrequent = tier === 1 && requested.authorId === null && requested.tag === null
  const recent = isFrequent ? await newestHits(db, where, matches) : []
  const rows = recent.length > FORUM_RESULTS ? recent : await indexedHits(db, where, matches)
  return rows.map((row) => ({ ...row, at: row.at.getTime(), tier }))
}

const { written_at, thread_id, page: pageColumn } = forumSearch
const POSITION = { at: written_at, thread: thread_id, page: pageColumn }
const hasTitle = (query: SQL) => sql`${forumSearch.title} @@ ${query}`
const matchesQuery = (query: SQL) => sql`${forumSearch.words} @@ ${query}`

function filter({ categoryId, authorId, isSolved, tag }: ForumHitQuery) {
  return and(
    sql`${forumSearch.is_public}`,
    categoryId === null ? undefined : eq(forumSearch.category_id, categoryId),
    authorId === null ? undefined : eq(forumSearch.author_id, authorId),
    isSolved === null ? undefined : eq(forumSearch.is_solved, isSolved),
    // Search the tag in the same column, so that one index scan matches both.
    tag === null ? undefined : sql`${forumSearch.words} @@ ${`'#${tag}'`}::tsquery`,
  )
}

/** Searches the newest rows. If the hits fill a page, they are the result. */
async function newestHits(db: Db, where: SQL | undefined, matches: SQL | undefined) {
  const newest = db
    .select({ thread: thread_id, page: pageColumn })
    .from(forumSearch)
    .where(where)
    .orderBy(desc(written_at), desc(thread_id), desc(pageColumn))
    .limit(RECENT)
    .as('newest')
  return db
    .select(POSITION)
    .from(newest)
    .innerJoin(forumSearch, and(eq(thread_id, newest.thread), eq(pageColumn, newest.page)))
    .where(matches)
    .orderBy(desc(written_at), desc(thread_id), desc(pageColumn))
    .limit(FORUM_RESULTS + 1)
}

/** Searches the word index. Adding an interval keeps the planner from scanning the newest rows. */
async function indexedHits(db: Db, where: SQL | undefined, matches: SQL | undefined) {
  return db
    .select(POSITION)
    .from(forumSearch)
    .where(and(where, matches))
    .orderBy(desc(sql`${written_at} + interval '0'`), desc(thread_id), desc(pageColumn))
    .limit(FORUM_RESULTS + 1)
}

function isBehind({ at, thread, page }: SearchCursor): SQL {
  return sql`(${written_at}, ${thread_id}, ${pageColumn}) <
    (${new Date(at).toISOString()}::timestamptz, ${thread}::bigint, ${page}::int)`
}

/** Returns the stems that PostgreSQL searches for; empty if there are only stop words. */
export async function stemsOf(db: Db, words: string[][]): Promise<string[]> {
  const text = words.flat().join(' ')
  const { rows } = await db.execute<{ stems: string[] }>(
    sql`select tsvector_to_array(to_tsvector('english', ${text})) as stems`,
  )
  return rows[0]?.stems ?? []
}

export async function findTerms(db: Db, variants: string[], most = 1_000): Promise<string[]> {
  if (variants.length === 0) return []
  const rows = await db
    .selectDistinct({ word: forumWords.word })
    .from(forumWords)
    .where(inArray(forumWords.variant, variants))
    .limit(most)
  return rows.map(({ word }) => word)
}

/** Counts the public threads that each search finds, up to one more than a page. */
export async function countThreads(db: Db, searches: readonly string[][][]): Promise<number[]> {
  if (searches.length === 0) return []
  const queryRows = searches.map((words, at) => sql`(${at}::int, ${textQuery(words)})`)
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off; set local jit = off`)
    const { rows } = await tx.execute<{ at: number; count: number }>(sql`
      select asked.at, found.count from (values ${sql.join(queryRows, sql`, `)}) as asked (at, query)
      cross join lateral (
        select count(*)::int as count from (
          select distinct s.thread_id from forum_search s
          where s.is_public and s.words @@ asked.query limit ${FORUM_RESULTS + 1}
        ) as threads
      ) as found`)
    const counts = new Map(rows.map(({ at, count }) => [at, count]))
    return searches.map((_, at) => counts.get(at) ?? 0)
  })
}

export async function listByIds(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  return selectListed(db).where(and(isPublic, inArray(forumThreads.id, ids)))
}

export async function listPostsOfHits(db: Db, hits: SearchHit[]) {
  if (hits.length === 0) return []
  const ofPage = ({ thread, page }: SearchHit) =>
    and(
      eq(forumPosts.thread_id, thread),
      gt(forumPosts.number, page * 20 - 20),
      sql`${forumPosts.number} <= ${page * 20}`,
    )
  return db
    .select({
      thread: forumPosts.thread_id,
      number: forumPosts.number,
      text: sql<string>`left(${forumPosts.source}, 8000)`,
      at: forumPosts.created_at,
      author: {
        public_id: users.public_id,
        user_name: users.user_name,
        avatar_version: users.avatar_version,
        has_forum_page: users.has_forum_page,
      },
    })
    .from(forumPosts)
    .leftJoin(users, eq(users.id, forumPosts.user_id))
    .where(
      and(isNull(forumPosts.deleted_at), isNull(forumPosts.hidden_at), or(...hits.map(ofPage))),
    )
    .orderBy(forumPosts.number)
}

export async function findAuthorId(db: Db, publicId: string): Promise<number | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.public_id, publicId))
  return row?.id
}
