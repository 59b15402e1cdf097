import type { OfferGroup, ProductOffer } from '@/contract/shop/feeds/feeds'
import { frameSku } from '@/domain/shop/bikes/frame-sku'
import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import type { Bike, BikeSize, Build, Color, Preset } from '@/domain/shop/bikes/bike'
import { availableColors, buildKey, colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { configuratorAddress } from '@/domain/shop/bikes/build-address'
import { mailPictureAddress } from '@/domain/shop/bikes/mail-picture'
import { presetBuild } from '@/domain/shop/bikes/presets'
import { validateBuild } from '@/domain/shop/bikes/rules'
import type { Country } from '@/domain/shop/countries/country'
import { addCalendarDays } from '@/domain/shop/checkout/delivery'
import type { Catalog } from '@/server/catalog'

import { stockState } from '../delivery/goods-answer'
import { productSafety } from '../delivery/product-safety'
import { deliveredBuild } from '../delivery/shipping-calculator'
import { placeOf, type OfferContext } from './offer-context'

export function bikeOffers(catalog: Catalog, bike: Bike, context: OfferContext): OfferGroup {
  const { id, slug, kind, title, description, performance } = bike
  return {
    ...{ id: slug, product_id: id, kind: 'bike', title, description },
    ...placeOf(catalog, context),
    category: kind,
    path: `/configurator/${slug}`,
    weight_g: Math.round(performance.weight * 1_000),
    is_digital: false,
    is_sold_elsewhere: false,
    return_days: WITHDRAWAL_DAYS,
    country_of_origin: null,
    safety: productSafety(catalog, { product: id }),
    offers: variantsOf(bike, context.country).map((variant) =>
      offerOf(catalog, bike, { ...context, variant }),
    ),
  }
}

interface Variant {
  preset: Preset | null
  size: BikeSize
  color: Color
  build: Build
}

/**
 * Lists the standard bike and its presets in each size and color. A two-tone paint has no color of its own, and a
 * preset that isn't made in a size or isn't legal in the country is left out.
 */
function variantsOf(bike: Bike, country: Country): Variant[] {
  const starts = [null, ...bike.presets].map((preset) => ({
    preset,
    start: preset ? presetBuild(bike, preset, country) : defaultBuild(bike, country),
  }))
  const all = starts.flatMap(({ preset, start }) =>
    bike.sizes.flatMap((size) =>
      availableColors(bike, size.id)
        .filter(({ type }) => type !== 'Custom')
        .map((color) => {
          const build = colorChosen(bike, { ...start, size_id: size.id }, color.id)
          return { preset, size, color, build }
        }),
    ),
  )
  const seen = new Set<string>()
  return all.filter(({ build }) => {
    const key = buildKey(build)
    // A preset that its fixes turn into the standard bike isn't a variant.
    if (seen.has(key) || validateBuild(bike, build, country).length > 0) return false
    seen.add(key)
    return true
  })
}

function offerOf(
  catalog: Catalog,
  bike: Bike,
  { country, left, today, variant }: OfferContext & { variant: Variant },
): ProductOffer {
  const { preset, size, color, build } = variant
  const { shown, working_days, transit_days, delivery_date } = deliveredBuild(catalog, {
    ...{ bike, build, country, today },
  })
  const { state } = stockState(left.get(frameSku(bike.slug, size.title)) ?? 0)
  const isForSale = state !== 'sold_out' && delivery_date !== null
  return {
    id: [bike.id, preset?.id ?? 'standard', size.id, color.id].join('-'),
    title: [bike.title, preset?.title, size.title, color.title].filter(Boolean).join(', '),
    path: configuratorAddress(bike.slug, build),
    images: [mailPictureAddress(bike.slug, build)],
    price: shown.price,
    shipping: shown.shipping,
    availability: isForSale ? 'made_to_order' : 'out_of_stock',
    ships_on: isForSale ? addCalendarDays(delivery_date, -transit_days) : null,
    handling_days: working_days,
    transit_days,
    color: color.title,
    size: size.title,
    preset: preset?.title ?? null,
    gtin: null,
  }
}
