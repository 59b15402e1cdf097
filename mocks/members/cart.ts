import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import type { configuratorSchemas } from '@/contract/configurator.schema'
import { buildAddress } from '@/domain/build-address'
import { buildKey, chosenParts } from '@/domain/build'
import { giftKey } from '@/domain/gift'
import { shopDay } from '@/domain/gift-day'
import { DEFAULT_COUNTRY_ID, MAX_LINE_COUNT, PROMO_CODE } from '@/domain/constants'
import { subtractCents, ZERO } from '@/domain/money'
import { DEFAULT_ORDER_LIMITS } from '@/domain/order-limits'
import { promoDiscount } from '@/domain/promo'
import { isUnchangedBuild, preUpgradePartsPrice, upgradesBetween } from '@/domain/upgrade'
import { priceCart } from '@/server/pricing/cart/price-cart'
import type { Item } from '@/server/pricing/cart/priced-line'
import { requireGift, requireGiftDay, requireVariant } from '@/server/pricing/cart/product-price'

import { mock, mockProblem } from '../mock'
import { promoOf, todayOf, type MockShop } from '../mock-shop'
import { deliveredAt } from './arrivals'
import { asMember, type MockCartLine, type MockMember } from './books'

const routes = api.cart
const schemas = apiSchemas.cart
type SaveBody = z.output<(typeof configuratorSchemas)['saveToCart']['body']>

/** The cart of a member. */
export function cartHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.read, schemas.read, ({ header, query }) =>
      asMember(shop, header, (member) => readCart(shop, member, query.country_id)),
    ),
    mock(routes.add, schemas.add, ({ header, body }) =>
      asMember(shop, header, (member) =>
        once(member, header('idempotency-key'), () => addProducts(shop, member, body.items)),
      ),
    ),
    mock(routes.count, schemas.count, ({ header, body }) =>
      asMember(shop, header, (member) => {
        const line = requireLine(member, body.id)
        const most = Math.max(line.count, DEFAULT_ORDER_LIMITS.perLine)
        if (body.count > most) throw mockProblem('too_many_pieces')
        line.count = body.count
        return { version: moved(member) }
      }),
    ),
    mock(routes.remove, schemas.remove, ({ header, params }) =>
      asMember(shop, header, (member) => {
        const line = requireLine(member, params.id)
        member.cart.lines = member.cart.lines.filter((one) => one !== line)
        return { version: moved(member) }
      }),
    ),
    mock(routes.acceptPrices, schemas.acceptPrices, ({ header }) =>
      asMember(shop, header, (member) => ({ version: moved(member) })),
    ),
    mock(routes.shippingVat, schemas.shippingVat, ({ header, body }) =>
      asMember(shop, header, (member) => {
        const { quote } = quoteMember(shop, member, {
          country_id: body.country_id,
          law: 'told',
        })
        const { shipping, tax } = quote.totals
        return { shipping, tax, vat: tax, quote }
      }),
    ),
    mock(api.configurator.saveToCart, apiSchemas.configurator.saveToCart, ({ header, body }) =>
      asMember(shop, header, (member) =>
        once(member, header('idempotency-key'), () => saveBike(shop, member, body)),
      ),
    ),
    mock(
      api.configurator.changePromoCode,
      apiSchemas.configurator.changePromoCode,
      ({ header, params }) =>
        asMember(shop, header, (member) => {
          const item = itemOf(member, requireLine(member, params.id))
          const { subtotal } = price(shop, [item], { country_id: DEFAULT_COUNTRY_ID }).quote.totals
          const { discount } = promoDiscount(promoOf(shop, PROMO_CODE), subtotal)
          return { code: PROMO_CODE, discount, total_price: subtractCents(subtotal, discount) }
        }),
    ),
  ]
}

/** A line as the pricing takes it. */
export function itemOf(member: MockMember, line: MockCartLine): Item {
  const ordered = member.bikes.find(({ id }) => id === line.order_bike_id)
  return {
    product_id: line.product_id,
    count: line.count,
    amount: line.amount ?? null,
    variant: line.variant ?? null,
    gift: line.gift ?? null,
    server: line.bike_slug && line.build ? { bike_slug: line.bike_slug, build: line.build } : null,
    upgrade: ordered ? { order_bike_id: ordered.id, from: ordered.build } : null,
  }
}

