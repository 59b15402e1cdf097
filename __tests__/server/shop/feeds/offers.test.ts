import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { offersStructured } from '@/components/shop/goods/offers-structured'
import { Offers } from '@/contract/shop/feeds/feeds.schema'
import type { OfferGroup } from '@/contract/shop/feeds/feeds'
import type { WireDelivered, WireGoods } from '@/contract/shop/goods/goods'
import { buildPrice } from '@/domain/shop/bikes/build'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { addCalendarDays, arrivalOf, factoryCalendar } from '@/domain/shop/checkout/delivery'
import { FEED_FILES } from '@/domain/shop/feeds/feeds'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { listSpareIds, readCatalog } from '@/server/catalog'
import { createApi } from '@/server/app'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { feedItems, type FeedItem } from '@/__tests__/support/feeds/read-feed'
import { sharedShop } from '@/__tests__/support/fixtures'
import { structuredFaults } from '@/__tests__/support/structured'

const shop = sharedShop()

/** Prices include tax in the second to the fourth; the motor classes differ, too. */
const COUNTRIES = ['US', 'DE', 'FI', 'AU', 'CA']
const HELMET = 5000110
const CHAIN_GUARD = 5000361

const LONG = 120_000

async function offersOf(product: number, country?: string): Promise<OfferGroup> {
  const search = new URLSearchParams({ product: String(product), ...(country && { country }) })
  const { body } = await shop.send('GET', `/api/offers?${search}`)
  return z.decode(Offers, body.data as never)
}

const textOf = async (path: string) => (await createApi(shop.deps).request(path)).text()

/** The offers of structured data in the form of a feed. */
function structuredItems(group: OfferGroup): Omit<FeedItem, 'link' | 'group'>[] {
  const nodes = offersStructured(group) as unknown as Record<string, unknown>[]
  expect(structuredFaults(nodes)).toEqual([])
  const [product] = nodes as [{ hasVariant?: unknown[] }]
  const variants = (product.hasVariant ?? [product]) as {
    sku: string
    offers: {
      price: string
      availability: string
      availabilityStarts?: string
      shippingDetails: { '@id': string }
    }
  }[]
  return variants.map(({ sku, offers }) => {
    const shipping = nodes.find((node) => node['@id'] === offers.shippingDetails['@id']) as {
      shippingRate: { value: string }
    }
    return {
      id: sku,
      price: `${offers.price} USD`,
      availability: {
        'https://schema.org/InStock': 'in_stock',
        'https://schema.org/OutOfStock': 'out_of_stock',
        'https://schema.org/MadeToOrder': 'made_to_order',
      }[offers.availability] as string,
      ships_on: offers.availabilityStarts ?? '',
      shipping: `${shipping.shippingRate.value} USD`,
    }
  })
}

const dollars = (amount: number) => `${amount.toFixed(2)} USD`

/** What the page of an accessory or spare part shows of each version in a country. */
async function goodsAsShown(group: OfferGroup): Promise<Omit<FeedItem, 'link' | 'group'>[]> {
  const { product_id: id, country_id: country, kind } = group
  const { body } = await shop.send(
    'GET',
    kind === 'spare' ? `/api/spares/${id}` : `/api/accessories/${id}`,
  )
  const page = body.data as unknown as WireGoods & { accessory?: WireGoods }
  const { variants, stock } = page.accessory ?? page
  const versions = variants.length > 0 ? variants : [{ id: null, stock }]
  return Promise.all(
    versions.map(async (version) => {
      const variant = version.id === null ? '' : `&variant=${version.id}`
      const path = `/api/shipping-calculator?country=${country}&product=${id}${variant}`
      const { shown } = (await shop.send('GET', path)).body.data as unknown as WireDelivered
      return {
        id: version.id === null ? String(id) : `${id}-${version.id}`,
        price: dollars(shown.price),
        availability: version.stock.state === 'sold_out' ? 'out_of_stock' : 'in_stock',
        ships_on: '',
        shipping: dollars(shown.shipping),
      }
    }),
  )
}

/** What the configurator shows of each build in a country (`use-configurator.ts`). */
async function buildsAsShown(group: OfferGroup): Promise<Omit<FeedItem, 'link' | 'group'>[]> {
  const catalog = await readCatalog(shop.db)
  const bike = catalog.bikesBySlug.get(group.id)
  const country = catalog.countriesById.get(group.country_id)
  if (!bike || !country) throw new Error(`No bike ${group.id} in ${group.country_code}.`)
  const calendar = factoryCalendar(catalog, shop.clock.now().toISOString().slice(0, 10))
  return group.offers.map(({ id, path, transit_days }) => {
    const address = new URL(path, 'https://shop.test').searchParams.get('build') ?? ''
    const build = buildFromAddress(bike, address)
    if (!build) throw new Error(`No build ${address}.`)
    const { date } = arrivalOf(bike, build, { calendar, country })
    return {
      id,
      price: dollars(displayPrice(buildPrice(bike, build), country) / 100),
      availability: 'made_to_order',
      ships_on: addCalendarDays(date, -transit_days),
      shipping: dollars(group.offers.find((one) => one.id === id)!.shipping / 100),
    }
  })
}

