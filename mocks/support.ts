import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { supportSchemas } from '@/contract/community/support/support.schema'
import { fileName, type AttachmentType } from '@/domain/kit/attachments'
import { countedSearches } from '@/domain/community/help-center/help-searches'
import { SUPPORT_TIME_ZONE } from '@/domain/community/support/support-hours'
import { ticketSubject } from '@/domain/community/support/ticket'
import { omit } from '@/utils/omit'

import { asMember, hasToken } from './members/books'
import type { MockMember } from './members/records'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'
import { random } from './payments'
import type { Books, MockFile, MockTicket } from './shop-state'
import { createTicket, closeTicket, filesOf, postedBy, touch, writeAsCustomer } from './tickets'

const routes = api.support
const schemas = apiSchemas.support
type Schemas = typeof supportSchemas
type Question = z.output<Schemas['open']['body']>
type Answer = z.output<Schemas['answer']['body']>
type RateBody = z.output<Schemas['rate']['body']>
type Header = (name: string) => string | undefined

/** Serves tickets, which the mock back office answers. A guest's link ends in `mock`. */
export function supportHandlers(shop: MockShop): HttpHandler[] {
  const mine = (header: Header, number: string) =>
    asMember(shop, header, ({ user }) => own(shop.books(), number, user.id))
  const byLink = ({ number, key }: { number: string; key: string }) => {
    if (key !== GUEST_KEY) throw mockProblem('ticket_not_found')
    return own(shop.books(), number, null)
  }
  return [
    mock(routes.list, schemas.list, ({ header }) => {
      const { id } = asMember(shop, header, ({ user }) => user)
      const tickets = shop.books().tickets.filter(({ member }) => member === id)
      return { tickets: tickets.map(toRow).sort(latestFirst) }
    }),
    mock(routes.read, schemas.read, ({ header, params }) =>
      threadOf(shop.books(), mine(header, params.number)),
    ),
    mock(routes.answer, schemas.answer, ({ header, params, body }) =>
      addAnswer(shop, mine(header, params.number), body),
    ),
    mock(routes.close, schemas.close, ({ header, params }) =>
      close(shop, mine(header, params.number)),
    ),
    mock(routes.rate, schemas.rate, ({ header, params, body }) =>
      rate(shop, mine(header, params.number), body),
    ),
    mock(routes.readByLink, schemas.readByLink, ({ params }) =>
      threadOf(shop.books(), byLink(params)),
    ),
    mock(routes.answerByLink, schemas.answerByLink, ({ params, body }) =>
      addAnswer(shop, byLink(params), body),
    ),
    mock(routes.closeByLink, schemas.closeByLink, ({ params }) => close(shop, byLink(params))),
    mock(routes.rateByLink, schemas.rateByLink, ({ params, body }) =>
      rate(shop, byLink(params), body),
    ),
    mock(routes.upload, schemas.upload, async ({ query, request }) => {
      const bytes = new Uint8Array(await request.arrayBuffer())
      const { href: _, ...stored } = storeFile(shop, query.name, bytes)
      return { ...stored, ...pngSize(bytes) }
    }),
    // URLs of the mock shop contain the file itself.
    mock(routes.file, schemas.file, () => {
      throw mockProblem('file_not_found')
    }),
    // The mock shop receives no emails.
    mock(routes.postmarkEmail, schemas.postmarkEmail, () => {
      throw mockProblem('not_found')
    }),
    mock(routes.postmarkBounce, schemas.postmarkBounce, () => {
      throw mockProblem('not_found')
    }),
    mock(routes.mimeEmail, schemas.mimeEmail, () => {
      throw mockProblem('not_found')
    }),
    mock(routes.rawEmail, schemas.rawEmail, () => {
      throw mockProblem('file_not_found')
    }),
    mock(routes.contact, schemas.contact, () => ({
      ...omit(sellerOf(shop), 'vat_id'),
      time_zone: SUPPORT_TIME_ZONE,
      ...postedBy(shop),
    })),
    mock(routes.open, schemas.open, ({ body, header }) => {
      const member = hasToken(header) ? asMember(shop, header, (one) => one) : null
      return { number: openTicket(shop, member, body) }
    }),
  ]
}

const SELLER = {
  name: 'Nireeka',
  address: ['1 Factory Road', 'Albany NY 12207', 'United States'],
  vat_id: '',
}

