import type { deskSchemas } from './desk.schema'
import { under } from './money'
import { defineRoutes, type ClientResponse, type WireInput, type WireResponse } from './route'

const LIST = '/api/backoffice/tickets'
const ONE = `${LIST}/:number`
const CANNED = '/api/backoffice/canned-answers'

export const deskRoutes = defineRoutes<typeof deskSchemas>()({
  list: { method: 'GET', path: LIST, auth: 'admin' },
  overview: { method: 'GET', path: '/api/backoffice/desk', auth: 'admin' },
  read: { method: 'GET', path: ONE, auth: 'admin' },
  customer: {
    method: 'GET',
    path: `${ONE}/customer`,
    auth: 'admin',
    money: ['orders.total', ...under('payments', ['amount', 'refunded'])],
  },
  answer: { method: 'POST', path: `${ONE}/answers`, auth: 'admin' },
  note: { method: 'POST', path: `${ONE}/notes`, auth: 'admin' },
  change: { method: 'PUT', path: ONE, auth: 'admin' },
  merge: { method: 'POST', path: `${ONE}/merge`, auth: 'admin' },
  presence: { method: 'PUT', path: `${ONE}/presence`, auth: 'admin' },
  addCanned: { method: 'POST', path: CANNED, auth: 'admin' },
  changeCanned: { method: 'PUT', path: `${CANNED}/:id`, auth: 'admin' },
  removeCanned: { method: 'DELETE', path: `${CANNED}/:id`, auth: 'admin' },
  reports: { method: 'GET', path: '/api/backoffice/ticket-reports', auth: 'admin' },
})

type Schemas = typeof deskSchemas
export type WireDeskTickets = WireResponse<Schemas['list']>
export type WireDeskTicket = WireResponse<Schemas['read']>
export type DeskQuery = WireInput<Schemas['list']>['query']
/** What a list of tickets is narrowed by. */
export type DeskFilter = Exclude<keyof DeskQuery, 'after' | 'before'>
export type DeskOverview = WireResponse<Schemas['overview']>
/** Who wrote a ticket, amounts in cents. */
export type DeskCustomer = ClientResponse<Schemas['customer']>
export type DeskAnswer = WireInput<Schemas['answer']>['body']
export type DeskNote = WireInput<Schemas['note']>['body']
export type DeskChange = WireInput<Schemas['change']>['body']
export type DeskMerge = WireInput<Schemas['merge']>['body']
export type DeskPresence = WireInput<Schemas['presence']>['body']
export type PresentAgent = WireResponse<Schemas['presence']>['people'][number]
export type CannedInput = WireInput<Schemas['addCanned']>['body']
export type CannedAnswer = WireResponse<Schemas['addCanned']>
export type TicketReports = WireResponse<Schemas['reports']>