test.each(COUNTRIES)(
  'page, structured data and feeds of every item agree in %s',
  async (country) => {
    const catalog = await readCatalog(shop.db)
    const items = new Map<string, FeedItem[]>(
      await Promise.all(
        FEED_FILES.map(async (file) => {
          const text = await textOf(`/feeds/${file}?country=${country}`)
          return [file, feedItems(file, text)] as const
        }),
      ),
    )
    const sold = [
      ...catalog.bikes.map(({ id }) => id),
      ...catalog.products.map(({ id }) => id).filter((id) => id !== GIFT_CARD_ID),
      ...(await listSpareIds(shop.db)),
    ]
    const listed: string[] = []
    for (const id of sold) {
      const group = await offersOf(id, country)
      const shown = group.kind === 'bike' ? await buildsAsShown(group) : await goodsAsShown(group)
      expect(structuredItems(group)).toEqual(shown)
      listed.push(...shown.map((one) => one.id))
      for (const file of FEED_FILES) {
        const found = items.get(file)?.filter((one) => shown.some((two) => two.id === one.id))
        expect(found?.map(({ link: _, group: __, ...one }) => one)).toEqual(shown)
        const groups = new Set(found?.map((one) => one.group))
        expect([...groups]).toEqual([shown.length > 1 ? group.id : ''])
      }
    }
    for (const file of FEED_FILES) {
      const ids = items.get(file)?.map(({ id }) => id) ?? []
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.sort()).toEqual([...listed].sort())
    }
  },
  LONG,
)

test('prices include tax where the law wants it, and build and country are part of a link', async () => {
  const [us, de] = await Promise.all([offersOf(HELMET, 'US'), offersOf(HELMET, 'DE')])
  expect([us.includes_tax, de.includes_tax]).toEqual([false, true])
  expect(de.offers[0]?.price).toBe(Math.round((us.offers[0]?.price ?? 0) * 1.19))
  const items = feedItems('google.xml', await textOf('/feeds/google.xml?country=DE'))
  const helmet = items.find(({ id }) => id.startsWith(`${HELMET}-`))
  expect(helmet?.link).toMatch(
    /^https:\/\/shop\.test\/accessories\/5000110\?variant=.+&country=15$/,
  )
  const nyx = items.filter(({ group }) => group === 'nyx')
  expect(nyx.length).toBeGreaterThan(40)
  expect(new URL(nyx[0]?.link ?? '').searchParams.get('build')).toMatch(/^\d+\.\d+\.-\./)
})

test('a bike comes as standard bike and presets, in each size and color, without two-tone paint', async () => {
  const { offers } = await offersOf(3, 'US')
  expect(new Set(offers.map(({ preset }) => preset))).toEqual(
    new Set([null, 'City', 'Trail', 'All-weather']),
  )
  expect(new Set(offers.map(({ size }) => size)).size).toBeGreaterThan(2)
  const colors = new Set(offers.map(({ color }) => color))
  expect(colors).toContain('Petrol')
  expect(colors).not.toContain('Two-tone')
  // The smallest frame isn't made in this color.
  expect(offers.some(({ size, color }) => size === 'S' && color === 'Acid')).toBe(false)
})

test('the default country applies without one, and unknown ones are refused', async () => {
  expect((await offersOf(HELMET)).country_code).toBe('US')
  const { status, body } = await shop.send('GET', `/api/offers?product=${HELMET}&country=XK`)
  expect([status, body.code]).toEqual([422, 'country_not_found'])
  const missing = await shop.send('GET', '/api/offers?product=999')
  expect(missing.body.code).toBe('product_not_found')
})

test('what is sold out stays in the feeds as such', async () => {
  const sku = `product:${CHAIN_GUARD}`
  await shop.db.update(stockItems).set({ on_hand: 0, reserved: 0 }).where(eq(stockItems.sku, sku))
  const frame = 'frame:nyx:M'
  await shop.db.update(stockItems).set({ on_hand: 0, reserved: 0 }).where(eq(stockItems.sku, frame))
  const { offers } = await offersOf(3, 'US')
  const inM = offers.filter(({ size }) => size === 'M')
  expect(new Set(inM.map(({ availability }) => availability))).toEqual(new Set(['out_of_stock']))
  expect(new Set(inM.map(({ ships_on }) => ships_on))).toEqual(new Set([null]))
  expect(offers.some(({ availability }) => availability === 'made_to_order')).toBe(true)
})

test('a number of a barcode is that of a product without versions only', async () => {
  const gtin = '4006381333931'
  await shop.db.update(products).set({ gtin })
  expect((await offersOf(HELMET)).offers.map((one) => one.gtin)).not.toContain(gtin)
  const xml = await textOf('/feeds/google.xml?country=US')
  expect(xml).toContain(`<g:gtin>${gtin}</g:gtin>`)
  expect(xml).toContain('<g:identifier_exists>no</g:identifier_exists>')
})
