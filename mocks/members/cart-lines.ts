import type { z } from 'zod'

import type { configuratorSchemas } from '@/contract/shop/configurator/configurator.schema'
import { tooManyOf } from '@/contract/kit/too-many'
import { buildKey } from '@/domain/shop/bikes/build'
import { DEFAULT_COUNTRY_ID, MAX_LINE_COUNT } from '@/domain/kit/constants'
import { giftKey } from '@/domain/shop/gift-card/gift'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'
import { isUnchangedBuild } from '@/domain/shop/configurator/upgrade'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { requireGift, requireGiftDay, requireVariant } from '@/server/pricing/cart/product-price'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { deliveredAt } from './arrivals'
import type { MockCartLine, MockMember } from './records'
import { itemOf, priceItems } from './cart-prices'

const PER_LINE = DEFAULT_ORDER_LIMITS.perLine
type SaveBody = z.output<(typeof configuratorSchemas)['saveToCart']['body']>

type NewProduct = Pick<MockCartLine, 'product_id' | 'count' | 'amount' | 'variant' | 'gift'>

/** Adds products; reports and skips quantities above the limit and products no longer sold. */
export function addProducts(shop: MockShop, member: MockMember, items: readonly NewProduct[]) {
  const outcomes = items.map((item) => addProduct(shop, member, item))
  const faults = outcomes.flatMap(({ fault }) => (fault ? [fault] : []))
  const added = outcomes.filter(({ isAdded }) => isAdded).length
  const [first] = faults
  if (added === 0) {
    const errors = faults.map(({ product_id, message }) => {
      return { field: `items.${product_id}`, message }
    })
    if (first?.isFull) throw tooMany(first.message, errors)
    throw new DomainError('product_not_found', 'Answered by the mock.', { errors })
  }
  const refused = faults.map(({ product_id, message }) => ({ product_id, message }))
  return { added, refused, version: moved(member) }
}

function addProduct({ catalog, now }: MockShop, member: MockMember, item: NewProduct) {
  const { product_id } = item
  const product = catalog.productsById.get(product_id)
  if (!product) {
    const message = 'We no longer sell this item.'
    return { isAdded: false, fault: { product_id, message, isFull: false } }
  }
  requireGiftDay(requireGift(product, item.gift ?? null), shopDay(now()))
  const variant = requireVariant(product, item.variant ?? null)?.id ?? null
  const line = { ...item, variant, bike_slug: null, build: null, order_bike_id: null }
  const room = Math.max(0, PER_LINE - (twinOf(member, line)?.count ?? 0))
  const count = Math.min(item.count, room)
  if (count > 0) upsertLine(member, { ...line, count })
  const message = tooManyOf(product.title, PER_LINE)
  const fault = item.count > room ? { product_id, message, isFull: true } : null
  return { isAdded: count > 0, fault }
}

function tooMany(message: string, errors: { field: string; message: string }[]): DomainError {
  return new DomainError('too_many_pieces', 'Answered by the mock.', { message, errors })
}

export function changeCount(member: MockMember, { id, count }: { id: number; count: number }) {
  const line = requireLine(member, id)
  if (count > Math.max(line.count, PER_LINE)) {
    throw tooMany(tooManyOf('one item', PER_LINE), [
      { field: 'count', message: `Up to ${PER_LINE}.` },
    ])
  }
  line.count = count
  return { version: moved(member) }
}

export function saveBike(shop: MockShop, member: MockMember, body: SaveBody) {
  const ordered = body.order_bike_id ? requireUpgradable(shop, member, body.order_bike_id) : null
  if (ordered && isUnchangedBuild(ordered.build, body.build))
    throw mockProblem('nothing_to_upgrade')
  const { product_id, bike_slug, build } = body
  const line = {
    product_id,
    bike_slug,
    build,
    order_bike_id: ordered?.id ?? null,
    count: ordered ? 1 : body.count,
  }
  // Pricing also rejects invalid builds.
  priceItems(shop, [itemOf(member, { ...line, id: 0 })], {
    country_id: DEFAULT_COUNTRY_ID,
    law: 'told',
  })
  const replaced = body.cart_id
    ? requireLine(member, body.cart_id)
    : member.cart.lines.find(({ order_bike_id }) => ordered && order_bike_id === ordered.id)
  const cart_id = replaced ? replace(member, replaced, line) : upsertLine(member, line)
  return { cart_id, version: moved(member) }
}

/** Replaces a line, keeping its id, position and quantity, and merges lines that are now equal. */
function replace({ cart }: MockMember, replaced: MockCartLine, line: NewLine): number {
  const isTwin = (one: MockCartLine) =>
    one !== replaced &&
    (keyOf(one) === keyOf(line) ||
      (line.order_bike_id !== null && one.order_bike_id === line.order_bike_id))
  const twins = cart.lines.filter(isTwin)
  const sum = twins.reduce((total, { count }) => total + count, replaced.count)
  const count = line.order_bike_id === null ? Math.min(sum, MAX_LINE_COUNT) : 1
  cart.lines = cart.lines
    .filter((one) => !isTwin(one))
    .map((one) => (one === replaced ? { ...line, id: one.id, count } : one))
  return replaced.id
}

type NewLine = Omit<MockCartLine, 'id'>

const keyOf = ({ product_id, build, order_bike_id, amount, variant, gift }: NewLine) =>
  [
    product_id,
    build && buildKey(build),
    order_bike_id,
    amount,
    variant,
    giftKey(gift ?? null),
  ].join('|')

function twinOf({ cart }: MockMember, line: NewLine): MockCartLine | undefined {
  return cart.lines.find((one) => keyOf(one) === keyOf(line))
}

function upsertLine(member: MockMember, line: NewLine): number {
  const { cart } = member
  const same = twinOf(member, line)
  if (same) {
    const sum = same.count + line.count
    if (sum > PER_LINE) throw mockProblem('too_many_pieces')
    same.count = sum
    return same.id
  }
  const id = Math.max(0, ...cart.lines.map((one) => one.id)) + 1
  cart.lines.push({ ...line, id })
  return id
}

/** Returns the first response for a repeated idempotency key. */
export function once<Answer>(
  member: MockMember,
  key: string | undefined,
  answer: () => Answer,
): Answer {
  if (key === undefined) return answer()
  const cached = member.cartAnswers[key] as Answer | undefined
  if (cached !== undefined) return cached
  const fresh = answer()
  member.cartAnswers[key] = fresh
  return fresh
}

export function moved({ cart }: MockMember): number {
  cart.version += 1
  return cart.version
}

export function requireLine({ cart }: MockMember, id: number): MockCartLine {
  const line = cart.lines.find((one) => one.id === id)
  if (!line) throw mockProblem('cart_line_not_found')
  return line
}

export function requireBike({ bikes }: MockMember, id: number) {
  const bike = bikes.find((one) => one.id === id)
  if (!bike) throw mockProblem('owned_bike_not_found')
  return bike
}

export function requireUpgradable(shop: MockShop, member: MockMember, id: number) {
  const bike = requireBike(member, id)
  if (deliveredAt(shop, bike) !== null) throw mockProblem('bike_not_upgradable')
  return bike
}
