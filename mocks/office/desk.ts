import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { DeskFilter, PresentAgent, WireDeskTicket } from '@/contract/office/support/support'
import type { deskSchemas } from '@/contract/office/support/support.schema'
import { openPlaceholders } from '@/domain/office/support/canned-answer'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { isAllowed } from '@/domain/kit/permissions'
import { PRESENCE_LIFE_MS, type TicketState } from '@/domain/office/support/desk'
import { SUPPORT_TIME_ZONE } from '@/domain/community/support/support-hours'
import { afterCustomer, isOurTurn, mayMove } from '@/domain/community/support/ticket-moves'
import { dayAfter, momentOf, zoneTime } from '@/domain/kit/zone-time'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { Books, MockTicket } from '../shop-state'
import { bikeOf } from '../support'
import {
  answeredBy,
  closeTicket,
  filesOf,
  recordEvent,
  requireMockTicket,
  addMessage,
  touch,
} from '../tickets'
import { cannedHandlers } from './desk-canned'
import { customerOf } from './desk-customer'
import { reportsOf } from './desk-reports'
import { pageOf } from './paging'

const routes = api.desk
const schemas = apiSchemas.desk
type Schemas = typeof deskSchemas
type Query = z.output<Schemas['list']['query']>
type Change = z.output<Schemas['change']['body']>

export function deskHandlers(shop: MockShop): HttpHandler[] {
  return [
    ...readHandlers(shop),
    ...writeHandlers(shop),
    ...cannedHandlers(shop),
    presenceHandler(shop),
  ]
}

function readHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query }) =>
      asAdmin(shop, from, (me) => {
        const { rows, ...ends } = pageOf(listOf(shop, query, me), query)
        return { tickets: rows.map((one) => toRow(one)), ...ends }
      }),
    ),
    mock(routes.overview, schemas.overview, ({ from }) =>
      asAdmin(shop, from, (me) => overviewOf(shop, me)),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => detailOf(shop, params.number)),
    ),
    mock(routes.customer, schemas.customer, ({ from, params }) =>
      asAdmin(shop, from, () => customerOf(shop, requireMockTicket(shop.books(), params.number))),
    ),
    mock(routes.reports, schemas.reports, ({ from, query }) =>
      asAdmin(shop, from, () => reportsOf(shop, { days: query.days ?? 30, isOpen: IS_IN.open })),
    ),
  ]
}

const agentOf = ({ user: { id, name } }: MockMember) => ({ id, name })

const toRow = (ticket: MockTicket) => {
  const { number, subject, topic, status, priority, tags, assignee, name, email } = ticket
  const { due_at, created_at, updated_at } = ticket
  const about = { number, subject, topic, status, priority, tags, assignee, name, email }
  return { ...about, due_at, created_at, updated_at }
}

function detailOf(shop: MockShop, number: string) {
  const books = shop.books()
  const ticket = requireMockTicket(books, number)
  const { version, first_answered_at, closed_at, follows, merged_into } = ticket
  const { rating, searches, messages, member } = ticket
  return {
    ...toRow(ticket),
    ...{ version, first_answered_at, closed_at, follows, merged_into, rating, searches },
    orders: ordersOf(books, ticket),
    bike: bikeOf(books, ticket),
    is_member: member !== null,
    merged: books.tickets.filter((one) => one.merged_into === number).map((one) => one.number),
    // The mock shop receives no emails.
    messages: messages.map(({ key: _, ...message }) => ({ ...message, raw_href: null })),
  }
}

function ordersOf(books: Books, ticket: MockTicket): WireDeskTicket['orders'] {
  const { number: into, order_number: number, email, member } = ticket
  const order = books.orders.find((one) => one.number === number)
  const owner = books.members.find(({ user }) => user.id === member)
  const is_own =
    member === null
      ? order !== undefined && isSameMailbox(order.body.email, email)
      : number !== null && !!owner?.orders.includes(number)
  const own = number === null ? [] : [{ number, exists: order !== undefined, is_own }]
  const merged = books.tickets.filter(({ merged_into }) => merged_into === into)
  const all = [...own, ...merged.flatMap((one) => ordersOf(books, one))]
  return all.filter((one, at) => all.findIndex(({ number: same }) => same === one.number) === at)
}

const IS_IN: Record<TicketState, (ticket: MockTicket) => boolean> = {
  open: ({ status }) => isOurTurn(status),
  answered: ({ status }) => status === 'waiting_for_customer',
  closed: ({ status }) => status === 'closed',
  all: () => true,
}

