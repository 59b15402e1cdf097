import { eq } from 'drizzle-orm'
import fc from 'fast-check'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildPrice } from '@/domain/shop/bikes/build'
import type { WireOrder } from '@/contract/shop/orders/orders'
import type { Country } from '@/domain/shop/countries/country'
import { isPostcodeOf } from '@/domain/shop/countries/region-postcodes'
import { taxesAt } from '@/domain/shop/tax/registration'
import { totalTax } from '@/domain/shop/tax/tax'
import { seedTaxes } from '@/__tests__/support/catalog/seed-catalog'
import { regionsOf } from '@/domain/shop/countries/regions'
import { guestBikeItem } from '@/domain/shop/bikes/bike-item'
import { totals as cartTotals } from '@/domain/shop/cart/guest-cart'
import { toDollars, ZERO } from '@/domain/kit/money'
import { NO_BENEFIT, promoCode, type PromoRequest, type PromoRule } from '@/domain/shop/promo/promo'
import { quoteOrder } from '@/domain/shop/checkout/quote'
import { seedDealers, type SeedDealer } from '@/server/seed/data/dealers'
import { promotionRow } from '@/server/seed/shop-rows'
import { seedPromotions } from '@/server/seed/data/promotions'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { toCents } from '@/services/http/money'
import { validBuild } from '@/__tests__/support/catalog/arbitrary-build'
import { draws } from '@/__tests__/support/draws'
import { ADDRESS, pay } from '@/__tests__/support/orders/orders'
import { dataOf } from '@/__tests__/support/member-shop'
import { sharedShop } from '@/__tests__/support/fixtures'

const [XMAS] = seedPromotions
const RULES: PromoRule[] = XMAS
  ? [
      XMAS,
      { ...XMAS, ...NO_BENEFIT, code: 'ship', free_shipping: true, cap: null, threshold: ZERO },
      { ...XMAS, ...NO_BENEFIT, code: 'pieces', buy_count: 1, free_count: 1, threshold: ZERO },
    ]
  : []
const ask = (code: string): PromoRequest => ({
  code,
  rule: RULES.find((rule) => rule.code === promoCode(code)) ?? null,
  at: '2026-11-20T12:00:00.000Z',
  is_exhausted: false,
  has_ordered: false,
  is_member: false,
})

const RUNS = draws({ few: 200, many: 10_000 })
const AT_ONCE = 16

interface Case {
  country: Country
  lines: { bike: Bike; build: Build; count: number }[]
  promo: string | null
  /** Dealer that assembles the bikes, or null for delivery to the door. */
  dealer: SeedDealer | null
}

const assemblersIn = (country: Country) =>
  seedDealers.filter(({ assembly, country_code }) => assembly && country_code === country.code)