export const sellerOf = (shop: MockShop) => ({
  email: 'support@nireeka.example',
  ...(shop.books().seller ?? SELLER),
})

export const GUEST_KEY = 'mock'

/** Returns a customer's ticket, or the ticket that it was merged into. */
function own(books: Books, number: string, member: string | null): MockTicket {
  const ticket = books.tickets.find((one) => one.number === number && one.member === member)
  if (!ticket) throw mockProblem('ticket_not_found')
  return ticket.merged_into === null ? ticket : own(books, ticket.merged_into, member)
}

const latestFirst = (a: { updated_at: string }, b: { updated_at: string }) =>
  b.updated_at.localeCompare(a.updated_at)

function toRow({ number, subject, topic, status, created_at, updated_at }: MockTicket) {
  return { number, subject, topic, status, created_at, updated_at }
}

export function bikeOf(books: Books, ticket: MockTicket) {
  const bikes = books.members.flatMap((member) => member.bikes)
  const bike = bikes.find(({ id }) => id === ticket.bike_id)
  return bike ? { id: bike.id, title: bike.bike_slug } : null
}

function threadOf(books: Books, ticket: MockTicket) {
  const { name, email, order_number, version, follows, rating, messages } = ticket
  return {
    ...toRow(ticket),
    ...{ name, email, order_number, version, follows, rating },
    bike: bikeOf(books, ticket),
    goes_on_in: ticket.merged_into,
    messages: messages
      .filter(({ is_internal }) => !is_internal)
      .map(({ key: _, is_internal: __, ...message }) => message),
  }
}

function addAnswer(shop: MockShop, ticket: MockTicket, sent: Answer) {
  const { body, request_key: key } = sent
  const { number, member } = shop.change((books) =>
    writeAsCustomer(shop, books, { ticket, body, key, files: filesOf(books, sent.files) }),
  )
  return { number, url: member === null ? `/tickets/${number}/${GUEST_KEY}` : null }
}

function close(shop: MockShop, ticket: MockTicket) {
  shop.change(() => closeTicket(shop, { ticket, by: 'customer' }))
  return threadOf(shop.books(), ticket)
}

function rate(shop: MockShop, ticket: MockTicket, { solved, score, comment }: RateBody) {
  if (ticket.status !== 'closed') throw mockProblem('ticket_not_closed')
  const rating = { solved, score, comment: comment ?? '' }
  shop.change(() => touch(shop, ticket, { change: { rating, rated_at: shop.now().toISOString() } }))
  return threadOf(shop.books(), ticket)
}

const HEADS: readonly [AttachmentType, RegExp][] = [
  ['png', /^\x89PNG/],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['pdf', /^%PDF-/],
]

/** Reads the size of a PNG from its header; the mock shop decodes no pictures. */
function pngSize(bytes: Uint8Array) {
  const isPng = bytes.length >= 24 && bytes[0] === 0x89 && bytes[1] === 0x50
  if (!isPng) return { width: null, height: null }
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function storeFile(shop: MockShop, name: string, bytes: Uint8Array): MockFile {
  const content = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const type = HEADS.find(([, head]) => head.test(content))?.[0] ?? 'txt'
  if (type === 'txt' && (content === '' || /[\x00-\x08\x0e-\x1f]/.test(content)))
    throw mockProblem('file_unreadable')
  const file = {
    id: random().slice(0, 22),
    name: fileName(name, type),
    type,
    size: bytes.length,
    href: `data:application/octet-stream;base64,${btoa(content)}`,
  }
  shop.change(({ files }) => files.push(file))
  return file
}

/** Opens a ticket once per form key, and returns its number. */
export function openTicket(shop: MockShop, member: MockMember | null, question: Question): string {
  const { request_key: key, name, email, topic, message, order_number = null } = question
  const bike_id = question.bike_id ?? null
  return shop.change((books) => {
    const known = books.tickets.find((one) => one.key === key)
    if (known) return known.number
    if (bike_id !== null && member && !member.bikes.some(({ id }) => id === bike_id)) {
      throw mockProblem('owned_bike_not_found')
    }
    return createTicket(shop, books, {
      ...{ key, name, email, topic, bike_id: member ? bike_id : null },
      member: member?.user.id ?? null,
      order_number: order_number?.toUpperCase() || null,
      subject: question.subject || ticketSubject(message),
      body: message,
      files: filesOf(books, question.files),
      searches: countedSearches(question.searches ?? []),
    }).number
  })
}
