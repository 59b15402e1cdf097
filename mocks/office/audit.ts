import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { csvOf } from '@/domain/office/kit/csv'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'

const [routes, schemas] = [api.audit, apiSchemas.audit]

type Row = z.output<(typeof schemas)['list']['response']>['items'][number]
type Search = z.output<(typeof schemas)['export']['query']>

/** Sample entries; the mock shop keeps no audit log. */
const ENTRIES: readonly Row[] = [
  {
    ...{ id: '2', at: '2026-11-19T15:00:00.000Z', actor: null, role: 'manager' },
    ...{ action: 'stock.setThreshold', subject: { kind: 'stock', id: 'frame:nyx:M' } },
    ...{ before: { threshold: null }, after: { threshold: 5 }, asked: { threshold: 5 } },
    ...{ reason: '', is_erased: false },
  },
  {
    ...{ id: '1', at: '2026-11-18T15:00:00.000Z', actor: null, role: 'catalog' },
    ...{ action: 'prices.save', subject: { kind: 'products', id: '5000111' } },
    ...{ before: { price_cents: 2900 }, after: { price_cents: 3100 }, asked: {} },
    ...{ reason: '', is_erased: false },
  },
]

export function auditHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query }) =>
      asAdmin(shop, from, () => ({
        items: entriesOf(query),
        ...{ next: null, previous: null, people: [] },
      })),
    ),
    mock(routes.export, schemas.export, ({ from, query }) =>
      asAdmin(shop, from, () =>
        csvOf([
          ['entry', 'at', 'action', 'kind', 'subject'],
          ...entriesOf(query).map(({ id, at, action, subject }) => [
            ...[id, at, action, subject.kind, subject.id],
          ]),
        ]),
      ),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const entry = ENTRIES.find(({ id }) => id === params.id)
        if (!entry) throw mockProblem('audit_entry_not_found')
        return { ...entry, request_id: `request-${entry.id}`, session: null, link: null }
      }),
    ),
  ]
}

function entriesOf({ person, action, kind, subject, from, to }: Search): Row[] {
  return ENTRIES.filter(
    (one) =>
      person === undefined &&
      (action === undefined || one.action === action) &&
      (kind === undefined || one.subject.kind === kind) &&
      (subject === undefined || one.subject.id.toLowerCase() === subject.toLowerCase()) &&
      (from === undefined || one.at.slice(0, 10) >= from) &&
      (to === undefined || one.at.slice(0, 10) <= to),
  )
}
