import type { draftsSchemas } from './drafts.schema'
import {
  defineRoutes,
  type ClientInput,
  type ClientResponse,
  type WireResponse,
} from '@/contract/kit/route'

const DRAFTS = '/api/backoffice/drafts'

export const draftsRoutes = defineRoutes<typeof draftsSchemas>()({
  list: {
    method: 'GET',
    path: DRAFTS,
    auth: 'admin',
    permission: 'orders.read',
  },
  products: {
    method: 'GET',
    path: '/api/backoffice/draft-products',
    auth: 'admin',
    permission: 'orders.change',
  },
  quote: {
    method: 'POST',
    path: '/api/backoffice/draft-quotes',
    auth: 'admin',
    permission: 'orders.change',
  },
  create: {
    method: 'POST',
    path: DRAFTS,
    auth: 'admin',
    permission: 'orders.change',
  },
  send: {
    method: 'POST',
    path: `${DRAFTS}/:id/email`,
    auth: 'admin',
    permission: 'orders.change',
  },
  take: {
    method: 'POST',
    path: `${DRAFTS}/:id/payment`,
    auth: 'admin',
    permission: 'orders.change',
  },
  cancel: {
    method: 'POST',
    path: `${DRAFTS}/:id/cancel`,
    auth: 'admin',
    permission: 'orders.change',
  },
  read: { method: 'GET', path: '/api/drafts/:id/:key' },
  pay: { method: 'POST', path: '/api/drafts/:id/:key/payment', lane: 'money' },
})

type Schemas = typeof draftsSchemas
export type DraftList = ClientResponse<Schemas['list']>
export type Drafts = DraftList['drafts']
export type DraftProduct = ClientResponse<Schemas['products']>['products'][number]
export type DraftQuote = ClientResponse<Schemas['quote']>['quote']
export type DraftInput = ClientInput<Schemas['create']>['body']
/** A draft as its customer sees it, amounts in cents. */
export type Draft = ClientResponse<Schemas['read']>
export type WireDraft = WireResponse<Schemas['read']>
export type WireDrafts = WireResponse<Schemas['list']>
