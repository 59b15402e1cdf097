import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { breakCause } from '@/contract/office/capacity/factory-week-messages'
import {
  breakDays,
  capacityIn,
  fullWeeks,
  planWeeks,
  plannedWeeks,
  type CapacityReach,
  type DueBikes,
} from '@/domain/office/capacity/capacity'
import { promiseAround } from '@/domain/office/delays/delays'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockOrder } from '../shop-state'
import { bikesOf, isInTheHouse } from './fulfillment'

const [routes, schemas] = [api.capacity, apiSchemas.capacity]

export function capacityHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.read, schemas.read, ({ from }) => asAdmin(shop, from, () => followWeeks(shop))),
    mock(routes.daysOff, schemas.daysOff, ({ from }) =>
      asAdmin(shop, from, () => ({ days: daysOffOf(shop) })),
    ),
    mock(routes.previewDaysOff, schemas.previewDaysOff, ({ from, params, query }) =>
      asAdmin(shop, from, () => planBreak(shop, params.date, query.until ?? null)),
    ),
    mock(routes.addDaysOff, schemas.addDaysOff, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const { until, reason, seen } = body
        const plan = planBreak(shop, params.date, until)
        if (plan.seen !== seen) throw mockProblem('promises_changed')
        const days = breakDays(params.date, until ?? params.date, todayOf(shop)) ?? []
        const others = daysOffOf(shop).filter(({ date }) => !days.includes(date))
        moveDates(shop, plan.orders, breakCause(reason))
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

function planBreak(shop: MockShop, from: string, until: string | null) {
  const today = todayOf(shop)
  const days = breakDays(from, until ?? from, today) ?? []
  if (days.length === 0) throw mockProblem('invalid_input')
  const before = shop.catalog.closed_days
  const calendar = { today, before, after: [...before, ...days] }
  const orders = shop
    .books()
    .orders.filter(isInTheHouse)
    .map((order) => {
      const { promised: date, transit_days, count } = dueOf(shop, order)
      const moved = promiseAround(
        { date, transitDays: transit_days, isBuilt: count === 0 },
        calendar,
      )
      const { number, body } = order
      return { number, name: body.shipping_address.name, old: date, new: moved }
    })
    .filter((order) => order.old !== order.new)
  const seen = orders.length === 0 ? '' : hashText(JSON.stringify(orders))
  return { orders, moving: orders.length, seen }
}

function moveDates(shop: MockShop, moved: ReturnType<typeof planBreak>['orders'], cause: string) {
  shop.change(({ orders }) => {
    for (const { number, new: to } of moved) {
      const order = orders.find((one) => one.number === number)
      if (!order) continue
      order.events.push({ at: shop.now().toISOString(), kind: 'delayed' })
      Object.assign(order.priced.quote, { delivery_date: to, delivery_cause: cause })
    }
  })
}

interface DayOff {
  date: string
  reason: string
}

/** The recorded calendar has no reasons. */
function daysOffOf(shop: MockShop): DayOff[] {
  const recorded = shop.catalog.closed_days.map((date) => ({ date, reason: 'Factory closed' }))
  return (shop.books().daysOff ?? recorded).filter(({ date }) => date >= todayOf(shop))
}

function storeDaysOff(shop: MockShop, days: DayOff[]) {
  shop.change((books) => {
    books.daysOff = [...days].sort((one, other) => (one.date < other.date ? -1 : 1))
  })
  return { days: daysOffOf(shop) }
}

const todayOf = (shop: MockShop) => shop.now().toISOString().slice(0, 10)

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

export function factoryPlan(shop: MockShop) {
  const { orders, capacity: rows } = shop.books()
  const due = orders.map((order) => dueOf(shop, order))
  // The mock shop doesn't record when a bike became ready, so none count as built.
  const closedDays = shop.catalog.closed_days
  return planWeeks({ today: todayOf(shop), closedDays, rows, due, built: 0 })
}

export function dueOf({ catalog }: MockShop, order: MockOrder): DueBikes {
  const { country_id } = order.body.shipping_address
  const country = catalog.countries.find(({ id }) => id === country_id)
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
