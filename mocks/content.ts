import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { contentSchemas } from '@/contract/shop/content/content.schema'
import {
  contentPath,
  TEXT_KINDS,
  headingsOf,
  type TextKind,
  type ContentNode,
} from '@/domain/shop/content/content'
import { DomainError } from '@/server/kernel/errors/domain-error'

import recordedHelp from './fixtures/help-center.json'
import { asAdmin } from './members/books'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'
import type { Books, MockText, MockTextVersion } from './shop-state'

/** Titles by slug; the real texts are in the database. */
const TITLES: Record<TextKind, Record<string, string>> = {
  page: {
    faq: 'Frequently asked questions',
    'user-manual': 'User manuals',
    warranty: 'Warranty',
    shipping: 'Shipping',
    'about-us': 'About us',
    landing: 'Revenant',
    privacypolicy: 'Privacy policy',
    terms: 'Terms of sale',
    rrpolicy: 'Returns and refunds',
    accessibility: 'Accessibility',
  },
  manual: {
    'nireeka-prime': 'Manual for the Nireeka Prime',
    'nireeka-homie': 'Manual for the Nireeka Homie',
    nyx: 'Manual for the Nyx',
  },
  news: { 'bike-passport': 'Every bike gets a passport' },
  help: Object.fromEntries(recordedHelp.topics.map(({ slug, title }) => [slug, title])),
}

const el = (tag: 'p' | 'li' | 'td' | 'th' | 'strong', ...children: ContentNode[]) => ({
  tag,
  children,
})
const row = (cell: 'td' | 'th', ...texts: string[]): ContentNode => ({
  tag: 'tr',
  children: texts.map((text) => el(cell, text)),
})

/** One of each element that a text can contain. */
const BODY: ContentNode[] = [
  el('p', 'A paragraph with ', el('strong', 'strong words'), '.'),
  { tag: 'h2', id: 'first', children: ['First section'] },
  { tag: 'h3', id: 'question', children: ['Is this a question?'] },
  el('p', 'It is, and ', { tag: 'a', href: '/configurator', children: ['this'] }, ' answers it.'),
  { tag: 'h2', id: 'second', children: ['Second section'] },
  { tag: 'ol', children: [el('li', 'One step.'), el('li', 'Another one.')] },
  {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', 'Bolt', 'Nm')] },
      { tag: 'tbody', children: [row('td', 'Stem', '5–6')] },
    ],
  },
]

const SOURCE = `A paragraph with **strong words**.

## First section

### Is this a question?

It is, and [this](/configurator) answers it.

## Second section

1. One step.
2. Another one.

| Bolt | Nm  |
| ---- | --- |
| Stem | 5–6 |
`

const categoryOf = (slug: string) =>
  recordedHelp.topics.find((topic) => topic.slug === slug)?.category ?? null

const CATEGORIES = recordedHelp.categories.map(({ slug, title }) => ({ slug, title }))

const AT = '2026-09-01T13:00:00.000Z'

function firstTexts(): MockText[] {
  return TEXT_KINDS.flatMap((kind) =>
    Object.entries(TITLES[kind]).map(([slug, title]) => ({
      ...{ kind, slug, owner: 'Content', review_by: null, is_archived: false },
      versions: [
        {
          ...{ number: 1, title, description: 'A text of the mock shop.', note: '', author: null },
          source: SOURCE,
          category: kind === 'help' ? categoryOf(slug) : null,
          keywords: [],
          saved_at: AT,
          publish_at: AT,
        },
      ],
    })),
  )
}

/** Returns the current texts. Mutations persist only inside `shop.change`. */
function textsIn(books: Books): MockText[] {
  if (books.texts.length === 0) books.texts = firstTexts()
  return books.texts
}

type Address = Pick<MockText, 'kind' | 'slug'>

function requireText(books: Books, { kind, slug }: Address): MockText {
  const text = textsIn(books).find((one) => one.kind === kind && one.slug === slug)
  if (!text) throw mockProblem('content_not_found')
  return text
}

function requireVersion({ versions }: MockText, number: number): MockTextVersion {
  const version = versions.find((one) => one.number === number)
  if (!version) throw mockProblem('content_not_found')
  return version
}

/** Returns the public version: the latest whose `publish_at` has passed. */
function publicVersion({ now }: MockShop, { versions, is_archived }: MockText) {
  const at = now().toISOString()
  const past = versions.filter(({ publish_at }) => publish_at !== null && publish_at <= at)
  const latest = past.sort((a, b) => ((a.publish_at ?? '') < (b.publish_at ?? '') ? 1 : -1))[0]
  return is_archived ? undefined : latest
}