interface QuoteInput {
  country_id?: number | undefined
  promo_code?: string | null | undefined
  assembly_dealer_id?: number | null | undefined
  /** Left out where an order is placed: what the country's law forbids is refused then. */
  law?: 'told'
}

/** The whole cart priced. @throws cart_empty */
export function quoteMember(shop: MockShop, member: MockMember, wish: QuoteInput) {
  const items = member.cart.lines.map((line) => itemOf(member, line))
  if (items.length === 0) throw mockProblem('cart_empty')
  return price(shop, items, { ...wish, country_id: wish.country_id ?? countryOf(member) })
}

export function countryOf({ addresses }: MockMember): number {
  return addresses.find(({ is_shipping }) => is_shipping)?.country_id ?? DEFAULT_COUNTRY_ID
}

function price(shop: MockShop, items: readonly Item[], wish: QuoteInput & { country_id: number }) {
  return priceCart(shop.catalogue, {
    items,
    countryId: wish.country_id,
    promo: promoOf(shop, wish.promo_code ?? null),
    today: todayOf(shop),
    shopDay: shopDay(shop.now()),
    perLine: DEFAULT_ORDER_LIMITS.perLine,
    assemblyDealerId: wish.assembly_dealer_id,
    ...(wish.law ? { law: wish.law } : {}),
  })
}

function readCart(shop: MockShop, member: MockMember, country?: number) {
  const { lines, version } = member.cart
  const country_id = country ?? countryOf(member)
  const priced = lines.length > 0 ? quoteMember(shop, member, { country_id, law: 'told' }) : null
  const totals = priced?.quote.totals
  return {
    carts: lines.map((line, index) => {
      const quoted = priced?.lines[index]
      return {
        id: line.id,
        product_id: line.product_id,
        kind: quoted?.kind ?? ('accessory' as const),
        title: line.order_bike_id === null ? (quoted?.title ?? '') : null,
        image: imageOf(line, quoted?.thumbnail ?? ''),
        description: quoted?.description ?? '',
        price: quoted?.price ?? ZERO,
        old_price: null,
        count: line.count,
        total_price: quoted?.total_price ?? ZERO,
        shown_price: quoted?.shown_price ?? ZERO,
        options: quoted?.options ?? { color: null, size: null, upgrades: [] },
        bike_slug: line.bike_slug,
        bike_title: shop.catalogue.bikesBySlug.get(line.bike_slug ?? '')?.title ?? null,
        build: line.build,
        order_bike_id: line.order_bike_id,
        ...(line.amount ? { amount: line.amount } : {}),
        variant: quoted?.variant ?? null,
        gift: line.gift ?? null,
        has_external_link: false,
        external_link: null,
        problem: quoted?.problem ?? null,
        fix: quoted?.fix ?? null,
      }
    }),
    subtotal: totals?.subtotal ?? ZERO,
    shipping: totals?.shipping ?? ZERO,
    tax: totals?.tax ?? ZERO,
    tax_title: totals?.tax_title ?? '',
    total: totals?.total ?? ZERO,
    shown: priced?.quote.shown ?? {
      subtotal: ZERO,
      shipping: ZERO,
      includes_tax: shop.catalogue.countriesById.get(country_id)?.prices_include_tax ?? false,
    },
    country_id,
    max_per_line: DEFAULT_ORDER_LIMITS.perLine,
    version,
  }
}

function imageOf({ bike_slug, build }: MockCartLine, thumbnail: string): string {
  if (!bike_slug || !build) return thumbnail
  return `/pictures/${bike_slug}?view=thumbnail&build=${encodeURIComponent(buildAddress(build))}`
}

function addProducts(
  { catalogue, now }: MockShop,
  member: MockMember,
  items: readonly Pick<MockCartLine, 'product_id' | 'count' | 'amount' | 'variant' | 'gift'>[],
) {
  const known = items.filter(({ product_id }) => catalogue.productsById.has(product_id))
  if (known.length === 0) throw mockProblem('product_not_found')
  for (const item of known) {
    const product = catalogue.productsById.get(item.product_id)
    const variant = product ? (requireVariant(product, item.variant ?? null)?.id ?? null) : null
    requireGiftDay(product ? requireGift(product, item.gift ?? null) : null, shopDay(now()))
    put(member, { ...item, variant, bike_slug: null, build: null, order_bike_id: null })
  }
  const refused = items
    .filter((item) => !known.includes(item))
    .map(({ product_id }) => ({ product_id, message: 'We no longer sell this item.' }))
  return { added: known.length, refused, version: moved(member) }
}

