import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { PostedSupport } from '@/domain/community/support/support-hours'
import { CONNECTIONS } from '@/domain/office/settings/connections'
import { hashText } from '@/utils/text'

import { SANDBOX } from '../checkout'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { sellerOf } from '../support'
import { dueOf, postedBy } from '../tickets'

const routes = api.settings
const schemas = apiSchemas.settings

/** Serves settings; the contact page shows what is saved. The mock shop has one payment method. */
export function settingsHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.read, schemas.read, ({ from }) => asAdmin(shop, from, () => settingsOf(shop))),
    // The mock shop has no sample customers: its members are real users of it.
    mock(routes.samples, schemas.samples, ({ from }) => asAdmin(shop, from, () => NO_SAMPLES)),
    mock(routes.removeSamples, schemas.removeSamples, ({ from }) =>
      asAdmin(shop, from, () => NO_SAMPLES),
    ),
    mock(routes.setShop, schemas.setShop, ({ from, body: { seen, ...seller } }) =>
      asAdmin(shop, from, () => {
        if (settingsOf(shop).shop.seen !== seen) throw mockProblem('settings_changed')
        shop.change((books) => {
          books.seller = seller
        })
        return settingsOf(shop)
      }),
    ),
    mock(routes.previewSupport, schemas.previewSupport, ({ from, body }) =>
      asAdmin(shop, from, () => dueTimes(shop, body)),
    ),
    mock(routes.setSupport, schemas.setSupport, ({ from, body: { seen, ...posted } }) =>
      asAdmin(shop, from, () => {
        if (settingsOf(shop).support.seen !== seen) throw mockProblem('settings_changed')
        const moved = dueTimes(shop, posted)
        shop.change((books) => {
          books.support = posted
          for (const ticket of books.tickets) {
            ticket.due_at = dueOf(ticket, posted)?.toISOString() ?? null
          }
        })
        return { settings: settingsOf(shop), moved }
      }),
    ),
    mock(routes.setMethods, schemas.setMethods, ({ from, body }) =>
      asAdmin(shop, from, () => {
        if (!body.shown.includes(SANDBOX.id)) throw mockProblem('invalid_input')
        return settingsOf(shop)
      }),
    ),
  ]
}

const NO_SAMPLES = {
  ...{ customers: 0, orders: 0, kept_orders: 0, reviews: 0, threads: 0, tickets: 0 },
}

function dueTimes(shop: MockShop, posted: PostedSupport) {
  const open = shop.books().tickets.filter(({ since }) => since !== null)
  const time = (due: Date | null) => due?.getTime() ?? Infinity
  const changes = open.map(
    (ticket) => time(dueOf(ticket, posted)) - time(dueOf(ticket, postedBy(shop))),
  )
  return {
    open: open.length,
    earlier: changes.filter((ms) => ms < 0).length,
    later: changes.filter((ms) => ms > 0).length,
  }
}

function settingsOf(shop: MockShop) {
  const { name, address, vat_id, email } = sellerOf(shop)
  const { id, title, is_test } = SANDBOX
  const support = postedBy(shop)
  return {
    shop: {
      name,
      address,
      vat_id,
      email,
      seen: hashText(JSON.stringify([name, address, vat_id, email])),
    },
    support: { ...support, seen: hashText(JSON.stringify(support)) },
    methods: [{ id, title, is_test, is_shown: true }],
    methods_seen: 'one',
    connections: CONNECTIONS.map((connection) => ({ name: connection, is_set: false })),
  }
}
