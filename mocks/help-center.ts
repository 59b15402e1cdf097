import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { headingsOf, type ContentNode } from '@/domain/shop/content/content'
import { HELP_PAGE, HELP_SHORT_LIST } from '@/domain/community/help-center/help-center'
import { isWithinOneEdit } from '@/domain/kit/search/edits'
import { highlightRanges, searchTerms } from '@/domain/kit/search/words'

import recorded from './fixtures/help-center.json'
import { asMember } from './members/books'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'

const [routes, schemas] = [api.helpCenter, apiSchemas.helpCenter]
const AT = '2026-09-01T13:00:00.000Z'

type Topic = (typeof recorded.topics)[number]
const link = ({ id, slug, title, description }: Topic) => ({ id, slug, title, description })

/** Serves the seed's help topics by title; their texts are in the database. */
export function helpCenterHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.overview, schemas.overview, () => ({
      categories: recorded.categories.map((category) => ({
        ...category,
        topics: recorded.topics.filter((one) => one.category === category.slug).map(link),
      })),
      useful: useful(),
    })),
    mock(routes.searching, schemas.searching, ({ query: { keyword } }) => {
      const found = search(keyword)
      const results = found.slice(0, HELP_SHORT_LIST).map((topic) => hitOf(topic, keyword))
      return { query: keyword, total: found.length, results }
    }),
    mock(routes.search, schemas.search, ({ query: { q, page } }) => {
      const found = search(q)
      const first = (page - 1) * HELP_PAGE
      const results = found.slice(first, first + HELP_PAGE).map((topic) => hitOf(topic, q))
      return {
        ...{ query: q, page, results, total: found.length, is_partial: false },
        pages: Math.max(1, Math.ceil(found.length / HELP_PAGE)),
        useful: found.length === 0 ? useful() : [],
      }
    }),
    mock(routes.topic, schemas.topic, ({ params }) => readTopic(params.slug)),
    mock(routes.helpful, schemas.helpful, ({ body, header }) =>
      asMember(shop, header, () => voteOn(body)),
    ),
    mock(routes.helpfulGuest, schemas.helpfulGuest, ({ body }) => voteOn(body)),
  ]
}

const useful = () =>
  recorded.topics
    .filter(({ position }) => position === 0)
    .slice(0, 6)
    .map(link)

const categoryOf = ({ category }: Topic) => {
  const { slug, title } = recorded.categories.find(({ slug }) => slug === category) ?? {
    slug: category,
    title: '',
  }
  return { slug, title }
}

function search(text: string): Topic[] {
  const words = searchTerms(text)
  if (words.length === 0) return []
  return recorded.topics.filter(({ title, description, keywords }) => {
    const known = searchTerms(`${title} ${description} ${keywords.join(' ')}`)
    return words.every((word) =>
      known.some((one) => one.startsWith(word) || isWithinOneEdit(one, word)),
    )
  })
}

function hitOf(topic: Topic, text: string) {
  const terms = searchTerms(text).map((term) => ({ term, isPrefix: true }))
  const places = (of: string) =>
    highlightRanges(of, terms).map(([start, end]): [number, number] => [start, end])
  const { id, slug, title, description } = topic
  return {
    ...{ id, slug, title, category: categoryOf(topic), marks: places(title) },
    found: { text: description, marks: places(description), anchor: null },
  }
}

function readTopic(slug: string) {
  const topic = recorded.topics.find((one) => one.slug === slug)
  if (!topic) throw mockProblem('help_topic_not_found')
  const body: ContentNode[] = [
    { tag: 'p', children: [topic.description] },
    { tag: 'h2', id: 'first', children: ['First section'] },
    { tag: 'ol', children: [{ tag: 'li', children: ['One step.'] }] },
    { tag: 'h2', id: 'second', children: ['Second section'] },
    { tag: 'p', children: ['The words of the shop lie in its database.'] },
  ]
  const related = recorded.topics.filter(
    (one) => one.category === topic.category && one.slug !== slug,
  )
  return {
    ...link(topic),
    ...{ category: categoryOf(topic), updated_at: AT, headings: headingsOf(body), body },
    related: related.slice(0, 4).map(link),
  }
}

function voteOn({ topic_id, help_full }: { topic_id: number; help_full: boolean }) {
  if (!recorded.topics.some(({ id }) => id === topic_id)) throw mockProblem('help_topic_not_found')
  return { topic_id, help_full }
}
