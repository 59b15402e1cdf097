import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'

import { DomainError } from '@/server/kernel/errors/domain-error'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { Books } from '../shop-state'

const routes = api.desk
const schemas = apiSchemas.desk

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
          const { updated_at: read, ...values } = body
          if (known.updated_at !== read) {
            const detail = 'Answered by the mock.'
            throw new DomainError('canned_answer_changed', detail, { data: { ...known } })
          }
          unique(books, values.title, params.id)
          const next = Math.max(shop.now().getTime(), Date.parse(read) + 1)
          return Object.assign(known, values, { updated_at: new Date(next).toISOString() })
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
