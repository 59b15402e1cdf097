import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { csvOf } from '@/domain/office/kit/csv'
import { funnelOf, takeRates, type Choice } from '@/domain/office/reports/funnel'
import { addCents, splitCents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import {
  choiceRows,
  coverRows,
  funnelRows,
  payoutRows,
  salesRows,
  taxRows,
} from '@/domain/office/reports/report-rows'
import {
  COVER_DAYS,
  coverOf,
  NO_FIGURES,
  payoutReport,
  rangeOf,
  salesReport,
  stepsOf,
  taxReport,
  type DayFigures,
  type Days,
  type PaperFigures,
  type Report,
  type ReportRange,
} from '@/domain/office/reports/reports'
import { SUPPORT_TIME_ZONE } from '@/domain/community/support/support-hours'
import { dayAfter, zoneTime } from '@/domain/kit/zone-time'

import { SANDBOX } from '../checkout'
import { asAdmin } from '../members/books'
import { mock } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockOrder } from '../shop-state'
import { itemsOf } from './stock-shelves'

const [routes, schemas] = [api.reports, apiSchemas.reports]

type RangeQuery = { [Name in keyof ReportRange]?: ReportRange[Name] | undefined }

/** Serves reports. The mock provider makes no errors, so the ledger always balances. */
export function reportHandlers(shop: MockShop): HttpHandler[] {
  const tables: Record<Report, (query: RangeQuery) => string> = {
    sales: (query) => csvOf(salesRows(salesOf(shop, query))),
    taxes: (query) => csvOf(taxRows(taxesOf(shop, query))),
    funnel: (query) => csvOf(funnelRows(funnelReport(shop, query))),
    choices: (query) => csvOf(choiceRows(choiceReport(shop, query))),
    cover: () => csvOf(coverRows(coverReport(shop))),
    payouts: (query) => csvOf(payoutRows(payoutsOf(shop, query))),
  }
  return [
    mock(routes.sales, schemas.sales, ({ from, query }) =>
      asAdmin(shop, from, () => salesOf(shop, query)),
    ),
    mock(routes.taxes, schemas.taxes, ({ from, query }) =>
      asAdmin(shop, from, () => taxesOf(shop, query)),
    ),
    mock(routes.payouts, schemas.payouts, ({ from, query }) =>
      asAdmin(shop, from, () => payoutsOf(shop, query)),
    ),
    mock(routes.cover, schemas.cover, ({ from }) => asAdmin(shop, from, () => coverReport(shop))),
    mock(routes.funnel, schemas.funnel, ({ from, query }) =>
      asAdmin(shop, from, () => funnelReport(shop, query)),
    ),
    mock(routes.choices, schemas.choices, ({ from, query }) =>
      asAdmin(shop, from, () => choiceReport(shop, query)),
    ),
    mock(routes.table, schemas.table, ({ from, params, query }) =>
      asAdmin(shop, from, () => tables[params.report](query)),
    ),
  ]
}

function salesOf(shop: MockShop, query: RangeQuery) {
  const dayOf = (at: string) => zoneTime(new Date(at), SUPPORT_TIME_ZONE).day
  const { orders, tickets } = shop.books()
  const days = new Map<string, DayFigures>()
  const add = (at: string, more: (day: DayFigures) => Partial<DayFigures>) => {
    const day = days.get(dayOf(at)) ?? NO_FIGURES
    days.set(dayOf(at), { ...day, ...more(day) })
  }
  for (const { paidAt, priced, refunds, returns } of sold(orders)) {
    const { total } = priced.quote.totals
    add(paidAt, (day) => ({ orders: day.orders + 1, revenue: addCents(day.revenue, total) }))
    for (const { at, amount } of refunds) {
      add(at, (day) => ({ refunded: addCents(day.refunded, amount) }))
    }
    for (const one of returns) add(one.registered_at, (day) => ({ returns: day.returns + 1 }))
  }
  for (const { created_at } of tickets) add(created_at, (day) => ({ tickets: day.tickets + 1 }))
  const range = rangeOf(query, dayOf(shop.now().toISOString()))
  return { ...salesReport(range, days), time_zone: SUPPORT_TIME_ZONE }
}

const sold = (orders: readonly MockOrder[]) =>
  orders.flatMap(({ paidAt, ...order }) =>
    paidAt === null || order.fulfillment_state === 'cancelled' ? [] : [{ ...order, paidAt }],
  )

const isIn = ({ from, to }: Days, at: string) => at.slice(0, 10) >= from && at.slice(0, 10) <= to

function rangeBy(shop: MockShop, query: RangeQuery) {
  return rangeOf(query, shop.now().toISOString().slice(0, 10), 'month')
}

