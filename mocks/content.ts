import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { headingsOf, type ContentKind, type ContentNode } from '@/domain/content'

import { mock, mockProblem } from './mock'

/** What stands at each address; the words of the shop lie in its database. */
const TITLES: Record<ContentKind, Record<string, string>> = {
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
}

const el = (tag: 'p' | 'li' | 'td' | 'th' | 'strong', ...children: ContentNode[]) => ({
  tag,
  children,
})
const row = (cell: 'td' | 'th', ...texts: string[]): ContentNode => ({
  tag: 'tr',
  children: texts.map((text) => el(cell, text)),
})

/** One of every element that a text can have. */
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

const AT = '2026-09-01T13:00:00.000Z'
const entry = (kind: ContentKind, slug: string, title: string) => ({
  ...{ kind, slug, title },
  description: 'A text of the mock shop.',
  published_at: AT,
  updated_at: AT,
})

function readText(kind: ContentKind, slug: string) {
  const title = TITLES[kind][slug]
  if (!title) throw mockProblem('content_not_found')
  return { ...entry(kind, slug, title), headings: headingsOf(BODY), body: BODY }
}

/** The public texts; the mocks have no administrators. */
export function contentHandlers(): HttpHandler[] {
  const [routes, schemas] = [api.content, apiSchemas.content]
  const refuse = (): never => {
    throw mockProblem('not_allowed')
  }
  return [
    mock(routes.list, schemas.list, ({ query }) => {
      const kinds = query.kind ? [query.kind] : (['page', 'manual', 'news'] as const)
      const entries = kinds.flatMap((kind) =>
        Object.entries(TITLES[kind]).map(([slug, title]) => entry(kind, slug, title)),
      )
      return { entries }
    }),
    mock(routes.read, schemas.read, ({ params }) => readText(params.kind, params.slug)),
    mock(routes.addresses, schemas.addresses, () => ({
      addresses: [{ path: '/', changed_at: null }],
    })),
    mock(routes.preview, schemas.preview, () => {
      throw mockProblem('content_not_found')
    }),
    mock(routes.overview, schemas.overview, refuse),
    mock(routes.edit, schemas.edit, refuse),
    mock(routes.version, schemas.version, refuse),
    mock(routes.save, schemas.save, refuse),
    mock(routes.schedule, schemas.schedule, refuse),
    mock(routes.restore, schemas.restore, refuse),
    mock(routes.previewLink, schemas.previewLink, refuse),
    mock(routes.archive, schemas.archive, refuse),
  ]
}
