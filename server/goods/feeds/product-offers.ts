import type { OfferGroup, ProductOffer } from '@/contract/shop/feeds/feeds'
import {
  goodsPicture,
  hasVersions,
  versionPictures,
  versionText,
  type Product,
  type ProductVariant,
} from '@/domain/shop/accessories/accessory'
import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import { GOODS_PICTURES, sharedPicture } from '@/domain/shop/goods/goods-picture'
import type { Catalog } from '@/server/catalog'

import { categoryTitle, stockOfVersion } from '../delivery/goods-answer'
import { productSafety } from '../delivery/product-safety'
import { deliveredPrice } from '../delivery/shipping-calculator'
import { placeOf, type Delivery, type OfferContext } from './offer-context'

export function productOffers(
  catalog: Catalog,
  product: Product,
  context: OfferContext,
): OfferGroup {
  const { id, kind, title, description, weight_g, is_digital } = product
  const versions = is_digital || product.variants.length === 0 ? [null] : product.variants
  return {
    ...{ id: String(id), product_id: id, kind, title, description, is_digital },
    ...placeOf(catalog, context),
    category: categoryTitle(catalog, product),
    path: pathOf(product),
    weight_g: weight_g > 0 ? weight_g : null,
    is_sold_elsewhere: product.external_link !== null,
    return_days: is_digital ? null : WITHDRAWAL_DAYS,
    country_of_origin: product.country_of_origin,
    safety: productSafety(catalog, { product: id }),
    offers: versions.map((variant) => offerOf(catalog, product, { ...context, variant })),
  }
}

/** Maximum number of prices whose delivery is remembered, 1 KB each. */
const MOST_DELIVERIES = 1_000

const pathOf = ({ kind, id }: Product) => `/${kind === 'spare' ? 'spares' : 'accessories'}/${id}`

interface VersionContext extends OfferContext {
  variant: ProductVariant | null
}

function offerOf(catalog: Catalog, product: Product, context: VersionContext): ProductOffer {
  const { left, variant } = context
  const { id, title } = product
  const isVersion = hasVersions(product)
  const { shown, working_days, transit_days } = deliveryOf(catalog, product, context)
  const { state } = stockOfVersion(product, variant, left)
  return {
    id: variant ? `${id}-${variant.id}` : String(id),
    title: variant && isVersion ? `${title}, ${variant.title}` : title,
    path: variant && isVersion ? `${pathOf(product)}?variant=${variant.id}` : pathOf(product),
    images: picturesOf(product, variant),
    price: shown.price,
    shipping: shown.shipping,
    availability: state === 'sold_out' ? 'out_of_stock' : 'in_stock',
    ships_on: null,
    handling_days: working_days,
    transit_days,
    ...versionText(isVersion ? variant : null),
    preset: null,
    // Each version needs a number of its own, so that of the product can't be used.
    gtin: isVersion ? null : product.gtin,
  }
}

/** Many items have the same price, from which their delivery follows, and calculating it takes most of a feed's time. */
function deliveryOf(
  catalog: Catalog,
  product: Product,
  { country, today, variant, deliveries = new Map() }: VersionContext,
): Delivery {
  const price = variant?.price ?? product.price
  const key = [catalog.revision, price, product.is_battery, product.is_digital].join(' ')
  const query = { product: product.id, country: country.id, variant: variant?.id ?? null, today }
  const delivery = deliveries.get(key) ?? deliveredPrice(catalog, query)
  if (deliveries.size >= MOST_DELIVERIES) deliveries.clear()
  deliveries.set(key, delivery)
  return delivery
}

/** Returns the pictures in their largest width; a product without one has its preview picture. */
function picturesOf(product: Product, variant: ProductVariant | null): string[] {
  const main = goodsPicture(product, variant) || sharedPicture(product)
  const more = versionPictures(product.pictures, variant).map(({ src }) => src)
  return [...new Set([main, ...more])].map((path) => {
    if (path.startsWith(GOODS_PICTURES)) return path.replace(/800\.webp$/, '1600.webp')
    if (!path.startsWith('/pictures/goods/')) return path
    return `${path}${path.includes('?') ? '&' : '?'}w=1600`
  })
}
