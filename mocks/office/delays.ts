import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { weekTitle } from '@/contract/office/capacity/factory-week-messages'
import { chosenParts } from '@/domain/shop/bikes/build'
import { capacityIn, leavesOn, ordersOver } from '@/domain/office/capacity/capacity'
import { promiseWith, weekItem, weekOfItem, type LateItem } from '@/domain/office/delays/delays'
import { mondayOf } from '@/domain/shop/checkout/delivery'
import { fullName } from '@/domain/kit/person-name'

import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock, mockProblem } from '../mock'
import { todayOf, type MockShop } from '../mock-shop'
import { linesOf } from '../refunds'
import type { MockOrder } from '../shop-state'
import { dueOf, factoryPlan } from './capacity'
import { hash } from './catalog-items'

const [routes, schemas] = [api.delays, apiSchemas.delays]
const WAITING: readonly string[] = ['to_build', 'in_production']

/** Handles late parts; the mock shop's orders show the moved dates. */
export function delayHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.items, schemas.items, ({ from, query }) =>
      asAdmin(shop, from, () => ({ items: itemsOf(shop, query.q ?? '') })),
    ),
    mock(routes.preview, schemas.preview, ({ from, body }) =>
      asAdmin(shop, from, () => previewOf(shop, body)),
    ),
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({ delays: shop.books().delays.map(answerOf) })),
    ),
    mock(routes.report, schemas.report, ({ from, body }) =>
      asAdmin(shop, from, (admin) => report(shop, admin, body)),
    ),
    mock(routes.end, schemas.end, ({ from, params }) =>
      asAdmin(shop, from, () => end(shop, params.id)),
    ),
  ]
}

function neededBy(shop: MockShop, order: MockOrder): string[] {
  if (order.payment_state !== 'paid' || !WAITING.includes(order.fulfillment_state)) return []
  const titles = linesOf(order).flatMap(({ bike_slug, build }) => {
    const bike = shop.catalog.bikes.find(({ slug }) => slug === bike_slug)
    return bike && build ? chosenParts(bike, build).map(({ title }) => title) : []
  })
  return [...new Set(titles)].map((title) => `part:${title}`)
}

function titleOf(item: string): string {
  const week = weekOfItem(item)
  return week === null ? item.slice('part:'.length) : weekTitle(week)
}

interface Dates {
  [number: string]: { base: string; next: string }
}

/** Returns the orders that exceed a full week's capacity, and those already moved out of that week. */
function weekOrders(shop: MockShop, week: string, dates: Dates) {
  const { closed_days: closedDays } = shop.catalog
  const { capacity } = shop.books()
  const present = mondayOf(todayOf(shop))
  const booked = shop.books().orders.flatMap((order, id) => {
    const due = dueOf(shop, order)
    const known = dates[order.number]
    const isMoved = known !== undefined && known.next === due.promised && known.base !== known.next
    const promised = isMoved ? known.base : due.promised
    const own = mondayOf(leavesOn({ ...due, promised }, closedDays))
    const isOfWeek = own === week || (week === present && own < present)
    return due.count > 0 && isOfWeek ? [{ id, order, isMoved, bikes: due.count }] : []
  })
  const over = new Set(ordersOver(booked, capacityIn(week, capacity) ?? Infinity))
  return booked
    .filter((one) => over.has(one) || one.isMoved)
    .map((one) => ({ order: one.order, fits: !over.has(one) }))
}

function waitingFor(shop: MockShop, item: string, dates: Dates) {
  const week = weekOfItem(item)
  if (week !== null) return weekOrders(shop, week, dates)
  const orders = shop.books().orders.filter((order) => neededBy(shop, order).includes(item))
  return orders.map((order) => ({ order, fits: false }))
}

function fullWeekItems(shop: MockShop, q: string) {
  const over = factoryPlan(shop).weeks.filter((week) => week.over > 0)
  return over
    .map(({ week }) => ({
      item: weekItem(week),
      title: titleOf(weekItem(week)),
      orders: weekOrders(shop, week, {}).length,
    }))
    .filter(({ title, orders }) => orders > 0 && title.toLowerCase().includes(q.toLowerCase()))
}

