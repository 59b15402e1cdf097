import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { mailboxKey } from '@/domain/kit/mailbox'
import { addCents, subtractCents } from '@/domain/kit/money'
import { pickConditions, type Conditions } from '@/domain/office/segments/segment'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockSegment } from '../shop-state'

const [routes, schemas] = [api.segments, apiSchemas.segments]

export function segmentHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({
        segments: segmentsOf(shop).map(toRow),
        bikes: shop.catalog.bikes.map(({ slug, title }) => ({ slug, title })),
      })),
    ),
    mock(routes.count, schemas.count, ({ from, body }) =>
      asAdmin(shop, from, () => ({
        count: shop.books().members.filter((member) => meets(shop, member, body)).length,
      })),
    ),
    mock(routes.add, schemas.add, ({ from, body }) =>
      asAdmin(shop, from, () => {
        const id = hashText(`${body.name} ${shop.now().toISOString()}`)
        return storeSegment(shop, { id, name: body.name, ...pickConditions(body) })
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const known = requireSegment(shop, params.id)
        if (toRow(known).seen !== body.seen) throw mockProblem('segment_changed')
        return storeSegment(shop, { id: known.id, name: body.name, ...pickConditions(body) })
      }),
    ),
    mock(routes.remove, schemas.remove, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { id } = requireSegment(shop, params.id)
        shop.change((books) => {
          books.segments = books.segments?.filter((one) => one.id !== id) ?? []
        })
        return {}
      }),
    ),
  ]
}

const segmentsOf = (shop: MockShop) =>
  [...(shop.books().segments ?? [])].sort((a, b) => a.name.localeCompare(b.name))

export function requireSegment(shop: MockShop, id: string): MockSegment {
  const found = segmentsOf(shop).find((one) => one.id === id)
  if (!found) throw mockProblem('segment_not_found')
  return found
}

function storeSegment(shop: MockShop, segment: MockSegment) {
  const others = segmentsOf(shop).filter(({ id }) => id !== segment.id)
  const isTaken = others.some(({ name }) => name.toLowerCase() === segment.name.toLowerCase())
  if (isTaken) throw mockProblem('segment_exists')
  shop.change((books) => {
    books.segments = [...others, segment]
  })
  return toRow(segment)
}

const toRow = (segment: MockSegment) => ({ ...segment, seen: hashText(JSON.stringify(segment)) })

const DAY_MS = 86_400_000

export function meets(shop: MockShop, member: MockMember, conditions: Conditions): boolean {
  const books = shop.books()
  const paid = books.orders.filter(
    ({ number, paidAt }) => paidAt !== null && member.orders.includes(number),
  )
  const remaining = subtractCents(
    addCents(...paid.map(({ priced }) => priced.quote.totals.total)),
    addCents(...paid.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
  )
  const daysSince = (at: string) => (shop.now().getTime() - Date.parse(at)) / DAY_MS
  const quiet = Math.min(...paid.map(({ placedAt }) => daysSince(placedAt)))
  const { user, bikes, addresses, credit } = member
  const isAsking = books.tickets.some((one) => one.member === user.id && one.status !== 'closed')
  const isAt = (id: number) =>
    [...paid.map(({ body }) => body.shipping_address), ...addresses].some(
      ({ country_id }) => country_id === id,
    )
  const isSo = (condition: boolean | null, is: boolean) => condition === null || condition === is
  return (
    isWithin(paid.length, conditions.orders_min, conditions.orders_max) &&
    isWithin(remaining, conditions.paid_min, conditions.paid_max) &&
    (conditions.ordered_days === null || quiet <= conditions.ordered_days) &&
    (conditions.quiet_days === null || (paid.length > 0 && quiet > conditions.quiet_days)) &&
    (conditions.joined_days === null || daysSince(user.created_at) <= conditions.joined_days) &&
    (conditions.bike === null || bikes.some(({ bike_slug }) => bike_slug === conditions.bike)) &&
    (conditions.country_id === null || isAt(conditions.country_id)) &&
    isSo(conditions.newsletter, books.subscribers.includes(mailboxKey(user.email))) &&
    isSo(conditions.open_ticket, isAsking) &&
    isSo(conditions.credit, credit > 0)
  )
}

const isWithin = (value: number, least: number | null, most: number | null) =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity)