function stateOf(shop: MockShop, text: MockText) {
  const latest = text.versions.at(-1)
  if (!latest) throw new Error(`The text ${text.slug} has no version.`)
  const isScheduled = text.versions.some(({ publish_at }) => publish_at !== null)
  const open = publicVersion(shop, text) ? 'published' : isScheduled ? 'scheduled' : 'draft'
  const status = text.is_archived ? ('archived' as const) : (open as 'published')
  const { kind, slug, owner, review_by } = text
  const { title, saved_at, number, author } = latest
  return { kind, slug, title, status, owner, review_by, latest: number, saved_at, author }
}

export function textStates(shop: MockShop) {
  return textsIn(shop.books()).map((text) => stateOf(shop, text))
}

type ContentQuery = z.output<(typeof contentSchemas)['overview']['query']>

function textsLike(shop: MockShop, { kind, status, q = '' }: ContentQuery) {
  const words = q.toLowerCase()
  const has = ({ slug, versions }: MockText) => {
    const { title = '', description = '', source = '' } = versions.at(-1) ?? {}
    return `${slug} ${title} ${description} ${source}`.toLowerCase().includes(words)
  }
  return textsIn(shop.books())
    .filter((text) => (kind === undefined || text.kind === kind) && has(text))
    .map((text) => stateOf(shop, text))
    .filter((state) => status === undefined || state.status === status)
}

function entryOf(shop: MockShop, text: MockText) {
  const version = publicVersion(shop, text)
  if (!version) return []
  const { kind, slug } = text
  const { title, description, publish_at } = version
  const updated_at = publish_at ?? AT
  return [{ kind, slug, title, description, published_at: AT, updated_at }]
}

