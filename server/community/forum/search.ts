import type { z } from 'zod'

import type { forumSchemas } from '@/contract/forum.schema'
import {
  cursorOf,
  cursorText,
  excerptOf,
  FORUM_RESULTS,
  isGuessable,
  neighborsOf,
  queryWords,
  stemRanges,
  stemScore,
  variantsOf,
} from '@/domain/forum-search'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { authorAnswer, rowAnswer } from './answers'
import { requireCategory } from './read-forum'
import {
  findAuthorId,
  findHits,
  findWords,
  listByIds,
  listPostsOfHits,
  stemsOf,
  type SearchHit,
} from './search-queries'

type Query = z.output<(typeof forumSchemas)['search']['query']>

/** Fewer results than this on the first page, and words one typo away are searched for as well. */
const FEW = 3
const NOTHING = { results: [], next: null, is_corrected: false }

/**
 * Searches what everyone can read: hidden threads, hidden posts and deleted posts are never found, by anyone.
 * @throws DomainError forum_category_not_found
 */
export async function searchForum({ db }: Pick<Deps, 'db'>, query: Query) {
  const words = queryWords(query.q)
  const [stems, filters] = await Promise.all([stemsOf(db, [words]), filtersOf(db, query)])
  if (stems.length === 0 || !filters) return NOTHING
  const after = query.after === undefined ? null : cursorOf(query.after)
  const find = (some: string[][]) =>
    findHits(db, { ...filters, words: [...some, ...filters.words], after })
  const exact = words.map((word) => [word])
  const hits = after?.isWide ? [] : await find(exact)
  const isFirst = after === null
  if (!after?.isWide && (!isFirst || hits.length >= FEW)) {
    return answer(db, hits, { stems, isWide: false })
  }
  const wide = await widened(db, words)
  const more = wide ? await find(wide) : []
  if (!wide || more.length <= hits.length) return answer(db, hits, { stems, isWide: false })
  return answer(db, more, { stems: await stemsOf(db, wide), isWide: true })
}

/** Each word with the known ones that a single typo may have made it of; null where there are none. */
async function widened(db: Db, words: string[]): Promise<string[][] | null> {
  const guessed = words.filter(isGuessable)
  const known = guessed.length > 0 ? await findWords(db, guessed.flatMap(variantsOf)) : []
  const wide = words.map((word) => [word, ...(isGuessable(word) ? neighborsOf(word, known) : [])])
  return wide.some((forms) => forms.length > 1) ? wide : null
}

/** Null for a member who is not there. */
async function filtersOf(db: Db, { category, author, bike, solved, tag }: Query) {
  const authorId = author === undefined ? null : await findAuthorId(db, author)
  if (authorId === undefined) return null
  return {
    categoryId: category === undefined ? null : (await requireCategory({ db }, category)).id,
    authorId,
    tag: tag ?? null,
    isSolved: solved === undefined ? null : solved === 'yes',
    words: bike === undefined ? [] : [[bike]],
  }
}

async function answer(
  db: Db,
  found: SearchHit[],
  { stems, isWide }: { stems: string[]; isWide: boolean },
) {
  const hits = found.slice(0, FORUM_RESULTS)
  const [threads, posts] = await Promise.all([
    listByIds(db, [...new Set(hits.map(({ thread }) => thread))]),
    listPostsOfHits(db, hits),
  ])
  const byId = new Map(threads.map((row) => [row.thread.id, row]))
  const best = bestPosts(posts, stems)
  const last = hits.at(-1)
  return {
    results: hits.flatMap((hit) => {
      const row = byId.get(hit.thread)
      const post = best.get(keyOf(hit.thread, hit.page))
      if (!row || !post) return []
      return {
        thread: rowAnswer(row),
        marks: stemRanges(row.thread.title, stems),
        number: post.number,
        author: authorAnswer(post.author),
        created_at: post.at.toISOString(),
        excerpt: excerptOf(plainText(post.text), stems),
      }
    }),
    next: last && found.length > FORUM_RESULTS ? cursorText({ ...last, isWide }) : null,
    is_corrected: isWide,
  }
}

type FoundPost = Awaited<ReturnType<typeof listPostsOfHits>>[number]

const keyOf = (thread: number, page: number) => `${thread}.${page}`

/** Of each page the post with the most of the words; the first of them. */
function bestPosts(posts: FoundPost[], stems: string[]): Map<string, FoundPost> {
  const best = new Map<string, { post: FoundPost; score: number }>()
  for (const post of posts) {
    const key = keyOf(post.thread, Math.ceil(post.number / 20))
    const score = stemScore(post.text.toLowerCase(), stems)
    const known = best.get(key)
    if (!known || score > known.score) best.set(key, { post, score })
  }
  return new Map([...best].map(([key, { post }]) => [key, post]))
}

/** Without the marks of Markdown, which mean nothing in one line. */
function plainText(source: string): string {
  return source
    .replace(/!\[([^[\]]*)\]\(\/api\/[^()\s]*\)/g, '$1')
    .replace(/[*_`>#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
