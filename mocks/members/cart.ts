import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { DEFAULT_COUNTRY_ID, PROMO_CODE } from '@/domain/kit/constants'
import { subtractCents, ZERO } from '@/domain/kit/money'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'
import { promoDiscount } from '@/domain/shop/promo/promo'

import { mock } from '../mock'
import { promoOf, type MockShop } from '../mock-shop'
import { asMember } from './books'
import type { MockCartLine, MockMember } from './records'
import { addProducts, changeCount, moved, once, requireLine, saveBike } from './cart-lines'
import { countryOf, itemOf, priceItems, quoteMember } from './cart-prices'

const routes = api.cart
const schemas = apiSchemas.cart

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
      asMember(shop, header, (member) => changeCount(member, body)),
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
          const { subtotal } = priceItems(shop, [item], { country_id: DEFAULT_COUNTRY_ID }).quote
            .totals
          const { discount } = promoDiscount(promoOf(shop, PROMO_CODE), subtotal)
          return { code: PROMO_CODE, discount, total_price: subtractCents(subtotal, discount) }
        }),
    ),
  ]
}

function readCart(shop: MockShop, member: MockMember, country?: number) {
  const { lines, version } = member.cart
  const country_id = country ?? countryOf(member)
  const priced = lines.length > 0 ? quoteMember(shop, member, { country_id, law: 'told' }) : null
  const totals = priced?.quote.totals
  return {
    carts: lines.map((line, index) => {
      const quoted = priced?.lines[index]
      const link = quoted?.external_link ?? null
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
        bike_title: shop.catalog.bikesBySlug.get(line.bike_slug ?? '')?.title ?? null,
        build: line.build,
        order_bike_id: line.order_bike_id,
        ...(line.amount ? { amount: line.amount } : {}),
        variant: quoted?.variant ?? null,
        gift: line.gift ?? null,
        has_external_link: link !== null,
        external_link: link,
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
      includes_tax: shop.catalog.countriesById.get(country_id)?.prices_include_tax ?? false,
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
