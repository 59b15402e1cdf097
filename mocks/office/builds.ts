import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { BOARD_STATES, daysUntil } from '@/domain/office/builds/builds'
import { addCalendarDays } from '@/domain/shop/checkout/delivery'

import { asAdmin } from '../members/books'
import { mock } from '../mock'
import type { MockShop } from '../mock-shop'
import { linesOf } from '../refunds'
import type { MockOrder } from '../shop-state'
import { factoryPlan } from './capacity'
import { bikesOf, isInTheHouse } from './fulfillment'

const [routes, schemas] = [api.builds, apiSchemas.builds]

export function buildHandlers(shop: MockShop): HttpHandler[] {
  return [mock(routes.board, schemas.board, ({ from }) => asAdmin(shop, from, () => boardOf(shop)))]
}

function boardOf(shop: MockShop) {
  const today = shop.now().toISOString().slice(0, 10)
  const cards = shop
    .books()
    .orders.filter(isInTheHouse)
    .flatMap((order) => cardsOf(shop, { order, today }))
    .sort((a, b) => a.card.days_left - b.card.days_left)
  const columns = BOARD_STATES.map((state) => {
    const bikes = cards.filter((one) => one.state === state).map(({ card }) => card)
    return { state, count: bikes.length, bikes: bikes.slice(0, 100) }
  })
  const { weeks } = factoryPlan(shop)
  return { columns, weeks }
}

function cardsOf(shop: MockShop, { order, today }: { order: MockOrder; today: string }) {
  const { quote } = order.priced
  const address = order.body.shipping_address
  const country = shop.catalog.countries.find(({ id }) => id === address.country_id)
  const leaves_by = addCalendarDays(quote.delivery_date, -(country?.transit_days.battery ?? 0))
  return bikesOf(order).map(({ id, line, title, state, frame_number }) => {
    const options = linesOf(order)[line]?.options
    const card = {
      ...{ id, number: order.number, name: address.name, title, frame_number, leaves_by },
      detail: [options?.size && `Size ${options.size}`, options?.color].filter(Boolean).join(', '),
      promised: quote.delivery_date,
      days_left: daysUntil(leaves_by, today),
      cause: quote.delivery_cause,
      is_delayed: order.events.some(({ kind }) => kind === 'delayed'),
      may_build: true,
    }
    return { state, card }
  })
}
