import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { POSTED_HOURS, SUPPORT_TIME_ZONE } from '@/domain/support-hours'
import { ticketSubject } from '@/domain/ticket'

import { asMember, hasToken } from './members/books'
import { mock } from './mock'
import type { MockShop } from './mock-shop'

const routes = api.support
const schemas = apiSchemas.support

/** Questions to the mock shop are written down, and nobody answers them. */
export function supportHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ header }) =>
      asMember(shop, header, ({ tickets }) => ({ tickets: [...tickets].reverse() })),
    ),
    mock(routes.contact, schemas.contact, () => ({
      name: 'Nireeka',
      address: ['1 Factory Road', 'Albany NY 12207', 'United States'],
      email: 'support@nireeka.example',
      time_zone: SUPPORT_TIME_ZONE,
      hours: [...POSTED_HOURS],
    })),
    mock(routes.open, schemas.open, ({ body, header }) => {
      const number = shop.change((books) => {
        const known = books.questions.find(({ key }) => key === body.request_key)
        if (known) return known.number
        const added = `T-${10_001 + books.questions.length}`
        books.questions.push({ key: body.request_key, number: added })
        return added
      })
      if (hasToken(header)) {
        asMember(shop, header, ({ tickets }) => {
          if (tickets.some((one) => one.number === number)) return
          const at = shop.now().toISOString()
          const { topic, message } = body
          const subject = ticketSubject(message)
          tickets.push({ number, subject, topic, status: 'new', created_at: at, updated_at: at })
        })
      }
      return { number }
    }),
  ]
}