function taxesOf(shop: MockShop, query: RangeQuery) {
  const range = rangeBy(shop, query)
  const orders = shop
    .books()
    .orders.flatMap(({ paidAt, ...order }) => (paidAt === null ? [] : [{ ...order, paidAt }]))
  const rows = stepsOf(range).flatMap((step) =>
    shop.catalog.countries.flatMap(({ id, title, code }) => {
      const here = orders.filter(({ body }) => body.shipping_address.country_id === id)
      const invoiced = papersOf(
        here
          .filter(({ paidAt }) => isIn(step, paidAt))
          .map(({ priced: { quote } }) => [quote.totals.total, quote.totals.tax]),
      )
      const credited = papersOf(
        here.flatMap(({ refunds, priced: { quote } }) =>
          refunds
            .filter(({ at }) => isIn(step, at))
            .map(({ amount }) => [amount, taxOf(amount, quote.totals)] as const),
        ),
      )
      if (invoiced.papers + credited.papers === 0) return []
      return [{ ...step, country: title, code, invoiced, credited }]
    }),
  )
  return taxReport(range, rows)
}

const taxOf = (amount: Cents, { total, tax }: { total: Cents; tax: Cents }) =>
  splitCents(amount, [total - tax, tax])[1] ?? ZERO

function papersOf(papers: readonly (readonly [total: Cents, tax: Cents])[]): PaperFigures {
  const total = addCents(...papers.map(([amount]) => amount))
  const tax = addCents(...papers.map(([, amount]) => amount))
  return { papers: papers.length, total, tax, net: subtractCents(total, tax) }
}

function payoutsOf(shop: MockShop, query: RangeQuery) {
  const range = rangeBy(shop, query)
  const rows = stepsOf(range).flatMap((step) => {
    const { orders } = shop.books()
    const paid = orders.filter(({ paidAt }) => paidAt !== null && isIn(step, paidAt))
    const back = orders.flatMap(({ refunds }) => refunds.filter(({ at }) => isIn(step, at)))
    if (paid.length + back.length === 0) return []
    const captured = addCents(...paid.map(({ priced }) => priced.quote.totals.total))
    const refunded = addCents(...back.map(({ amount }) => amount))
    const booked = subtractCents(captured, refunded)
    const figures = { payments: paid.length, captured, refunded, lost: ZERO, booked }
    return [{ ...step, provider: SANDBOX.title, ...figures }]
  })
  return payoutReport(range, rows)
}

function coverReport(shop: MockShop) {
  const to = shop.now().toISOString().slice(0, 10)
  const from = dayAfter(to, 1 - COVER_DAYS)
  const lines = sold(shop.books().orders)
    .filter(({ paidAt }) => isIn({ from, to }, paidAt))
    .flatMap(({ priced }) => priced.lines)
  const soldOf = (sku: string) =>
    lines.reduce((sum, line) => sum + (line.sku === sku ? line.count : 0), 0)
  const rows = itemsOf(shop, {})
    .map(({ sku, kind, title, on_hand, reserved, incoming, due }) => {
      const figures = { for_sale: on_hand - reserved, sold: soldOf(sku) }
      const days_left = coverOf({ forSale: figures.for_sale, sold: figures.sold })
      return { ...{ sku, kind, title, incoming, due }, ...figures, days_left }
    })
    .flatMap(({ days_left, ...row }) => (days_left === null ? [] : [{ ...row, days_left }]))
    .sort((a, b) => a.days_left - b.days_left)
  return { from, to, rows, count: rows.length }
}

const rangeToday = (shop: MockShop, query: RangeQuery) =>
  rangeOf(query, zoneTime(shop.now(), SUPPORT_TIME_ZONE).day)

function funnelReport(shop: MockShop, query: RangeQuery) {
  const range = rangeToday(shop, query)
  const visits = new Map<string, number>()
  for (const [key, count] of Object.entries(shop.books().visits)) {
    const [day = '', , step = ''] = key.split(' ')
    if (isIn(range, day)) visits.set(step, (visits.get(step) ?? 0) + count)
  }
  const placed = shop
    .books()
    .orders.filter(({ placedAt, priced }) => isIn(range, placedAt) && priced.lines.some(isBike))
  const paid = placed.filter(({ paidAt }) => paidAt !== null).length
  const titles = new Map(
    shop.catalog.bikes.flatMap(({ groups }) =>
      groups.map(({ category_part_id, title }) => [`part-${category_part_id}`, title] as const),
    ),
  )
  return { ...range, ...funnelOf({ visits, placed: placed.length, paid }, titles) }
}

const isBike = (line: { bike_slug: string | null }) => line.bike_slug !== null

function choiceReport(shop: MockShop, query: RangeQuery) {
  const range = rangeToday(shop, query)
  const bikes = sold(shop.books().orders)
    .filter(({ paidAt }) => isIn(range, paidAt))
    .flatMap(({ priced }) => priced.lines.filter(isBike))
  const sum = new Map<string, number>()
  const choices = new Map<string, Choice>()
  for (const { title: bike, count, options } of bikes) {
    sum.set(bike, (sum.get(bike) ?? 0) + count)
    const chosen = [
      { kind: 'color' as const, title: options.color },
      { kind: 'size' as const, title: options.size },
      ...options.upgrades.map(({ title }) => ({ kind: 'part' as const, title })),
    ]
    for (const { kind, title } of chosen) {
      if (title === null) continue
      const key = `${bike} ${kind} ${title}`
      const known = choices.get(key)?.count ?? 0
      choices.set(key, { bike, kind, title, count: known + count })
    }
  }
  return { ...range, bikes: takeRates([...choices.values()], sum) }
}
