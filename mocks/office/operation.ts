import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { EmailsQuery } from '@/contract/office/operation/operation'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { HEALTH_CHECKS, type EmailList } from '@/domain/office/operation/operation'

import { asAdmin } from '../members/books'
import { mock } from '../mock'
import type { MockShop } from '../mock-shop'
import { pageOf } from './paging'

const [routes, schemas] = [api.operation, apiSchemas.operation]

/** Serves health and emails. Without a worker and a mail server, emails count as sent at once. */
export function operationHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.health, schemas.health, ({ from }) => asAdmin(shop, from, () => healthOf(shop))),
    mock(routes.emails, schemas.emails, ({ from, query }) =>
      asAdmin(shop, from, () => {
        const { rows, ...ends } = pageOf(findEmails(shop, query), query)
        return {
          emails: rows.map(({ number: id, ...row }) => ({ id, ...row })),
          ...{ failed: 0, has_mail: true },
          ...ends,
        }
      }),
    ),
    mock(routes.sendAgain, schemas.sendAgain, ({ from }) =>
      asAdmin(shop, from, () => ({ planned: 0 })),
    ),
    mock(routes.discard, schemas.discard, ({ from }) =>
      asAdmin(shop, from, () => ({ discarded: 0 })),
    ),
    mock(routes.runJob, schemas.runJob, ({ from }) => asAdmin(shop, from, () => ({}))),
  ]
}

function findEmails(shop: MockShop, { list, q = '' }: EmailsQuery) {
  const text = q.trim().toLowerCase()
  return shop
    .books()
    .mails.map(({ id, subject, recipient, created_at }) => ({
      ...{ number: String(id), subject, recipient, list: 'sent' as EmailList },
      ...{ written_at: created_at, sent_at: created_at, attempts: 1 },
      ...{ next_attempt_at: null, last_error: null },
      order_number: /NK-\d+/u.exec(subject)?.[0] ?? null,
    }))
    .filter((email) => list === undefined || list === email.list)
    .filter(
      ({ recipient, order_number }) =>
        text === '' || isSameMailbox(recipient, text) || order_number?.toLowerCase() === text,
    )
}

function healthOf(shop: MockShop) {
  const at = shop.now().toISOString()
  const none = { waiting: 0, running: 0, failed: 0, failing: 0, set_aside: 0 }
  const idle = { ...none, oldest_at: null, ended_at: at }
  return {
    at,
    checks: HEALTH_CHECKS.map((check) => ({ check, state: 'good' as const })),
    ...{ has_mail: true, answer_ms: 0.4, failed_emails: 0, failed_refunds: 0 },
    jobs: [
      { queue: 'mail', is_round: false, ...idle },
      { queue: 'refund', is_round: false, ...idle },
      { queue: 'reconcile', is_round: true, ...idle },
    ],
    failures: [],
    events: [{ provider: 'stripe', received_at: null, day: 0, waiting: 0, failed: 0 }],
    storage: { database: 0, files: 0, emails: shop.books().mails.length },
    ...{ hour: { placed: 0, paid: 0 }, backups: { made_at: at, verified_at: at } },
    ...{ version: 'mock', started_at: at },
  }
}
