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
import { toDollars } from '@/domain/kit/money'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { listSpareIds, readCatalog } from '@/server/catalog'
import { createApi } from '@/server/app'
import { feedItems, type FeedItem } from '@/__tests__/support/catalog/read-feed'
import { sharedShop } from '@/__tests__/support/fixtures'
import { structuredFaults } from '@/__tests__/support/catalog/structured'

const shop = sharedShop()

/** Prices include tax in the second to the fourth; the motor classes differ, too. */
const COUNTRIES = ['US', 'DE', 'FI', 'AU', 'CA']
const HELMET = 5000110

/** Time limit in ms for about a thousand requests on a busy machine. */
const LONG = 600_000

async function offersOf(product: number, country: string): Promise<OfferGroup> {
  const { body } = await shop.send('GET', `/api/offers?product=${product}&country=${country}`)
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
  return group.offers.map(({ id, path, transit_days, shipping }) => {
    const address = new URL(path, 'https://shop.test').searchParams.get('build') ?? ''
    const build = buildFromAddress(bike, address)
    if (!build) throw new Error(`No build ${address}.`)
    const { date } = arrivalOf(bike, build, { calendar, country })
    return {
      id,
      price: dollars(toDollars(displayPrice(buildPrice(bike, build), country))),
      availability: 'made_to_order',
      ships_on: addCalendarDays(date, -transit_days),
      shipping: dollars(toDollars(shipping)),
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

test('a link has the version or build, and the country whose price it promises', async () => {
  const items = feedItems('google.xml', await textOf('/feeds/google.xml?country=DE'))
  const helmet = items.find(({ id }) => id.startsWith(`${HELMET}-`))
  expect(helmet?.link).toMatch(
    /^https:\/\/shop\.test\/accessories\/5000110\?variant=.+&country=15$/,
  )
  const nyx = items.filter(({ group }) => group === 'nyx')
  expect(nyx.length).toBeGreaterThan(40)
  expect(new URL(nyx[0]?.link ?? '').searchParams.get('build')).toMatch(/^\d+\.\d+\.-\./)
})