const lineIn = (country: Country) =>
  fc.constantFrom(...seedBikes).chain((bike) =>
    fc.record({
      bike: fc.constant(bike),
      build: validBuild(bike, country),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  )

// Countries with dealers are drawn at least as often as all others together.
const home = seedCountries.filter((country) => assemblersIn(country).length > 0)
const anyCountry = fc.oneof(fc.constantFrom(...seedCountries), fc.constantFrom(...home))

const cases: fc.Arbitrary<Case> = anyCountry.chain((country) =>
  fc.record({
    country: fc.constant(country),
    lines: fc.array(lineIn(country), { minLength: 1, maxLength: 2 }),
    promo: fc.constantFrom(null, 'xmas', 'XMAS', 'ship', 'pieces', 'wrong'),
    dealer: fc.constantFrom(null, ...assemblersIn(country)),
  }),
)

const TAXES = seedTaxes()
const DAY = '2026-11-29'

function addressIn(country: Country) {
  const postcode = country.postcode?.example ?? ''
  const region = regionsOf(country)?.find(({ code }) => isPostcodeOf(country.code, code, postcode))
  return {
    ...ADDRESS,
    country_id: country.id,
    region: country.region_title ? (region?.code ?? 'X') : '',
    postcode,
  }
}

describe('one price everywhere', () => {
  const shop = sharedShop()
  let wireBikes: Map<string, Bike>
  beforeAll(async () => {
    await shop.db.insert(promotions).values(RULES.slice(1).map(promotionRow))
    await shop.db.update(stockItems).set({ on_hand: 1_000_000 })
    const { body } = await shop.send('GET', '/api/configurator')
    const bikes = body.data?.bikes ?? []
    wireBikes = new Map(bikes.map((bike) => [bike.slug, toCents(bike) as unknown as Bike]))
  })

  const check = async ({ country, lines, promo, dealer }: Case, index: number) => {
    // The prices that the configurator shows, computed from the bike as the client receives it.
    const shown = lines.map(({ bike, build, count }) => {
      const wire = wireBikes.get(bike.slug) ?? bike
      const price = buildPrice(wire, build)
      return { price, count, item: { ...guestBikeItem(wire, build), cartQuantity: count } }
    })
    const cart = cartTotals(
      shown.map(({ item, price, count }) => ({
        ...item,
        total_price: (price * count) as typeof price,
      })),
    )
    const items = lines.map(({ bike, build, count }) => ({
      product_id: bike.id,
      count,
      server: { bike_slug: bike.slug, build },
    }))

    const estimate = await shop.send('POST', '/api/shipping-vat-guest', {
      country_id: country.id,
      items,
    })
    expect(estimate.body.data?.quote?.totals?.subtotal).toBe(toDollars(cart.price))

    const assembly_dealer_id = dealer?.id ?? null
    const input = { promo_code: promo, assembly_dealer_id }
    const { country_id, region, postcode } = addressIn(country)
    const body = { has_bike: true, items, country_id, region, postcode, ...input }
    const quote = (await shop.send('POST', '/api/checkout-guest', body)).body.data?.quote
    const totals = quote?.totals
    const local = quoteOrder(
      shown.map(({ price, count }) => ({
        price,
        count,
        is_bike: true,
        is_digital: false,
        ...(dealer?.assembly && { assembly: dealer.assembly.fee }),
      })),
      { ...country, taxes: taxesAt(TAXES, { country, region, postcode }, DAY) },
      promo ? ask(promo) : null,
    )
    expect(totals).toMatchObject({
      subtotal: toDollars(cart.price),
      discount: toDollars(local.discount),
      shipping: toDollars(local.shipping),
      assembly: toDollars(local.assembly),
      tax: toDollars(local.tax),
      total: toDollars(local.total),
    })

    const placed = await pay(shop, {
      items,
      email: `guest${index}@example.com`,
      shipping_address: addressIn(country),
      provider: 'sandbox',
      ...input,
      expected_total: totals?.total,
    })
    expect(placed.status).toBe(200)
    const number = String(placed.body.data?.order_number)
    const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
    expect(order).toMatchObject({
      subtotal_cents: local.subtotal,
      discount_cents: local.discount,
      shipping_cents: local.shipping,
      assembly_cents: local.assembly,
      tax_cents: local.tax,
      total_cents: local.total,
    })
    const rows = await shop.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, order?.id ?? 0))
    const sum = (pick: (row: (typeof rows)[number]) => number) =>
      rows.reduce((n, row) => n + pick(row), 0)
    expect(sum((row) => row.total_cents)).toBe(local.subtotal)
    expect(sum((row) => row.discount_cents)).toBe(local.discount)
    const taxes = [...rows.flatMap((row) => row.taxes), ...(order?.delivery_taxes ?? [])]
    expect(totalTax(taxes)).toBe(local.tax)

    // The order's page has the amounts of the checkout, with tax where prices include it.
    const link = `/api/orders/${number}/${String(placed.body.data?.order_key)}`
    const page = dataOf<WireOrder>(await shop.send('GET', link))
    expect(page.shown).toEqual(quote?.shown)
    expect(page.lines.map(({ shown: { price, total_price } }) => [price, total_price])).toEqual(
      quote?.lines.map(({ shown_price, shown_total_price }) => [shown_price, shown_total_price]),
    )
  }

  test(`configurator, cart, checkout and order agree to the cent for ${RUNS} random carts`, async () => {
    const sample = fc.sample(cases, { numRuns: RUNS, seed: 20261120 })
    for (let from = 0; from < sample.length; from += AT_ONCE) {
      const batch = sample.slice(from, from + AT_ONCE)
      await Promise.all(batch.map((one, offset) => check(one, from + offset)))
    }
    expect(await shop.db.$count(orders)).toBe(RUNS)
  }, 600_000)
})
