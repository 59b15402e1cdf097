import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { mailboxKey } from '@/domain/kit/mailbox'

import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'

const routes = api.newsletter
const schemas = apiSchemas.newsletter

/** Serves the newsletter. It sends no emails: an address is subscribed at once, then rejected. */
export function newsletterHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.subscribe, schemas.subscribe, ({ body }) =>
      shop.change(({ subscribers }) => {
        const key = mailboxKey(body.email)
        if (subscribers.includes(key)) {
          return { status: false, message: 'The email has already been taken.' }
        }
        subscribers.push(key)
        const message = 'Almost done. Please click the link in the email we just sent you.'
        return { status: true, message }
      }),
    ),
    mock(routes.confirm, schemas.confirm, () => {
      throw mockProblem('link_invalid')
    }),
    mock(routes.unsubscribe, schemas.unsubscribe, () => {
      throw mockProblem('link_invalid')
    }),
  ]
}