function itemsOf(shop: MockShop, q: string) {
  const counts = new Map<string, number>()
  for (const order of shop.books().orders) {
    for (const item of neededBy(shop, order)) counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  const items = [...counts]
    .map(([item, orders]) => ({ item, title: titleOf(item), orders }))
    .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
    .sort((a, b) => b.orders - a.orders || a.title.localeCompare(b.title))
    .slice(0, 50)
  return [...fullWeekItems(shop, q), ...items]
}

interface DelayedItem extends LateItem {
  item: string
}

function planOf(shop: MockShop, late: DelayedItem) {
  const active = shop
    .books()
    .delays.find(({ item, state }) => item === late.item && state === 'active')
  const waiting = waitingFor(shop, late.item, active?.dates ?? {})
  if (waiting.length === 0) throw mockProblem('late_item_not_found')
  return waiting.map(({ order: { number, body, priced }, fits }) => {
    const old = priced.quote.delivery_date
    const base = active?.dates[number]?.base ?? old
    const country = shop.catalog.countries.find(({ id }) => id === body.shipping_address.country_id)
    const transitDays = country?.transit_days.battery ?? 0
    const promised = { base, assemblyDays: 0, transitDays }
    const next = fits ? base : promiseWith(late, promised, shop.catalog.closed_days)
    return { number, name: body.shipping_address.name, base, old, new: next }
  })
}

const versionOf = (orders: ReturnType<typeof planOf>) => String(hash(JSON.stringify(orders)))

function previewOf(shop: MockShop, late: DelayedItem) {
  const orders = planOf(shop, late)
  return {
    title: titleOf(late.item),
    orders: orders.map(({ base: _, ...order }) => order),
    waiting: orders.length,
    moving: orders.filter((order) => order.new !== order.old).length,
    replaces: shop
      .books()
      .delays.some(({ item, state }) => item === late.item && state === 'active'),
    seen: versionOf(orders),
  }
}

interface ReportDelayBody extends DelayedItem {
  cause: string
  seen: string
  request_key: string
}

function report(shop: MockShop, { user }: MockMember, body: ReportDelayBody) {
  const known = shop.books().delays.find(({ key }) => key === body.request_key)
  if (known) return answerOf(known)
  const { item, arrives_on, work_days, cause, request_key } = body
  const orders = planOf(shop, body)
  if (versionOf(orders) !== body.seen) throw mockProblem('promises_changed')
  const moved = orders.filter((order) => order.new !== order.old)
  if (moved.length === 0) throw mockProblem('no_promise_moves')
  const at = shop.now().toISOString()
  const id = shop.books().delays.length + 1
  shop.change((books) => {
    for (const one of books.delays) {
      if (one.item === item && one.state === 'active') one.state = 'replaced'
    }
    books.delays.unshift({
      ...{ id, item, arrives_on, work_days, cause, title: titleOf(item), state: 'active' },
      ...{
        by: fullName(user),
        made_at: at,
        moved: moved.length,
        key: request_key,
      },
      dates: Object.fromEntries(
        orders.map((one) => [one.number, { base: one.base, next: one.new }]),
      ),
    })
    for (const order of books.orders) {
      const line = moved.find(({ number }) => number === order.number)
      if (line) promise(order, { to: line.new, cause, at })
    }
  })
  return requireDelay(shop, id)
}

function promise(order: MockOrder, { to, cause, at }: { to: string; cause: string; at: string }) {
  const { quote } = order.priced
  order.events.push({ at, kind: to > quote.delivery_date ? 'delayed' : 'promised_earlier' })
  Object.assign(quote, { delivery_date: to, delivery_cause: cause })
}

function end(shop: MockShop, id: number) {
  if (requireDelay(shop, id).state !== 'active') throw mockProblem('delay_ended')
  const at = shop.now().toISOString()
  shop.change((books) => {
    const delay = books.delays.find((one) => one.id === id)
    if (!delay) return
    delay.state = 'ended'
    for (const order of books.orders) {
      const dates = delay.dates[order.number]
      const isItsDate = dates && dates.next === order.priced.quote.delivery_date
      if (isItsDate && dates.base !== dates.next) promise(order, { to: dates.base, cause: '', at })
    }
  })
  return requireDelay(shop, id)
}

function requireDelay(shop: MockShop, id: number) {
  const found = shop.books().delays.find((one) => one.id === id)
  if (!found) throw mockProblem('delay_not_found')
  return answerOf(found)
}

type StoredDelay = ReturnType<MockShop['books']>['delays'][number]

const answerOf = ({ key: _, dates: __, ...delay }: StoredDelay) => delay
