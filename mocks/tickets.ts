import {
  POSTED_HOURS,
  SUPPORT_TIME_ZONE,
  type PostedSupport,
  type SupportSchedule,
} from '@/domain/community/support/support-hours'
import { PUBLIC_TICKET_EVENTS, type TicketEventKind } from '@/domain/community/support/ticket'
import {
  dueAt,
  startClock,
  supportTime,
  TICKET_TARGETS,
  turnClock,
  type TicketClock,
  type Turn,
} from '@/domain/community/support/ticket-clock'
import { afterCustomer, isOurTurn } from '@/domain/community/support/ticket-moves'

import { mockProblem } from './mock'
import type { MockShop } from './mock-shop'
import type { Books, MockFile, MockTicket, MockTicketMessage } from './shop-state'

const scheduleOf = ({ hours, closed_days }: PostedSupport): SupportSchedule => ({
  days: hours,
  zone: SUPPORT_TIME_ZONE,
  closed: closed_days.map(({ date }) => date),
})

export const postedBy = (shop: MockShop): PostedSupport =>
  shop.books().support ?? { hours: [...POSTED_HOURS], closed_days: [] }

type TicketFields = Pick<
  MockTicket,
  'member' | 'name' | 'email' | 'topic' | 'subject' | 'order_number' | 'bike_id'
>

interface NewTicket extends TicketFields {
  body: string
  key: string
  follows?: string
  files?: MockFile[]
  searches?: MockTicket['searches']
}

/** Opens a ticket. The caller must have checked for duplicates. */
export function createTicket(shop: MockShop, books: Books, beginning: NewTicket): MockTicket {
  const { body, follows = null, searches = [], files = [], ...fields } = beginning
  const now = shop.now()
  const at = now.toISOString()
  const ticket: MockTicket = {
    ...fields,
    number: `T-${10_001 + books.tickets.length}`,
    status: 'new',
    priority: 'normal',
    tags: [],
    assignee: null,
    version: 1,
    ...stored(startClock(now)),
    due_at: null,
    first_answered_at: null,
    first_answer_ms: null,
    closed_at: null,
    follows,
    merged_into: null,
    rating: null,
    rated_at: null,
    searches,
    created_at: at,
    updated_at: at,
    messages: [],
  }
  ticket.due_at = dueText(shop, ticket)
  books.tickets.push(ticket)
  addMessage(shop, ticket, { author: 'customer', name: fields.name, body, key: fields.key, files })
  if (follows) recordEvent(shop, ticket, { kind: 'follows', detail: follows })
  return ticket
}

const stored = ({ spent, since, askedAt }: TicketClock) => ({
  spent,
  since: since?.toISOString() ?? null,
  asked: askedAt?.toISOString() ?? null,
})

const clockOf = ({ spent, since, asked }: MockTicket): TicketClock => ({
  spent,
  since: since === null ? null : new Date(since),
  askedAt: asked === null ? null : new Date(asked),
})

export const dueOf = (ticket: MockTicket, posted: PostedSupport): Date | null =>
  dueAt(scheduleOf(posted), clockOf(ticket), TICKET_TARGETS[ticket.priority])

const dueText = (shop: MockShop, ticket: MockTicket) =>
  dueOf(ticket, postedBy(shop))?.toISOString() ?? null

/** Applies a change like the API: updates version, clock and due time. */
export function touch(
  shop: MockShop,
  ticket: MockTicket,
  { change = {}, by = null }: { change?: Partial<MockTicket>; by?: Turn['by'] },
): void {
  const at = shop.now()
  Object.assign(ticket, change)
  const isOurs = isOurTurn(ticket.status)
  Object.assign(
    ticket,
    stored(turnClock(scheduleOf(postedBy(shop)), clockOf(ticket), { isOurs, by, at })),
  )
  ticket.due_at = dueText(shop, ticket)
  ticket.version += 1
  ticket.updated_at = at.toISOString()
  if (by !== 'agent' || ticket.first_answered_at !== null) return
  ticket.first_answered_at = ticket.updated_at
  ticket.first_answer_ms = supportTime(scheduleOf(postedBy(shop)), new Date(ticket.created_at), at)
}

interface TicketMessageInput {
  author: 'customer' | 'agent'
  name: string
  body: string
  key: string
  is_internal?: boolean
  files?: MockFile[]
}

export function addMessage(
  shop: MockShop,
  ticket: MockTicket,
  { is_internal = false, files = [], ...message }: TicketMessageInput,
): void {
  push(shop, ticket, { ...message, files, is_internal, event: null })
}

export function recordEvent(
  shop: MockShop,
  ticket: MockTicket,
  event: { kind: TicketEventKind; detail: string },
): void {
  const is_internal = !PUBLIC_TICKET_EVENTS.includes(event.kind)
  push(shop, ticket, {
    author: 'system',
    name: '',
    body: '',
    key: '',
    files: [],
    is_internal,
    event,
  })
}

function push(
  shop: MockShop,
  ticket: MockTicket,
  message: Omit<MockTicketMessage, 'id' | 'channel' | 'quote' | 'left_out' | 'created_at'>,
): void {
  const id = Number(ticket.number.slice(2)) * 1_000 + ticket.messages.length
  const created_at = shop.now().toISOString()
  const byWeb = { channel: 'web', quote: '' } as const
  ticket.messages.push({ ...message, ...byWeb, left_out: [], id, created_at })
}

export function requireMockTicket({ tickets }: Books, number: string): MockTicket {
  const ticket = tickets.find((one) => one.number === number)
  if (!ticket) throw mockProblem('ticket_not_found')
  return ticket
}

export function answeredBy({ tickets }: Books, key: string): MockTicket | undefined {
  return tickets.find(({ messages }) => messages.some((message) => message.key === key))
}

/** Adds a customer's message. A closed ticket stays closed; the message opens a new one. */
export function writeAsCustomer(
  shop: MockShop,
  books: Books,
  {
    ticket,
    body,
    key,
    files,
  }: { ticket: MockTicket } & Pick<TicketMessageInput, 'body' | 'key' | 'files'>,
): MockTicket {
  const known = answeredBy(books, key)
  if (known) return known
  const isGoingOn = ({ follows, status }: MockTicket) =>
    follows === ticket.number && status !== 'closed'
  const open = ticket.status === 'closed' ? books.tickets.find(isGoingOn) : ticket
  if (!open) {
    const { member, name, email, topic, subject, order_number, bike_id, number } = ticket
    const about = { member, name, email, topic, subject, order_number, bike_id }
    return createTicket(shop, books, {
      ...about,
      body,
      key,
      ...(files && { files }),
      follows: number,
    })
  }
  addMessage(shop, open, {
    author: 'customer',
    name: open.name,
    body,
    key,
    ...(files && { files }),
  })
  touch(shop, open, { change: { status: afterCustomer(open.status) }, by: 'customer' })
  return open
}

export function closeTicket(
  shop: MockShop,
  { ticket, by }: { ticket: MockTicket; by: 'customer' | 'agent' },
): void {
  if (ticket.status === 'closed') return
  recordEvent(shop, ticket, { kind: 'closed', detail: by })
  touch(shop, ticket, { change: { status: 'closed', closed_at: shop.now().toISOString() } })
}

export function filesOf({ files }: Books, ids: readonly string[] | null | undefined): MockFile[] {
  return (ids ?? []).map((id) => {
    const file = files.find((one) => one.id === id)
    if (!file) throw mockProblem('file_not_found')
    return file
  })
}
