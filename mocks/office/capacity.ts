import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import {
  breakDays,
  capacityIn,
  fullWeeks,
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
    mock(routes.read, schemas.read, ({ from }) => asAdmin(shop, from, () => followWeeks(shop))),
    mock(routes.daysOff, schemas.daysOff, ({ from }) =>
      asAdmin(shop, from, () => ({ days: daysOffOf(shop) })),
    ),
    mock(routes.addDaysOff, schemas.addDaysOff, ({ from, params, body: { until, reason } }) =>
      asAdmin(shop, from, () => {
        const days = breakDays(params.date, until ?? params.date, todayOf(shop)) ?? []
        if (days.length === 0) throw mockProblem('invalid_input')
        const others = daysOffOf(shop).filter(({ date }) => !days.includes(date))
        return storeDaysOff(shop, [...others, ...days.map((date) => ({ date, reason }))])
      }),
    ),
    mock(routes.removeDayOff, schemas.removeDayOff, ({ from, params }) =>
      asAdmin(shop, from, () =>
        storeDaysOff(
          shop,
          daysOffOf(shop).filter(({ date }) => date !== params.date),
        ),
      ),
    ),
    mock(routes.set, schemas.set, ({ from, params, body }) =>
      asAdmin(shop, from, () => set(shop, { ...params, ...body })),
    ),
  ]
}

interface DayOff {
  date: string
  reason: string
}

/** The recorded calendar has no reasons. */
function daysOffOf(shop: MockShop): DayOff[] {
  const recorded = shop.catalogue.closed_days.map((date) => ({ date, reason: 'Factory closed' }))
  return (shop.books().daysOff ?? recorded).filter(({ date }) => date >= todayOf(shop))
}

function storeDaysOff(shop: MockShop, days: DayOff[]) {
  shop.change((books) => {
    books.daysOff = [...days].sort((one, other) => (one.date < other.date ? -1 : 1))
  })
  return { days: daysOffOf(shop) }
}

const todayOf = (shop: MockShop) => shop.now().toISOString().slice(0, 10)

/** What new orders are promised follows the weeks. */
function followWeeks(shop: MockShop) {
  const plan = factoryPlan(shop)
  const now = fullWeeks(plan.weeks)
  if (now.join() !== (shop.books().fullWeeks ?? []).join()) {
    shop.change((books) => {
      books.fullWeeks = now
    })
  }
  return plan
}

/** The weeks of the mock factory. */
export function factoryPlan(shop: MockShop) {
  const { orders, capacity: rows } = shop.books()
  const due = orders.map((order) => dueOf(shop, order))
  // The mock shop doesn't note when a bike became ready.
  const closedDays = shop.catalogue.closed_days
  return planWeeks({ today: todayOf(shop), closedDays, rows, due, built: 0 })
}

export function dueOf({ catalogue }: MockShop, order: MockOrder): DueBikes {
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

interface SetCapacityBody {
  week: string
  bikes: number | null
  reach: CapacityReach
  was: number | null
}

function set(shop: MockShop, { week, bikes, reach, was }: SetCapacityBody) {
  if (!plannedWeeks(todayOf(shop)).includes(week)) throw mockProblem('week_not_planned')
  if (capacityIn(week, shop.books().capacity) !== was) throw mockProblem('capacity_changed')
  shop.change((books) => {
    const replaces = (row: { week: string; reach: CapacityReach }) =>
      row.week === week && (bikes === null || reach === 'onward' || row.reach === reach)
    books.capacity = books.capacity.filter((row) => !replaces(row))
    if (bikes !== null) books.capacity.push({ week, reach, bikes })
  })
  return followWeeks(shop)
}
