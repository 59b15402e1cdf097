import {
  draftsRoutes as routes,
  type DraftChoice,
  type DraftInput,
  type DraftProduct,
  type DraftQuote,
  type Drafts,
} from '@/contract/office/drafts/drafts'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { DraftInput, DraftProduct, DraftQuote, Drafts } from '@/contract/office/drafts/drafts'

const idParam = (id: number) => ({ params: { id: String(id) } })

export function draftsService(http: Http) {
  return {
    list: async (): Promise<Drafts> => (await call(http, routes.list, {})).drafts,
    products: async (q: string): Promise<DraftProduct[]> =>
      (await call(http, routes.products, { query: { q } })).products,
    quote: async (body: DraftChoice): Promise<DraftQuote> =>
      (await call(http, routes.quote, { body })).quote,
    create: async (body: DraftInput): Promise<Drafts> =>
      (await call(http, routes.create, { body })).drafts,
    send: async (id: number): Promise<Drafts> =>
      (await call(http, routes.send, idParam(id))).drafts,
    cancel: async (id: number): Promise<Drafts> =>
      (await call(http, routes.cancel, idParam(id))).drafts,
  }
}