function listOf(shop: MockShop, query: Query, me: MockMember): MockTicket[] {
  const { state = 'open', assignee, tag, priority, topic, sender, due, q } = query
  const now = shop.now()
  const tonight = momentOf(dayAfter(zoneTime(now, SUPPORT_TIME_ZONE).day, 1), 0, SUPPORT_TIME_ZONE)
  const dueBy = due && (due === 'overdue' ? now : tonight).toISOString()
  const who = assignee === 'me' ? me.user.id : assignee
  const words = q?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const rows = shop.books().tickets.filter((one) => {
    const filters: Record<DeskFilter, boolean> = {
      state: IS_IN[state](one),
      assignee: who === undefined || (one.assignee?.id ?? 'none') === who,
      tag: tag === undefined || one.tags.includes(tag),
      priority: priority === undefined || one.priority === priority,
      topic: topic === undefined || one.topic === topic,
      sender: sender === undefined || (one.member === null ? 'guest' : 'member') === sender,
      due: dueBy === undefined || (one.due_at !== null && one.due_at < dueBy),
      q: q === undefined || q === '' || matchesWords(one, words),
    }
    return Object.values(filters).every(Boolean)
  })
  if (state !== 'open') return rows.reverse()
  return rows.sort((a, b) => (a.due_at ?? '').localeCompare(b.due_at ?? ''))
}

function matchesWords(ticket: MockTicket, words: readonly string[]): boolean {
  const { number, subject, name, email, order_number } = ticket
  const texts = [
    `${number} ${subject} ${name} ${email} ${order_number}`,
    ...ticket.messages.map(({ body }) => body),
  ].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return (
    words.length > 0 &&
    texts.some((text) => words.every((word) => text.some((one) => one.startsWith(word))))
  )
}

function overviewOf(shop: MockShop, me: MockMember) {
  const { tickets, members, canned } = shop.books()
  const now = shop.now().toISOString()
  const open = tickets.filter(IS_IN.open)
  const tags = new Map<string, number>()
  for (const { tags: own, status } of tickets)
    if (status !== 'closed') for (const tag of own) tags.set(tag, (tags.get(tag) ?? 0) + 1)
  return {
    me: agentOf(me),
    agents: members.filter(({ user }) => isAllowed(user.role, 'support.answer')).map(agentOf),
    tags: [...tags].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count),
    canned: [...canned].sort((a, b) => a.title.localeCompare(b.title)),
    counts: {
      open: open.length,
      mine: open.filter(({ assignee }) => assignee?.id === me.user.id).length,
      unassigned: open.filter(({ assignee }) => assignee === null).length,
      overdue: open.filter(({ due_at }) => due_at !== null && due_at < now).length,
      answered: tickets.filter(IS_IN.answered).length,
    },
  }
}

function writeHandlers(shop: MockShop): HttpHandler[] {
  const seen = (books: Books, number: string, version: number) => {
    const ticket = requireMockTicket(books, number)
    if (ticket.version === version) return ticket
    const data = detailOf(shop, number)
    throw new DomainError('ticket_changed', 'Answered by the mock.', { data })
  }
  return [
    mock(routes.answer, schemas.answer, ({ from, params: { number }, body }) =>
      asAdmin(shop, from, (me) => {
        const open = openPlaceholders(body.body)
        const message = `Please fill in: ${open.join(', ')}.`
        const errors = [{ field: 'body', message }]
        if (open.length > 0) throw new DomainError('invalid_input', message, { errors })
        shop.change((books) => {
          if (answeredBy(books, body.request_key)) return
          const ticket = seen(books, number, body.version)
          if (ticket.status === 'closed') throw mockProblem('ticket_not_movable')
          const message = {
            name: me.user.name,
            body: body.body,
            key: body.request_key,
            files: filesOf(books, body.files),
          }
          addMessage(shop, ticket, { author: 'agent', ...message })
          if (body.then === 'closed') recordEvent(shop, ticket, { kind: 'closed', detail: 'agent' })
          const tags = [...new Set([...ticket.tags, ...(body.tags ?? [])])]
          const assignee = ticket.assignee ?? agentOf(me)
          const closed_at = body.then === 'closed' ? shop.now().toISOString() : null
          const change = { status: body.then, tags, assignee, closed_at }
          touch(shop, ticket, { change, by: 'agent' })
        })
        return detailOf(shop, number)
      }),
    ),
    mock(routes.note, schemas.note, ({ from, params: { number }, body }) =>
      asAdmin(shop, from, (me) => {
        shop.change((books) => {
          if (answeredBy(books, body.request_key)) return
          const ticket = requireMockTicket(books, number)
          const message = {
            name: me.user.name,
            body: body.body,
            key: body.request_key,
            files: filesOf(books, body.files),
          }
          addMessage(shop, ticket, { author: 'agent', ...message, is_internal: true })
          touch(shop, ticket, {})
        })
        return detailOf(shop, number)
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params: { number }, body }) =>
      asAdmin(shop, from, () => {
        shop.change((books) =>
          change(shop, books, { ticket: seen(books, number, body.version), input: body }),
        )
        return detailOf(shop, number)
      }),
    ),
    mock(routes.merge, schemas.merge, ({ from, params: { number }, body }) =>
      asAdmin(shop, from, () => {
        shop.change((books) =>
          merge(shop, books, { source: seen(books, number, body.version), into: body.into }),
        )
        return detailOf(shop, body.into)
      }),
    ),
  ]
}

