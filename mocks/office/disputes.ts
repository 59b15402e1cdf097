import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'

const [routes, schemas] = [api.disputes, apiSchemas.disputes]

/** Serves disputes; the mock shop has none. */
export function disputeHandlers(shop: MockShop): HttpHandler[] {
  const none = () => {
    throw mockProblem('dispute_not_found')
  }
  return [
    mock(routes.files, schemas.files, ({ from }) => asAdmin(shop, from, none)),
    mock(routes.attach, schemas.attach, ({ from }) => asAdmin(shop, from, none)),
    mock(routes.attachPaper, schemas.attachPaper, ({ from }) => asAdmin(shop, from, none)),
    mock(routes.remove, schemas.remove, ({ from }) => asAdmin(shop, from, none)),
  ]
}
