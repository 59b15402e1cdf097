import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import type { supportSchemas } from '@/contract/support.schema'
import { POSTED_HOURS, SUPPORT_TIME_ZONE } from '@/domain/support-hours'
import { ticketSubject } from '@/domain/ticket'

import { asMember, hasToken } from './members/books'
import { mock } from './mock'
import type { MockShop } from './mock-shop'

const routes = api.support
const schemas = apiSchemas.support
type Question = z.output<(typeof supportSchemas)['open']['body']>

/** Questions to the mock shop are in its back office, and nobody answers them. */
export function supportHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ header }) => {
      const { id } = asMember(shop, header, ({ user }) => user)
      const own = shop.books().tickets.filter(({ member }) => member === id)
      return { tickets: [...own].reverse() }
    }),
    mock(routes.contact, schemas.contact, () => ({
      name: 'Nireeka',
      address: ['1 Factory Road', 'Albany NY 12207', 'United States'],
      email: 'support@nireeka.example',
      time_zone: SUPPORT_TIME_ZONE,
      hours: [...POSTED_HOURS],
    })),
    mock(routes.open, schemas.open, ({ body, header }) => {
      const member = hasToken(header) ? asMember(shop, header, ({ user }) => user.id) : null
      return { number: openTicket(shop, member, body) }
    }),
  ]
}

/** Opens a ticket once for the key of its form; answers its number. */
export function openTicket(shop: MockShop, member: string | null, question: Question): string {
  const { request_key: key, name, email, topic, message, order_number = null } = question
  return shop.change(({ tickets }) => {
    const known = tickets.find((one) => one.key === key)
    if (known) return known.number
    const number = `T-${10_001 + tickets.length}`
    const at = shop.now().toISOString()
    tickets.push({
      ...{ key, member, number, name, email, topic, order_number },
      subject: ticketSubject(message),
      status: 'new',
      created_at: at,
      updated_at: at,
      messages: [{ author: 'customer', is_internal: false, body: message, created_at: at }],
    })
    return number
  })
}
