import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { issueAfter, type IssueAction } from '@/domain/office/newsletter/issue'
import { mailboxKey } from '@/domain/kit/mailbox'
import { omit } from '@/utils/omit'

import { bodyOf } from '../content'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockIssue } from '../shop-state'
import { pageOf } from './paging'
import { meets, requireSegment } from './segments'

const [routes, schemas] = [api.issues, apiSchemas.issues]

/** Serves the newsletter. The mock shop sends nothing: the clock simulates progress. */
export function issueHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query }) =>
      asAdmin(shop, from, () => {
        const numbered = issuesOf(shop).map((issue) => ({ issue, number: String(issue.id) }))
        const { rows, ...ends } = pageOf(numbered.reverse(), query)
        const causes = { bounces: 0, complaints: 0 }
        const issues = rows.map(({ issue }) => omit(toRow(issue), 'preheader', 'source'))
        return {
          ...{ issues, subscribers: countOf(shop, null), ...causes, can_send: true },
          ...ends,
        }
      }),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => ({
        issue: toRow(requireIssue(shop, params.id)),
        segments: (shop.books().segments ?? []).map(({ id, name }) => ({ id, name })),
        can_send: true,
      })),
    ),
    mock(routes.add, schemas.add, ({ from, body }) =>
      asAdmin(shop, from, () => {
        const id = Math.max(0, ...issuesOf(shop).map((one) => one.id)) + 1
        return storeIssue(shop, { ...NEW, ...body, id, changed_at: nowOf(shop) })
      }),
    ),
    mock(routes.save, schemas.save, ({ from, params, body: { edition, ...words } }) =>
      asAdmin(shop, from, () => {
        const known = requireDraft(shop, params.id, edition)
        const change = { ...words, edition: edition + 1, changed_at: nowOf(shop) }
        return storeIssue(shop, { ...known, ...change })
      }),
    ),
    mock(routes.remove, schemas.remove, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { id } = requireDraft(shop, params.id)
        shop.change((books) => {
          books.issues = issuesOf(shop).filter((one) => one.id !== id)
        })
        return {}
      }),
    ),
    mock(routes.preview, schemas.preview, ({ from, body }) =>
      asAdmin(shop, from, () => ({ body: bodyOf(body) })),
    ),
    mock(routes.count, schemas.count, ({ from, body }) =>
      asAdmin(shop, from, () => ({ count: countOf(shop, body.segment), suppressed: 0 })),
    ),
    mock(routes.test, schemas.test, ({ from }) =>
      asAdmin(shop, from, ({ user }) => ({ email: user.email })),
    ),
    ...sendingHandlers(shop),
    mock(routes.suppressions, schemas.suppressions, ({ from }) =>
      asAdmin(shop, from, () => ({ suppressions: [], next: null, previous: null })),
    ),
    mock(routes.lift, schemas.lift, ({ from }) =>
      asAdmin(shop, from, () => {
        throw mockProblem('suppression_not_found')
      }),
    ),
  ]
}

function sendingHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.send, schemas.send, ({ from, params, body: { edition, send_at } }) =>
      asAdmin(shop, from, () => {
        const known = requireDraft(shop, params.id, edition)
        const recipients = countOf(shop, known.segment)
        if (recipients === 0) throw mockProblem('issue_for_nobody')
        if (send_at !== null) {
          if (send_at <= nowOf(shop)) throw mockProblem('issue_hour_past')
          return storeIssue(shop, { ...known, state: 'planned', send_at })
        }
        return storeIssue(shop, begun(shop, known, nowOf(shop)))
      }),
    ),
    mock(routes.move, schemas.move, ({ from, params, body }) =>
      asAdmin(shop, from, () => move(shop, params.id, body.action)),
    ),
  ]
}

type IssueContentKey = 'id' | 'subject' | 'preheader' | 'source' | 'segment' | 'changed_at'

