import type { z } from 'zod'

import type { forumSchemas } from '@/contract/community/forum/forum.schema'
import {
  cursorOf,
  cursorText,
  excerptOf,
  FORUM_RESULTS,
  isGuessable,
  neighborsOf,
  queryTerms,
  stemRanges,
  stemScore,
  variantsOf,
} from '@/domain/community/forum/forum-search'
import { compoundForms, compoundLookups } from '@/domain/kit/search/compounds'
import { isContentWord } from '@/domain/kit/search/stop-words'
import { alikeOf, type Synonyms } from '@/domain/kit/search/stems'
import { readSynonyms } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { authorAnswer, rowAnswer } from './answers'
import { requireCategory } from './read-forum'
import {
  countThreads,
  findAuthorId,
  findHits,
  findTerms,
  listByIds,
  listPostsOfHits,
  stemsOf,
  type SearchHit,
} from './search-queries'

type Query = z.output<(typeof forumSchemas)['search']['query']>

/** Number of results on the first page below which terms one typo away are searched, too. */
const FEW = 3
const NOTHING = { results: [], next: null, is_corrected: false }

/** Never finds hidden or deleted posts, for anyone. @throws DomainError forum_category_not_found */
export async function searchForum({ db }: Pick<Deps, 'db'>, query: Query) {
  const words = queryTerms(query.q)
  const exact = withSynonyms(words, await readSynonyms(db, 'forum'))
  const [own, stems, filters] = await Promise.all([
    stemsOf(db, [words]),
    stemsOf(db, exact),
    filtersOf(db, query),
  ])
  if (own.length === 0 || !filters) return NOTHING
  const after = query.after === undefined ? null : cursorOf(query.after)
  const find = (some: string[][]) =>
    findHits(db, { ...filters, words: [...some, ...filters.words], after })
  const hits = after?.isWide ? [] : await find(exact)
  const isFirst = after === null
  if (!after?.isWide && (!isFirst || hits.length >= FEW)) {
    return toResponse(db, hits, { stems, isWide: false })
  }
  const wide = await widened(db, exact)
  const more = wide ? await find(wide) : []
  if (!wide || more.length <= hits.length) return toResponse(db, hits, { stems, isWide: false })
  return toResponse(db, more, { stems: await stemsOf(db, wide), isWide: true })
}

const withSynonyms = (words: string[], synonyms: Synonyms) =>
  words.map((word) => [word, ...alikeOf(synonyms, word)])

async function widened(db: Db, exact: string[][]): Promise<string[][] | null> {
  const known = await findTerms(db, spellingLookups(exact))
  const wide = withSpellings(exact, known)
  return wide.some((forms, at) => forms.length > (exact[at]?.length ?? 0)) ? wide : null
}

const typedTerms = (search: string[][]) => search.map(([word = '']) => word)

function spellingLookups(search: string[][]): string[] {
  const words = typedTerms(search)
  return [...words.filter(isGuessable).flatMap(variantsOf), ...compoundLookups(words)]
}

function withSpellings(search: string[][], known: readonly string[]): string[][] {
  const words = typedTerms(search)
  const terms = new Set(known)
  return search.map((forms, at) => {
    const word = words[at] ?? ''
    const neighbors = isGuessable(word) ? neighborsOf(word, known) : []
    return [...forms, ...neighbors, ...compoundForms(words, at, terms)]
  })
}

/** Repeats searches: returns per text the number of threads, 21 at most, and the unmatched terms. */
export async function searchForumAgain({ db }: Pick<Deps, 'db'>, texts: readonly string[]) {
  const synonyms = await readSynonyms(db, 'forum')
  const searches = texts.map((text) => withSynonyms(queryTerms(text), synonyms))
  const lookups = new Set(searches.flatMap(spellingLookups))
  const known = await findTerms(db, [...lookups], 20_000)
  const wide = searches.map((search) => withSpellings(search, known))
  const slots = [...new Map(wide.flat().map((forms) => [forms[0] ?? '', forms])).values()]
  const [counts, hits] = await Promise.all([
    countThreads(db, wide),
    countThreads(
      db,
      slots.map((forms) => [forms]),
    ),
  ])
  const unknown = new Set(slots.filter((_, at) => hits[at] === 0).map(([word = '']) => word))
  return searches.map((search, at) => ({
    results_now: counts[at] ?? 0,
    unknown: search
      .map(([word = '']) => word)
      .filter((word) => unknown.has(word) && isContentWord(word)),
  }))
}

async function filtersOf(db: Db, { category, author, bike, solved, tag }: Query) {
  const authorId = author === undefined ? null : await findAuthorId(db, author)
  if (authorId === undefined) return null
  return {
    categoryId: category === undefined ? null : (await requireCategory({ db }, category)).id,
    authorId,
    tag: tag ?? null,
    isSolved: solved === undefined ? null : solved === 'yes',
    words: queryTerms(bike ?? '').map((word) => [word]),
  }
}

async function toResponse(
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

type MatchedPost = Awaited<ReturnType<typeof listPostsOfHits>>[number]

const keyOf = (thread: number, page: number) => `${thread}.${page}`

function bestPosts(posts: MatchedPost[], stems: string[]): Map<string, MatchedPost> {
  const best = new Map<string, { post: MatchedPost; score: number }>()
  for (const post of posts) {
    const key = keyOf(post.thread, Math.ceil(post.number / 20))
    const score = stemScore(post.text.toLowerCase(), stems)
    const known = best.get(key)
    if (!known || score > known.score) best.set(key, { post, score })
  }
  return new Map([...best].map(([key, { post }]) => [key, post]))
}

function plainText(source: string): string {
  return source
    .replace(/!\[([^[\]]*)\]\(\/api\/[^()\s]*\)/g, '$1')
    .replace(/[*_`>#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
