import type { WireForumFound } from '@/contract/community/forum/forum'
import { textOf } from '@/domain/shop/content/content'
import { normalizeText } from '@/domain/community/forum/forum'
import { alikeOf, type Synonyms } from '@/domain/kit/search/stems'
import { excerptOf, queryTerms, stemRanges } from '@/domain/community/forum/forum-search'

import { authorOf, toRow, type MockThread } from './forum-books'

interface ForumSearchQuery {
  q: string
  category?: string | undefined
  author?: string | undefined
  bike?: string | undefined
  solved?: 'yes' | 'no' | undefined
  tag?: string | undefined
}

/** Finds threads whose title and posts contain all words literally; the mock shop has no stemming. */
export function searchThreads(
  threads: MockThread[],
  query: ForumSearchQuery,
  synonyms: Synonyms,
): WireForumFound {
  const typed = queryTerms(query.q)
  const expanded = typed.map((word) => [word, ...alikeOf(synonyms, word)])
  const words = expanded.flat()
  const terms = query.bike === undefined ? expanded : [...expanded, [query.bike]]
  const results = threads.flatMap((thread) => {
    const row = toRow(thread)
    if (thread.is_hidden || words.length === 0 || !isOf(row, query)) return []
    const posts = thread.posts.map((post) =>
      post.isDeleted ? '' : normalizeText(textOf(post.body)),
    )
    const all = [thread.title, ...posts].join(' ').toLowerCase()
    if (!terms.every((forms) => forms.some((word) => all.includes(word)))) return []
    const score = (text: string) => words.filter((word) => text.toLowerCase().includes(word)).length
    const best = Math.max(...posts.map(score))
    const at = posts.findIndex((text) => score(text) === best)
    return [
      {
        thread: row,
        marks: stemRanges(thread.title, words),
        number: at + 1,
        author: authorOf(thread.posts[at]?.author ?? ''),
        created_at: thread.posts[at]?.at ?? '',
        excerpt: excerptOf(posts[at] ?? '', words),
      },
    ]
  })
  return { results: results.slice(0, 20), next: null, is_corrected: false }
}

function isOf(
  row: WireForumFound['results'][number]['thread'],
  { category, author, solved, tag }: ForumSearchQuery,
) {
  if (category !== undefined && row.category.slug !== category) return false
  if (author !== undefined && row.author?.id !== author) return false
  if (tag !== undefined && !row.tags.includes(tag)) return false
  return solved === undefined || row.is_solved === (solved === 'yes')
}
