import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import {
  capacityIn,
  planWeeks,
  plannedWeeks,
  type CapacityReach,
  type DueBikes,
} from '@/domain/capacity'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockOrder } from '../shop-state'
import { bikesOf, isInTheHouse } from './fulfillment'

const [routes, schemas] = [api.capacity, apiSchemas.capacity]

/** What each week of the mock factory can build. */
export function capacityHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.read, schemas.read, ({ from }) => asAdmin(shop, from, () => factoryPlan(shop))),
    mock(routes.set, schemas.set, ({ from, params, body }) =>
      asAdmin(shop, from, () => set(shop, { ...params, ...body })),
    ),
  ]
}

const todayOf = (shop: MockShop) => shop.now().toISOString().slice(0, 10)

/** The weeks of the mock factory. */
export function factoryPlan(shop: MockShop) {
  const { orders, capacity: rows } = shop.books()
  const due = orders.map((order) => dueOf(shop, order))
  // The mock shop doesn't note when a bike became ready.
  const closedDays = shop.catalogue.closed_days
  return planWeeks({ today: todayOf(shop), closedDays, rows, due, built: 0 })
}

function dueOf({ catalogue }: MockShop, order: MockOrder): DueBikes {
  const { country_id } = order.body.shipping_address
  const country = catalogue.countries.find(({ id }) => id === country_id)
  return {
    promised: order.priced.quote.delivery_date,
    transit_days: country?.transit_days.battery ?? 0,
    assembly_days: 0,
    count: isInTheHouse(order)
      ? bikesOf(order).filter(({ ready_at }) => ready_at === null).length
      : 0,
  }
}

interface Setting {
  week: string
  bikes: number | null
  reach: CapacityReach
  was: number | null
}

function set(shop: MockShop, { week, bikes, reach, was }: Setting) {
  if (!plannedWeeks(todayOf(shop)).includes(week)) throw mockProblem('week_not_planned')
  if (capacityIn(week, shop.books().capacity) !== was) throw mockProblem('capacity_changed')
  shop.change((books) => {
    const replaces = (row: { week: string; reach: CapacityReach }) =>
      row.week === week && (bikes === null || reach === 'onward' || row.reach === reach)
    books.capacity = books.capacity.filter((row) => !replaces(row))
    if (bikes !== null) books.capacity.push({ week, reach, bikes })
  })
  return factoryPlan(shop)
}
