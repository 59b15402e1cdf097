import type { draftsSchemas } from './drafts.schema'
import { under } from '@/contract/kit/money'
import {
  defineRoutes,
  type ClientInput,
  type ClientResponse,
  type WireResponse,
} from '@/contract/kit/route'

const DRAFTS = '/api/backoffice/drafts'
const TOTALS = ['subtotal', 'discount', 'shipping', 'assembly', 'tax', 'total']
const QUOTE = under('quote', ['lines.total', ...under('totals', TOTALS)])

export const draftsRoutes = defineRoutes<typeof draftsSchemas>()({
  list: {
    method: 'GET',
    path: DRAFTS,
    auth: 'admin',
    permission: 'orders.read',
    money: ['drafts.total'],
  },
  products: {
    method: 'GET',
    path: '/api/backoffice/draft-products',
    auth: 'admin',
    permission: 'orders.change',
    money: ['products.price'],
  },
  quote: {
    method: 'POST',
    path: '/api/backoffice/draft-quotes',
    auth: 'admin',
    permission: 'orders.change',
    money: QUOTE,
  },
  create: {
    method: 'POST',
    path: DRAFTS,
    auth: 'admin',
    permission: 'orders.change',
    money: ['drafts.total'],
    moneySent: ['expected_total'],
  },
  send: {
    method: 'POST',
    path: `${DRAFTS}/:id/email`,
    auth: 'admin',
    permission: 'orders.change',
    money: ['drafts.total'],
  },
  cancel: {
    method: 'POST',
    path: `${DRAFTS}/:id/cancel`,
    auth: 'admin',
    permission: 'orders.change',
    money: ['drafts.total'],
  },
  read: { method: 'GET', path: '/api/drafts/:id/:key', money: QUOTE },
  pay: { method: 'POST', path: '/api/drafts/:id/:key/payment', moneySent: ['expected_total'] },
})

type Schemas = typeof draftsSchemas
export type Drafts = ClientResponse<Schemas['list']>['drafts']
export type DraftProduct = ClientResponse<Schemas['products']>['products'][number]
export type DraftQuote = ClientResponse<Schemas['quote']>['quote']
export type DraftChoice = ClientInput<Schemas['quote']>['body']
export type DraftInput = ClientInput<Schemas['create']>['body']
/** A draft as its customer sees it, amounts in cents. */
export type Draft = ClientResponse<Schemas['read']>
export type DraftPayment = ClientInput<Schemas['pay']>['body']
export type WireDraft = WireResponse<Schemas['read']>
export type WireDrafts = WireResponse<Schemas['list']>
