import { productSkus } from '@/domain/shop/accessories/accessory'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedProducts } from '@/server/seed/data/products'
import { seedPromotions } from '@/server/seed/data/promotions'
import { seedStock } from '@/server/seed/data/stock'

const slugs = seedBikes.map(({ slug }) => slug)
const bundles = seedProducts.filter(({ bundle }) => bundle !== null)
const accessories = seedProducts.filter(
  ({ kind, bundle }) => kind === 'accessory' && bundle === null,
)
const spares = seedProducts.filter(({ kind }) => kind === 'spare')

describe('the seeded products', () => {
  test('are 16 accessories, among them helmet, backpack and taillight of the footer', () => {
    expect(accessories).toHaveLength(16)
    expect(accessories.slice(0, 3).map(({ id }) => id)).toEqual([5000110, 5000111, 5000064])
  })

  test('are 64 spares with ids in one row', () => {
    expect(spares.map(({ id }) => id)).toEqual(Array.from({ length: 64 }, (_, n) => 5000301 + n))
  })

  test('have names of their own and fit bikes that exist', () => {
    expect(new Set(seedProducts.map(({ title }) => title)).size).toBe(seedProducts.length)
    for (const { fits } of seedProducts) {
      expect(fits.length).toBeGreaterThan(0)
      expect(fits.filter((slug) => !slugs.includes(slug))).toEqual([])
    }
  })

  test('say in two sentences or more what the buyer gets', () => {
    const short = seedProducts.filter(({ description }) => !/^[A-Z].{60,}\.$/.test(description))
    expect(short.map(({ title }) => title)).toEqual([])
  })

  test('have a number of 13 digits with the right check digit, all but the gift card', () => {
    for (const { gtin, is_digital } of [...accessories, ...spares]) {
      if (is_digital) expect(gtin).toBeNull()
      const digits = [...(gtin ?? '0'.repeat(13))].map(Number)
      const sum = digits.reduce((all, digit, index) => all + digit * (index % 2 ? 3 : 1), 0)
      expect(digits).toHaveLength(13)
      expect(sum % 10).toBe(0)
    }
  })

  test('of the accessories have a data sheet, and warnings where they are things', () => {
    for (const product of accessories) {
      expect(product.category).not.toBe('')
      expect(product.facts.length).toBeGreaterThanOrEqual(3)
      if (!product.is_digital) expect(product.warnings.length).toBeGreaterThan(0)
    }
  })

  test('say that panniers and child seat need the rear rack, and fit no Nyx', () => {
    const needy = accessories.filter(({ needs }) => needs.length > 0)
    expect(needy.map(({ id }) => id)).toEqual([5000113, 5000120])
    for (const { needs, fits } of needy) {
      expect(needs[0]?.part_code).toBe('rack')
      expect(fits).not.toContain('nyx')
    }
  })

  test('mark the five batteries, and only them, as battery goods', () => {
    const batteries = seedProducts.filter(({ is_battery }) => is_battery)
    expect(batteries.map(({ id }) => id)).toEqual([5000344, 5000345, 5000346, 5000347, 5000348])
    expect(batteries.every(({ service }) => service?.standards.includes('UN 3480, class 9'))).toBe(
      true,
    )
  })

  test('have one digital product, the gift card of $50 to $500, that weighs nothing', () => {
    const [card, ...others] = seedProducts.filter(({ is_digital }) => is_digital)
    expect(others).toEqual([])
    expect(card).toMatchObject({ id: 5000124, weight_g: 0, price: 5_000 })
    expect(card?.variants.map(({ price }) => price)).toEqual([
      5_000, 10_000, 20_000, 30_000, 50_000,
    ])
  })

  test('have two bundles, which cost less than their parts and say what is in them', () => {
    expect(bundles.map(({ id }) => id)).toEqual([5000125, 5000126])
    for (const { bundle, price, facts, weight_g, gtin, category } of bundles) {
      expect(price).toBeLessThan(bundle?.apart ?? 0)
      expect(bundle?.parts.length).toBeGreaterThan(1)
      expect(weight_g).toBeGreaterThan(0)
      expect([gtin, category, facts.length]).toEqual([null, 'sets', 1])
    }
  })

  test('tell of every spare how hard it is to fit and how long it takes', () => {
    for (const { service } of spares) {
      expect([1, 2, 3]).toContain(service?.difficulty)
      expect(service?.minutes).toBeGreaterThan(0)
    }
    expect(accessories.every(({ service }) => service === null)).toBe(true)
  })

  test('name the standard bearings of the Nyx pivots and the universal hanger', () => {
    const standards = (id: number) => spares.find((spare) => spare.id === id)?.service?.standards
    expect(standards(5000358)).toEqual(['6902-2RS', '6900-2RS'])
    expect(standards(5000303)).toEqual(['UDH'])
  })
})

describe('the seeded stock', () => {
  const onHand = new Map(seedStock.map(({ sku, on_hand }) => [sku, on_hand]))

  test('has 40 to 120 frames of every size of every bike', () => {
    for (const bike of seedBikes) {
      for (const size of bike.sizes) {
        const frames = onHand.get(`frame:${bike.slug}:${size.title}`)
        expect(frames).toBeGreaterThanOrEqual(40)
        expect(frames).toBeLessThanOrEqual(120)
      }
    }
  })

  test('has 25 to 400 pieces of every product that lies on a shelf, but of four spares that are sold out', () => {
    const soldOut = [...accessories, ...spares].filter((product) =>
      productSkus(product).every((sku) => onHand.get(sku) === 0),
    )
    expect(soldOut.map(({ id }) => id)).toEqual([5000312, 5000341, 5000358, 5000357].sort())
    for (const product of [...accessories, ...spares].filter(({ is_digital }) => !is_digital)) {
      if (soldOut.includes(product)) continue
      const pieces = productSkus(product).map((sku) => onHand.get(sku) ?? 0)
      expect(Math.max(...pieces)).toBeGreaterThanOrEqual(25)
      expect(Math.max(...pieces)).toBeLessThanOrEqual(400)
    }
  })

  test('is short of one helmet and has sold out another, so that both can be seen', () => {
    expect(onHand.get('product:5000110:bone-s')).toBe(3)
    expect(onHand.get('product:5000110:signal-orange-l')).toBe(0)
  })

  test('counts every sku once', () => {
    expect(onHand.size).toBe(seedStock.length)
  })
})

test('the promo code xmas takes 10 per cent, at most $400, above $3,000', () => {
  expect(seedPromotions).toEqual([
    {
      code: 'xmas',
      ...{ basis_points: 1_000, amount: null, kinds: [], product_ids: [], country_ids: [] },
      first_order: false,
      ...{ members_only: false, is_automatic: false, free_shipping: false },
      ...{ buy_count: null, free_count: null },
      cap: 40_000,
      threshold: 300_000,
      starts_at: null,
      ends_at: null,
      is_active: true,
      max_uses_total: null,
      max_uses_per_customer: null,
    },
  ])
})
