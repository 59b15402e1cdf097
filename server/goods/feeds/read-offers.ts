import type { OfferGroup } from '@/contract/shop/feeds/feeds'
import { frameSku } from '@/domain/shop/bikes/frame-sku'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Product } from '@/domain/shop/accessories/accessory'
import type { Country } from '@/domain/shop/countries/country'
import { allShelvesOf } from '@/domain/shop/goods/bundle'
import { addSpares, readCatalog, sparePages, type Catalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { listPiecesForSale } from '@/server/stock'

import { bikeOffers } from './bike-offers'
import type { Delivery } from './offer-context'
import { productOffers } from './product-offers'

type Context = Pick<Deps, 'db' | 'clock'>

/** Number of products that a feed reads and holds at a time. */
const PAGE = 50

export const findCountry = ({ countries }: Pick<Catalog, 'countries'>, code: string) =>
  countries.find((one) => one.code === code)

interface OffersQuery {
  product: number
  country?: string | undefined
}

/** @throws DomainError country_not_found, product_not_found */
export async function readOffers({ db, clock }: Context, query: OffersQuery): Promise<OfferGroup> {
  const catalog = await addSpares(db, await readCatalog(db), [query.product])
  const country =
    query.country === undefined
      ? catalog.countriesById.get(DEFAULT_COUNTRY_ID)
      : findCountry(catalog, query.country)
  if (!country) throw new DomainError('country_not_found', `No country ${query.country}.`)
  const today = dayOf(clock.now())
  const bike = catalog.bikesById.get(query.product)
  if (bike)
    return bikeOffers(catalog, bike, { country, today, left: await framesLeft(db, catalog) })
  const product = catalog.productsById.get(query.product)
  if (!product) throw new DomainError('product_not_found', `No product ${query.product}.`)
  const left = await listPiecesForSale(db, allShelvesOf(product))
  return productOffers(catalog, product, { country, today, left })
}

function framesLeft(db: Db, { bikes }: Catalog) {
  const skus = bikes.flatMap(({ slug, sizes }) => sizes.map(({ title }) => frameSku(slug, title)))
  return listPiecesForSale(db, skus)
}

/** Yields what can be ordered here for delivery to a country: bikes, accessories, then spare parts by number. */
export async function* listOffers(
  { db, clock }: Context,
  { id }: Pick<Country, 'id'>,
): AsyncGenerator<OfferGroup[]> {
  const today = dayOf(clock.now())
  const catalog = await readCatalog(db)
  const country = catalog.countriesById.get(id)
  if (!country) return
  const frames = await framesLeft(db, catalog)
  yield catalog.bikes.map((bike) => bikeOffers(catalog, bike, { country, today, left: frames }))
  const deliveries = new Map<string, Delivery>()
  async function offersOf(whole: Catalog, products: readonly Product[]) {
    const left = await listPiecesForSale(db, products.flatMap(allShelvesOf))
    const sold = products.filter((one) => !one.is_digital && one.external_link === null)
    // Taxes and rates may have changed since the feed began.
    const present = whole.countriesById.get(id) ?? country ?? whole.countries[0]
    return present
      ? sold.map((one) => productOffers(whole, one, { country: present, today, left, deliveries }))
      : []
  }
  for (let at = 0; at < catalog.products.length; at += PAGE)
    yield await offersOf(catalog, catalog.products.slice(at, at + PAGE))
  for await (const { catalog: whole, spares } of sparePages(db, PAGE))
    yield await offersOf(whole, spares)
}