/** Paragraphs without inline formatting; the initial texts have one of every element. */
/** Parses headings, paragraphs and pictures: the mock shop supports no other Markdown. */
export function bodyOf({ source }: Pick<MockTextVersion, 'source'>): ContentNode[] {
  if (source === SOURCE) return BODY
  return source.split(/\n{2,}/).map((block) => {
    const [, alt, src] = /^!\[(.*)\]\((.*)\)$/.exec(block.trim()) ?? []
    if (src) return { tag: 'img', src, alt: alt ?? '', children: [] }
    const heading = /^(#{2,4}) (.+)$/.exec(block.trim())
    if (!heading) return el('p', block.trim())
    const [, marks = '', title = ''] = heading
    const id = title.toLowerCase().replace(/\W+/g, '-')
    return { tag: marks.length === 2 ? 'h2' : 'h3', id, children: [title] }
  })
}

function readText(shop: MockShop, address: Address) {
  const text = requireText(shop.books(), address)
  const [entry] = entryOf(shop, text)
  const version = publicVersion(shop, text)
  if (!entry || !version) throw mockProblem('content_not_found')
  const body = bodyOf(version)
  return { ...entry, headings: headingsOf(body), body }
}

function versionOf(shop: MockShop, text: MockText, version: MockTextVersion) {
  return { ...version, is_public: publicVersion(shop, text) === version }
}

export function contentHandlers(shop: MockShop): HttpHandler[] {
  const [routes, schemas] = [api.content, apiSchemas.content]
  return [
    mock(routes.list, schemas.list, ({ query }) => ({
      entries: textsIn(shop.books())
        .filter(({ kind }) => (query.kind ? kind === query.kind : kind !== 'help'))
        .flatMap((text) => entryOf(shop, text)),
    })),
    mock(routes.read, schemas.read, ({ params }) => readText(shop, params)),
    mock(routes.addresses, schemas.addresses, () => {
      const open = textsIn(shop.books()).filter(({ kind }) => kind !== 'help')
      const texts = open.flatMap((text) => entryOf(shop, text))
      const bikes = shop.catalog.bikes.map(({ slug }) => `/configurator/${slug}`)
      return {
        addresses: [
          ...['/', '/configurator', ...bikes].map((path) => ({ path, changed_at: null })),
          ...texts.map((text) => ({ path: contentPath(text), changed_at: text.updated_at })),
        ],
      }
    }),
    // The mock shop stores uploads without their content.
    mock(routes.picture, schemas.picture, () => {
      throw mockProblem('file_not_found')
    }),
    // Preview tokens of the mock shop contain the version.
    mock(routes.preview, schemas.preview, ({ params }) => {
      const [kind, slug = '', number] = params.token.split('~')
      const found = TEXT_KINDS.find((one) => one === kind)
      if (!found) throw mockProblem('content_not_found')
      const version = requireVersion(
        requireText(shop.books(), { kind: found, slug }),
        Number(number),
      )
      const { title, description, saved_at } = version
      const body = bodyOf(version)
      const dates = { published_at: saved_at, updated_at: saved_at }
      return { kind: found, slug, title, description, ...dates, headings: headingsOf(body), body }
    }),
    ...editorHandlers(shop),
  ]
}

function editorHandlers(shop: MockShop): HttpHandler[] {
  const [routes, schemas] = [api.content, apiSchemas.content]
  return [
    mock(routes.overview, schemas.overview, ({ from, query }) =>
      asAdmin(shop, from, () => ({ entries: textsLike(shop, query), categories: CATEGORIES })),
    ),
    mock(routes.edit, schemas.edit, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const text = requireText(shop.books(), params)
        const state = stateOf(shop, text)
        const newest = requireVersion(text, state.latest)
        const { title, description, source, category, keywords } = newest
        const words = { title, description, source, category, keywords }
        const categories = params.kind === 'help' ? CATEGORIES : []
        const history = text.versions.map((version) => versionOf(shop, text, version)).reverse()
        return { ...state, ...words, history, placeholders: [], categories }
      }),
    ),
    mock(routes.version, schemas.version, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const text = requireText(shop.books(), params)
        return versionOf(shop, text, requireVersion(text, params.number))
      }),
    ),
    mock(routes.render, schemas.render, ({ from, body }) =>
      asAdmin(shop, from, () => ({ ...body, body: bodyOf(body), unknown: [] })),
    ),
    mock(routes.save, schemas.save, ({ from, params, body }) =>
      asAdmin(shop, from, (admin) => saveText(shop, params, { ...body, by: admin.user.name })),
    ),
    mock(routes.schedule, schemas.schedule, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          const text = requireText(books, params)
          const version = requireVersion(text, params.number)
          version.publish_at = notBefore(shop, body.publish_at)
          return { number: version.number, status: stateOf(shop, text).status }
        }),
      ),
    ),
    mock(routes.restore, schemas.restore, ({ from, params, body }) =>
      asAdmin(shop, from, (admin) => {
        const text = requireText(shop.books(), params)
        const { owner, review_by } = text
        const note = `Restored version ${params.number}`
        const old = requireVersion(text, params.number)
        const edit = { ...old, note, owner, review_by, publish_at: null }
        return saveText(shop, params, { ...edit, base: body.base, by: admin.user.name })
      }),
    ),
    mock(routes.previewLink, schemas.previewLink, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { kind, slug, number } = params
        requireVersion(requireText(shop.books(), params), number)
        const expires_at = new Date(shop.now().getTime() + 2 * 24 * 60 * 60_000).toISOString()
        return { url: `/preview/${kind}~${slug}~${number}`, expires_at }
      }),
    ),
    mock(routes.archive, schemas.archive, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          const text = requireText(books, params)
          text.is_archived = body.is_archived
          return { status: stateOf(shop, text).status }
        }),
      ),
    ),
  ]
}

type Edit = z.output<(typeof contentSchemas)['save']['body']> & { by: string }

function saveText(shop: MockShop, { kind, slug }: Address, edit: Edit) {
  return shop.change((books) => {
    const texts = textsIn(books)
    const known = texts.find((one) => one.kind === kind && one.slug === slug)
    const latest = known?.versions.length ?? 0
    if (latest !== edit.base) {
      throw new DomainError('content_changed', 'Answered by the mock.', { data: { latest } })
    }
    const { title, description, source, note = '', owner, review_by, by: author } = edit
    const version = {
      ...{ number: latest + 1, title, description, source, note, author },
      category: edit.category ?? null,
      keywords: edit.keywords ?? [],
      saved_at: shop.now().toISOString(),
      publish_at: notBefore(shop, edit.publish_at),
    }
    const text = known ?? { kind, slug, owner, review_by, is_archived: false, versions: [] }
    if (!known) texts.push(text)
    text.versions.push(version)
    Object.assign(text, { owner, review_by })
    return { number: version.number, status: stateOf(shop, text).status }
  })
}

/** Replaces a publication time in the past with the current time. */
function notBefore({ now }: MockShop, at: string | null): string | null {
  const present = now().toISOString()
  return at !== null && at < present ? present : at
}