const NEW: Omit<MockIssue, IssueContentKey> = {
  ...{ edition: 1, state: 'draft', send_at: null, started_at: null, ended_at: null },
  ...{ segment_name: null, recipients: 0, sent: 0, since: null },
}

const SENT: MockIssue = {
  ...NEW,
  ...{ id: 1, state: 'sent', subject: 'Fall colors', preheader: 'Three new paints' },
  ...{ segment: null, recipients: 240, sent: 240 },
  source: '## Three new paints\n\nFrom this week on every bike comes in three more colors.',
  changed_at: '2026-10-05T13:00:00.000Z',
  started_at: '2026-10-05T13:00:00.000Z',
  ended_at: '2026-10-05T13:01:00.000Z',
}

const nowOf = (shop: MockShop) => shop.now().toISOString()

/** Number of simulated emails per second. */
const PACE = 5

function issuesOf(shop: MockShop): MockIssue[] {
  return (shop.books().issues ?? [SENT]).map((issue) => {
    const isDue = issue.state === 'planned' && (issue.send_at ?? '') <= nowOf(shop)
    return withCounts(shop, isDue ? begun(shop, issue, issue.send_at ?? nowOf(shop)) : issue)
  })
}

function begun(shop: MockShop, issue: MockIssue, at: string): MockIssue {
  const segment = (shop.books().segments ?? []).find(({ id }) => id === issue.segment)
  const began = { state: 'sending', started_at: at, since: at } as const
  const recipients = countOf(shop, segment?.id ?? null)
  return { ...issue, ...began, recipients, segment_name: segment?.name ?? null }
}

function withCounts(shop: MockShop, issue: MockIssue): MockIssue {
  if (issue.state !== 'sending' || issue.since === null) return issue
  const seconds = Math.floor((shop.now().getTime() - Date.parse(issue.since)) / 1_000)
  const sent = Math.min(issue.recipients, issue.sent + seconds * PACE)
  if (sent < issue.recipients) return { ...issue, sent, since: nowOf(shop) }
  return { ...issue, sent, since: null, state: 'sent', ended_at: nowOf(shop) }
}

function move(shop: MockShop, id: number, action: IssueAction) {
  const known = requireIssue(shop, id)
  const to = issueAfter(known.state, action)
  if (to === null) throw mockProblem('issue_moved')
  return storeIssue(shop, {
    ...known,
    state: to,
    since: to === 'sending' ? nowOf(shop) : null,
    ...(to === 'draft' && { send_at: null }),
    ...(to === 'canceled' && { ended_at: nowOf(shop) }),
  })
}

function requireIssue(shop: MockShop, id: number): MockIssue {
  const found = issuesOf(shop).find((one) => one.id === id)
  if (!found) throw mockProblem('issue_not_found')
  return found
}

function requireDraft(shop: MockShop, id: number, edition?: number): MockIssue {
  const known = requireIssue(shop, id)
  if (known.state !== 'draft') throw mockProblem('issue_moved')
  if (edition !== undefined && known.edition !== edition) throw mockProblem('issue_changed')
  return known
}

function countOf(shop: MockShop, segment: string | null): number {
  const { subscribers, members } = shop.books()
  if (segment === null) return subscribers.length
  const conditions = requireSegment(shop, segment)
  return members.filter(
    (member) =>
      subscribers.includes(mailboxKey(member.user.email)) && meets(shop, member, conditions),
  ).length
}

function storeIssue(shop: MockShop, issue: MockIssue) {
  const others = issuesOf(shop).filter(({ id }) => id !== issue.id)
  shop.change((books) => {
    books.issues = [...others, issue].sort((a, b) => a.id - b.id)
  })
  return toRow(issue)
}

const NOTHING = {
  ...{ failed: 0, unclear: 0, skipped: 0, bounced: 0, complained: 0, unsubscribed: 0 },
  ...{ is_stuck: false, by: null },
}

const toRow = (issue: MockIssue) => ({
  ...omit(issue, 'since'),
  ...NOTHING,
  left: issue.recipients - issue.sent,
})
