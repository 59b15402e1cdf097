import { hasVersions, type Product } from '@/domain/shop/accessories/accessory'
import type { Bike, Color } from '@/domain/shop/bikes/bike'
import { forOrdered } from '@/domain/office/bikes/bikes'
import { frameSku } from '@/domain/shop/bikes/frame-sku'
import { allShelvesOf, piecesForSale } from '@/domain/shop/goods/bundle'
import { PAGE_NAMES } from '@/domain/shop/goods/product-fields'
import { availableColors, colorOf, sizeOf } from '@/domain/shop/bikes/build'
import { earlierPrices } from '@/domain/shop/bikes/prior-build-price'
import {
  COLOR_TYPE_ORDER,
  UPGRADE_CATEGORY_ID,
  type ColorType,
  type ConfiguratorMode,
} from '@/domain/kit/constants'
import { factoryCalendar, readyDay } from '@/domain/shop/checkout/delivery'
import { omit } from '@/utils/omit'
import { type Catalog, readCatalog, requireSoldBike } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { dayOf } from '@/server/kernel/ports/clock'
import { changesAroundOffer } from '@/server/pricing'
import { listPiecesForSale, listSkusInStock } from '@/server/stock'

import { readEdit } from './edit'
import { sealedById } from './preview-token'

type Context = Pick<Deps, 'db' | 'clock'>
type ConfiguratorDeps = Pick<Deps, 'db' | 'clock' | 'secret'>

export async function listBikes({ db, clock }: Context) {
  const catalog = await readCatalog(db)
  const calendar = calendarOf(catalog, clock.now())
  return {
    data: { bikes: catalog.bikes, calendar },
    sameAs: { owner: catalog, key: calendar.today },
  }
}

interface BikeRequest {
  params: { slug: string }
  query: {
    has_upgrade_only?: 'true' | 'false' | undefined
    mode?: ConfiguratorMode | undefined
    cartID?: number | undefined
    orderBikeID?: number | undefined
  }
  visitor: Caller | null
}

/** Product fields that the configurator omits. */
const INSIDE = [
  ...(['kind', 'category', 'fits', 'is_battery', 'is_digital', 'variants'] as const),
  ...(['load_limit_g', 'volume_l', 'needs', 'pictures', 'bundle'] as const),
  ...PAGE_NAMES,
] as const

export async function readBike({ db, clock }: Context, { params, query, visitor }: BikeRequest) {
  const catalog = await readCatalog(db)
  const { slug } = params
  const found = requireSoldBike(catalog, slug)
  const edit = await readEdit({ db }, { bike: found, query, visitor })
  const extras = await extrasOf(
    db,
    catalog.products.filter(({ fits }) => fits.includes(slug)),
  )
  const calendar = calendarOf(catalog, clock.now())
  const isUpgradeOnly = query.has_upgrade_only === 'true'
  const own = edit?.ordered ? forOrdered(found, edit.ordered) : found
  const bike = isUpgradeOnly ? upgradesOnly(own) : own
  const history = await changesAroundOffer({ db, clock }, [found.id])
  const data = { bike, extras, calendar, edit, earlier_prices: history && earlierPrices(history) }
  if (edit) return { data }
  const stock = extras.map(({ in_stock }) => (in_stock ? '1' : '0')).join('')
  const key = `${slug} ${calendar.today} ${stock} ${isUpgradeOnly} ${JSON.stringify(data.earlier_prices)}`
  return { data, sameAs: { owner: catalog, key }, cache: 'public' as const }
}

export async function extrasOf(db: Deps['db'], fitting: readonly Product[]) {
  const shown = fitting.filter(({ is_digital }) => !is_digital)
  const left = await listPiecesForSale(db, shown.flatMap(allShelvesOf))
  return shown.map((product) => ({
    ...omit(product, ...INSIDE),
    in_stock: piecesForSale(product, left) > 0,
    has_versions: hasVersions(product),
  }))
}

/** Returns a bike as pictures show it, also one that is no longer sold. @throws DomainError bike_not_found */
export async function readPictured({ db }: Pick<Deps, 'db'>, slug: string) {
  const bike = (await readCatalog(db)).allBikesBySlug.get(slug)
  if (!bike) throw new DomainError('bike_not_found', `No bike "${slug}".`)
  return { bike }
}

/** Keeps only groups whose parts are upgrades (spec §7: has_upgrade_only). */
function upgradesOnly(bike: Bike): Bike {
  const groups = bike.groups.filter(
    ({ category_id, selection }) => selection === 'many' || category_id === UPGRADE_CATEGORY_ID,
  )
  return { ...bike, groups }
}

/** Lists the colors available in a size, by type in the specified order (spec §4 Configurator). */
export async function readColors(
  deps: ConfiguratorDeps,
  { productId, sizeId }: { productId: number; sizeId: number },
) {
  const { bike } = await findBikeAndSize(deps, productId, sizeId)
  const colors = availableColors(bike, sizeId)
  const ofType = (type: ColorType): Color[] => colors.filter((color) => color.type === type)
  return Object.fromEntries(COLOR_TYPE_ORDER.map((type) => [type, ofType(type)])) as Record<
    ColorType,
    Color[]
  >
}

export async function readReadyDate(
  deps: ConfiguratorDeps,
  { productId, sizeId, colorId }: { productId: number; sizeId: number; colorId: number },
) {
  const { db, clock } = deps
  const { catalog, bike, size, slug } = await findBikeAndSize(deps, productId, sizeId)
  const color = colorOf(bike, colorId)
  if (!color) throw new DomainError('color_not_found', `No color ${colorId} of ${bike.slug}.`)
  if (!size.color_ids.includes(colorId)) {
    throw new DomainError('color_not_available', `${color.title} is not made in ${size.title}.`)
  }
  const sku = frameSku(slug, size.title)
  const calendar = calendarOf(catalog, clock.now())
  const workingDays = bike.lead_days + color.lead_days
  return {
    ready_date: readyDay(calendar, workingDays),
    working_days: workingDays,
    in_stock: (await listSkusInStock(db, [sku])).has(sku),
    calendar,
  }
}

async function findBikeAndSize(deps: ConfiguratorDeps, productId: number, sizeId: number) {
  const catalog = await readCatalog(deps.db)
  const offered: Bike | undefined = catalog.bikesById.get(productId)
  const found = offered ? { bike: offered, slug: offered.slug } : await sealedById(deps, productId)
  if (!found) throw new DomainError('bike_not_found', `No bike ${productId}.`)
  const { bike, slug } = found
  const size = sizeOf(bike, sizeId)
  if (!size) throw new DomainError('size_not_found', `No size ${sizeId} of ${slug}.`)
  return { catalog, bike, size, slug }
}

function calendarOf(catalog: Catalog, now: Date) {
  return factoryCalendar(catalog, dayOf(now))
}
