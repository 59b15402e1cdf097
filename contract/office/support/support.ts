import type { deskSchemas } from './support.schema'
import {
  defineRoutes,
  type ClientResponse,
  type WireInput,
  type WireResponse,
} from '@/contract/kit/route'

const LIST = '/api/backoffice/tickets'
const ONE = `${LIST}/:number`

export const deskRoutes = defineRoutes<typeof deskSchemas>({ notMoney: ['average'] })({
  list: { method: 'GET', path: LIST, auth: 'admin', permission: 'support.read' },
  overview: {
    method: 'GET',
    path: '/api/backoffice/desk',
    auth: 'admin',
    permission: 'support.read',
  },
  read: { method: 'GET', path: ONE, auth: 'admin', permission: 'support.read' },
  customer: {
    method: 'GET',
    path: `${ONE}/customer`,
    auth: 'admin',
    permission: 'customers.read',
  },
  answer: { method: 'POST', path: `${ONE}/answers`, auth: 'admin', permission: 'support.answer' },
  note: { method: 'POST', path: `${ONE}/notes`, auth: 'admin', permission: 'support.answer' },
  change: { method: 'PUT', path: ONE, auth: 'admin', permission: 'support.answer' },
  merge: { method: 'POST', path: `${ONE}/merge`, auth: 'admin', permission: 'support.answer' },
  presence: {
    method: 'PUT',
    path: `${ONE}/presence`,
    auth: 'admin',
    permission: 'support.read',
    person: 'account',
  },
  reports: {
    method: 'GET',
    path: '/api/backoffice/ticket-reports',
    auth: 'admin',
    permission: 'support.read',
  },
})

type Schemas = typeof deskSchemas
export type WireDeskTickets = WireResponse<Schemas['list']>
export type WireDeskTicket = WireResponse<Schemas['read']>
export type DeskQuery = WireInput<Schemas['list']>['query']
export type DeskFilter = Exclude<keyof DeskQuery, 'after' | 'before' | 'updated_since'>
export type DeskOverview = WireResponse<Schemas['overview']>
/** The sender of a ticket, amounts in cents. */
export type DeskCustomer = ClientResponse<Schemas['customer']>
export type DeskAnswer = WireInput<Schemas['answer']>['body']
export type DeskChange = WireInput<Schemas['change']>['body']
export type DeskPresence = WireInput<Schemas['presence']>['body']
export type PresentAgent = WireResponse<Schemas['presence']>['people'][number]
export type TicketReports = WireResponse<Schemas['reports']>
