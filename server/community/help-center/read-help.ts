import {
  HELP_PAGE,
  HELP_SHORT_LIST,
  helpfulness,
  type HelpQuery,
} from '@/domain/community/help-center/help-center'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { pagesOf } from '@/server/kernel/http/pages'

import { readHelpBook, type HelpBook } from './book'
import type { HelpTopic } from './help-topic'
import { hitOf } from './hit'
import { countVotes } from './queries'
import { findTopics } from './search'

const MOST_USEFUL = 6

export async function readOverview(deps: Deps) {
  const book = await readHelpBook(deps)
  const topics = publicTopics(book, deps.clock.now())
  const categories = book.categories.map(({ slug, title, description }) => ({
    ...{ slug, title, description },
    topics: topics.filter(({ category }) => category.slug === slug).map(linkOf),
  }))
  return {
    categories: categories.filter((category) => category.topics.length > 0),
    useful: await mostUseful(deps, book),
  }
}

export async function listPublicTopics(deps: Deps) {
  return publicTopics(await readHelpBook(deps), deps.clock.now())
}

/** Returns a topic with its neighbors. @throws DomainError help_topic_not_found, also before its publication */
export async function readTopic(deps: Deps, slug: string) {
  const book = await readHelpBook(deps)
  const now = deps.clock.now()
  const position = book.topics.findIndex((topic) => topic.slug === slug && topic.publish_at <= now)
  const topic = book.topics[position]
  if (!topic) throw new DomainError('help_topic_not_found', `No help topic "${slug}".`)
  const related = book.index.related(position).flatMap((other) => book.topics[other] ?? [])
  const { category, updated_at, headings, body } = topic
  return {
    ...linkOf(topic),
    ...{ category, headings, body },
    updated_at: updated_at.toISOString(),
    related: related.filter(({ publish_at }) => publish_at <= now).map(linkOf),
  }
}

export async function suggestTopics(deps: Deps, keyword: string) {
  const book = await readHelpBook(deps)
  const { topics, wanted } = findTopics(book, keyword, deps.clock.now())
  const results = topics.slice(0, HELP_SHORT_LIST).map((topic) => hitOf(topic, wanted))
  return { query: keyword, total: topics.length, results }
}

export async function searchTopics(deps: Deps, { q, page }: HelpQuery) {
  const book = await readHelpBook(deps)
  const { topics, wanted, isPartial } = findTopics(book, q, deps.clock.now())
  const first = (page - 1) * HELP_PAGE
  return {
    query: q,
    page,
    pages: pagesOf(topics.length, HELP_PAGE),
    total: topics.length,
    is_partial: isPartial,
    results: topics.slice(first, first + HELP_PAGE).map((topic) => hitOf(topic, wanted)),
    useful: topics.length === 0 ? await mostUseful(deps, book) : [],
  }
}

/** Ranks topics by a confidence bound of their votes; without votes, the first of each category. */
async function mostUseful({ db, clock }: Deps, book: HelpBook) {
  const counts = await countVotes(db)
  const worth = new Map(
    counts.map(({ topic_id, yes, votes }) => [topic_id, helpfulness(yes, votes)]),
  )
  const topics = publicTopics(book, clock.now())
  const isFirst = ({ category }: HelpTopic, at: number) =>
    topics.findIndex((other) => other.category.slug === category.slug) === at
  return topics
    .map((topic, at) => ({
      topic,
      worth: worth.get(topic.id) ?? 0,
      rank: isFirst(topic, at) ? 0 : 1,
    }))
    .sort((a, b) => b.worth - a.worth || a.rank - b.rank)
    .slice(0, MOST_USEFUL)
    .map(({ topic }) => linkOf(topic))
}

const publicTopics = ({ topics }: HelpBook, now: Date) =>
  topics.filter(({ publish_at }) => publish_at <= now)

function linkOf({ id, slug, title, description }: HelpTopic) {
  return { id, slug, title, description }
}
