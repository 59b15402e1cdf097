import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { Books } from '../shop-state'

const routes = api.desk
const schemas = apiSchemas.desk

/** The canned answers of the mock shop. */
export function cannedHandlers(shop: MockShop): HttpHandler[] {
  const unique = ({ canned }: Books, title: string, id?: number) => {
    if (canned.some((one) => one.title === title && one.id !== id))
      throw mockProblem('canned_answer_exists')
  }
  const updated_at = () => shop.now().toISOString()
  return [
    mock(routes.addCanned, schemas.addCanned, ({ from, body }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          unique(books, body.title)
          const id = 1 + Math.max(0, ...books.canned.map((one) => one.id))
          const added = { id, ...body, updated_at: updated_at() }
          books.canned.push(added)
          return added
        }),
      ),
    ),
    mock(routes.changeCanned, schemas.changeCanned, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          const known = books.canned.find(({ id }) => id === params.id)
          if (!known) throw mockProblem('canned_answer_not_found')
          unique(books, body.title, params.id)
          return Object.assign(known, body, { updated_at: updated_at() })
        }),
      ),
    ),
    mock(routes.removeCanned, schemas.removeCanned, ({ from, params }) =>
      asAdmin(shop, from, () => {
        shop.change((books) => {
          books.canned = books.canned.filter(({ id }) => id !== params.id)
        })
        return {}
      }),
    ),
  ]
}