/** Tracks the presence of other agents for as long as the process runs. */
function presenceHandler(shop: MockShop): HttpHandler {
  const present = new Map<string, PresentAgent & { ticket: string; seen: number }>()
  return mock(routes.presence, schemas.presence, ({ from, params: { number }, body }) =>
    asAdmin(shop, from, (me) => {
      requireMockTicket(shop.books(), number)
      const { id } = me.user
      const now = shop.now().getTime()
      if (body.doing === 'left') present.delete(`${number} ${id}`)
      else {
        const { name } = me.user
        present.set(`${number} ${id}`, { id, name, doing: body.doing, ticket: number, seen: now })
      }
      const others = [...present.values()].filter(
        (one) => one.ticket === number && one.id !== id && one.seen > now - PRESENCE_LIFE_MS,
      )
      return { people: others.map(({ name, doing, id: other }) => ({ id: other, name, doing })) }
    }),
  )
}

function change(
  shop: MockShop,
  books: Books,
  { ticket, input }: { ticket: MockTicket; input: Change },
): void {
  const { version: _, assignee: id, status: to = ticket.status, ...rest } = input
  const from = ticket.status
  if (!mayMove({ from, to }, 'agent')) throw mockProblem('ticket_not_movable')
  if (ticket.merged_into !== null && to !== from) throw mockProblem('ticket_not_movable')
  if (id !== undefined) {
    const agent = books.members.find(
      ({ user }) => user.id === id && isAllowed(user.role, 'support.answer'),
    )
    if (id !== null && !agent) throw mockProblem('user_not_found')
    ticket.assignee = agent ? agentOf(agent) : null
    recordEvent(shop, ticket, { kind: 'assigned', detail: agent?.user.name ?? '' })
  }
  if (to === 'closed') closeTicket(shop, { ticket, by: 'agent' })
  else if (to !== from)
    recordEvent(shop, ticket, { kind: from === 'closed' ? 'reopened' : 'changed', detail: to })
  const again = from === 'closed' && to !== from ? { closed_at: null, rating: null } : {}
  if (to === 'closed' && from !== to) ticket.version -= 1
  touch(shop, ticket, { change: { ...rest, ...again, status: to } })
}

function merge(
  shop: MockShop,
  books: Books,
  { source, into }: { source: MockTicket; into: string },
): void {
  const target = requireMockTicket(books, into)
  const isSame =
    source.member === target.member &&
    (source.member !== null || isSameMailbox(source.email, target.email))
  const isOpen = source.merged_into === null && target.status !== 'closed'
  if (source === target || !isSame || !isOpen) throw mockProblem('ticket_not_mergeable')
  const isOwed = isOurTurn(source.status) && !isOurTurn(target.status)
  target.bike_id ??= source.bike_id
  target.messages.push(...source.messages.splice(0))
  target.messages.sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)
  recordEvent(shop, source, { kind: 'merged', detail: target.number })
  recordEvent(shop, target, { kind: 'merged', detail: source.number })
  const closed_at = shop.now().toISOString()
  touch(shop, source, { change: { status: 'closed', merged_into: target.number, closed_at } })
  touch(shop, target, {
    change: isOwed ? { status: afterCustomer(target.status) } : {},
    by: isOwed ? 'customer' : null,
  })
}
