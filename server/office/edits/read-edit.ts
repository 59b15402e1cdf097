import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { editableColors } from '@/domain/office/edits/bike-edit'
import { chosenParts } from '@/domain/shop/bikes/build'
import { lineDetail } from '@/server/after-sale'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import {
  differencePath,
  findOpenEdit,
  findOrderByNumber,
  listOrderLines,
  type LineRow,
  type OrderRow,
  type PendingEditRow,
} from '@/server/orders'

import { isInTheHouse } from '../fulfillment/change-items'
import { lineFault, planEdit, type BikeEdit } from './plan'
import { editionOf, hasShipped, nameOf } from './queries'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'shopUrl'>

/** Returns what can still be changed in an order. @throws DomainError order_not_found */
export async function readEdit(deps: ReadDeps, number: string) {
  const { db, clock } = deps
  const order = await requireOrder(db, number)
  const now = clock.now()
  const [edition, catalog, lines, waiting] = await Promise.all([
    editionOf(db, order.id),
    readCatalog(db),
    listOrderLines(db, order.id),
    findOpenEdit(db, order.id, now),
  ])
  const isOpen = isInTheHouse(order) && !(await hasShipped(db, order.id))
  const bikes = []
  for (const line of hasBeenPaid(order) ? lines : []) {
    const bike = await bikeOf(db, { order, line, catalog, now })
    if (bike) bikes.push(bike)
  }
  const { email, shipping_address: address } = order
  const delivery = isOpen ? { email, may_email: order.user_id === null, address } : null
  const difference = waiting ? await differenceAnswer(deps, waiting) : null
  return { number, edition, delivery, bikes, difference }
}

interface BikeEditContext {
  order: OrderRow
  line: LineRow
  catalog: Catalog
  now: Date
}

async function differenceAnswer(deps: ReadDeps, edit: PendingEditRow) {
  const { id, title, words, reason, total_cents: due, asked_at, expires_at, asked_by } = edit
  return {
    ...{ id, title, changes: words, reason, due },
    link: `${deps.shopUrl}${differencePath(deps, id)}`,
    by: asked_by === null ? '' : await nameOf(deps.db, asked_by),
    asked_at: asked_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}

async function bikeOf(db: Db, { order, line, catalog, now }: BikeEditContext) {
  const { build, position, title, count } = line
  if (!build || line.order_bike_id !== null) return null
  const bike = catalog.allBikesBySlug.get(line.bike_slug ?? '')
  return {
    ...{ position, title, count, detail: lineDetail(line) },
    fault: await lineFault(db, { order, line, bike, now }),
    size_id: build.size_id,
    sizes: (bike?.sizes ?? []).map(({ id, title, color_ids }) => ({ id, title, color_ids })),
    color_id: build.color_id,
    colors: (bike ? editableColors(bike, build) : []).map(({ id, title }) => ({ id, title })),
    parts: bike ? chosenParts(bike, build).map(({ id }) => id) : [],
    groups: (bike?.groups ?? []).map((group) => ({
      id: group.category_part_id,
      title: group.title,
      selection: group.selection,
      parts: group.parts.map((part) => ({ id: part.id, title: part.title, price: part.price })),
    })),
  }
}

/** @throws DomainError order_not_found, order_bike_not_found */
export async function previewEdit(
  { db, clock, providers }: Pick<Deps, 'db' | 'clock' | 'providers'>,
  { number, ...edit }: BikeEdit & { number: string },
) {
  const order = await requireOrder(db, number)
  const plan = await planEdit(db, { order, edit, now: clock.now() })
  const { fault, message, words, difference, due, refund, goesTo, was, date } = plan
  const titles = goesTo.map(
    (id) => providers.find((one) => one.id === id)?.title ?? (id === '' ? 'Store credit' : id),
  )
  return {
    ...{ fault, message, changes: words, difference, due: due.total, refund },
    goes_to: titles.join(', '),
    ...{ old_date: was, new_date: date },
  }
}

async function requireOrder(db: Db, number: string): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  return order
}