function saveBike(shop: MockShop, member: MockMember, body: SaveBody) {
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
  // Pricing also refuses what cannot be built.
  price(shop, [itemOf(member, { ...line, id: 0 })], {
    country_id: DEFAULT_COUNTRY_ID,
    law: 'told',
  })
  const replaced = body.cart_id
    ? requireLine(member, body.cart_id)
    : member.cart.lines.find(({ order_bike_id }) => ordered && order_bike_id === ordered.id)
  const cart_id = replaced ? replace(member, replaced, line) : put(member, line)
  return { cart_id, version: moved(member) }
}

/** The line keeps its id, place and quantity and takes in a line that it now equals. */
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

function put({ cart }: MockMember, line: NewLine): number {
  const same = cart.lines.find((one) => keyOf(one) === keyOf(line))
  if (same) {
    const sum = same.count + line.count
    if (sum > DEFAULT_ORDER_LIMITS.perLine) throw mockProblem('too_many_pieces')
    same.count = sum
    return same.id
  }
  const id = Math.max(0, ...cart.lines.map((one) => one.id)) + 1
  cart.lines.push({ ...line, id })
  return id
}

/** What a member edits in the configurator; null for a new build. */
export function editOf(
  shop: MockShop,
  member: MockMember,
  wish: {
    mode?: string | undefined
    cartID?: number | undefined
    orderBikeID?: number | undefined
  },
) {
  if (wish.orderBikeID !== undefined) {
    const { id, build, bike_slug } = requireUpgradable(shop, member, wish.orderBikeID)
    const bike = shop.catalogue.bikesBySlug.get(bike_slug)
    if (!bike) throw mockProblem('owned_bike_not_found')
    const line = member.cart.lines.find(({ order_bike_id }) => order_bike_id === id)
    return {
      mode: wish.mode === 'CEOM' ? ('CEOM' as const) : ('CEUM' as const),
      cart_id: line?.id ?? null,
      order_bike_id: id,
      build: line?.build ?? build,
      count: 1,
      ordered: build,
      preUpgrades: {
        color_id: build.color_id,
        size_id: build.size_id,
        part_ids: chosenParts(bike, build).map((part) => part.id),
      },
      upgradesInCart: line?.build ? upgradesBetween(bike, build, line.build) : [],
      preUpgradePartsPrice: preUpgradePartsPrice(bike, build),
    }
  }
  if (wish.cartID === undefined) return null
  const line = requireLine(member, wish.cartID)
  if (!line.build) throw mockProblem('cart_line_not_found')
  return {
    mode: 'CECM' as const,
    cart_id: line.id,
    order_bike_id: null,
    build: line.build,
    count: line.count,
    ordered: null,
    preUpgrades: null,
    upgradesInCart: [],
    preUpgradePartsPrice: ZERO,
  }
}

function once<Answer>(member: MockMember, key: string | undefined, answer: () => Answer): Answer {
  if (key === undefined) return answer()
  const kept = member.cartAnswers[key] as Answer | undefined
  if (kept !== undefined) return kept
  const fresh = answer()
  member.cartAnswers[key] = fresh
  return fresh
}

function moved({ cart }: MockMember): number {
  cart.version += 1
  return cart.version
}

function requireLine({ cart }: MockMember, id: number): MockCartLine {
  const line = cart.lines.find((one) => one.id === id)
  if (!line) throw mockProblem('cart_line_not_found')
  return line
}

export function requireBike({ bikes }: MockMember, id: number) {
  const bike = bikes.find((one) => one.id === id)
  if (!bike) throw mockProblem('owned_bike_not_found')
  return bike
}

/** @throws owned_bike_not_found, bike_not_upgradable */
function requireUpgradable(shop: MockShop, member: MockMember, id: number) {
  const bike = requireBike(member, id)
  if (deliveredAt(shop, bike) !== null) throw mockProblem('bike_not_upgradable')
  return bike
}
