import { z } from 'zod'

import type { Bike, Build, Color } from '@/domain/shop/bikes/bike'
import {
  availableColors,
  buildPrice,
  colorChosen,
  colorOf,
  defaultBuild,
  sizeOf,
} from '@/domain/shop/bikes/build'
import { BRAND_SETTING, brandOf, isSection, type Brand } from '@/domain/kit/brand'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import { deliveryEstimate, type FactoryCalendar } from '@/domain/shop/checkout/delivery'
import { deliveryWeeks } from '@/domain/shop/checkout/delivery-days'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import { buildPerformance } from '@/domain/shop/bikes/performance'
import { DEFAULT_RIDE, modelRange } from '@/domain/shop/bikes/range'
import { displayPrice } from '@/domain/shop/tax/display-price'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

/** Setting `home_page`: hero bike and image colors, by name. */
const HomeSettings = z.object({
  hero: z.object({ bike: z.string(), color: z.string() }),
  colors: z.record(z.string(), z.string()),
})

/** Returns the settings; missing ones default to the first entries. */
function settingsOf({ settings }: Pick<Catalog, 'settings'>): z.output<typeof HomeSettings> {
  const known = HomeSettings.safeParse(settings.home_page)
  return known.success ? known.data : { hero: { bike: '', color: '' }, colors: {} }
}

type HeroPicture = Pick<Brand, 'hero_picture' | 'hero_alt' | 'hero_focus'>

export type ShowcaseInput = Pick<Catalog, 'bikes' | 'countriesById' | 'settings'>

/**
 * Selects the home page's catalog for a day and country (spec §9: 222 by default).
 * @throws RangeError if the shop has no bikes, DomainError country_not_found
 */
export function showcase(
  catalog: ShowcaseInput,
  calendar: FactoryCalendar,
  countryId = DEFAULT_COUNTRY_ID,
) {
  const { bikes, countriesById } = catalog
  const country = countriesById.get(countryId)
  if (!country) throw new DomainError('country_not_found', `No country ${countryId}.`)
  const { hero: seeded, colors } = settingsOf(catalog)
  const { heading, lead, hero_bike, hero_color, sections, ...brand } = brandOf(
    catalog.settings[BRAND_SETTING],
    '',
  )
  const hero = bikes.find(({ slug }) => slug === (hero_bike ?? seeded.bike)) ?? bikes[0]
  if (!hero) throw new RangeError('A shop without bikes')
  const context = { calendar, country }
  const shown = bikes.map((bike) => showBike(bike, colors[bike.slug], context))
  const leadDays = bikes.map(({ lead_days }) => lead_days)
  return {
    ...{ heading, lead, sections: sections.filter(isSection) },
    country_id: country.id,
    country: country.title,
    tax_included: country.prices_include_tax ? country.tax_title : null,
    today: calendar.today,
    hero: showBike(hero, hero_color ?? seeded.color, context),
    picture: pictureOf(brand),
    bikes: shown,
    lead_days: { fewest: Math.min(...leadDays), most: Math.max(...leadDays) },
    calendars: shown.map(({ slug, delivery: { ready, arrives } }) => ({
      bike_slug: slug,
      weeks: deliveryWeeks({ calendar, ready, arrives }),
    })),
  }
}

function pictureOf({ hero_picture, hero_alt, hero_focus }: HeroPicture) {
  return hero_picture === null ? null : { id: hero_picture, alt: hero_alt ?? '', focus: hero_focus }
}

export function listedBikes({ bikes, countriesById }: ShowcaseInput) {
  const country = countriesById.get(DEFAULT_COUNTRY_ID)
  if (!country) throw new Error(`The default country ${DEFAULT_COUNTRY_ID} is not in the list.`)
  return bikes.map((bike) => {
    const build = defaultBuild(bike, country)
    const { id, slug, title, kind, tagline } = bike
    const price = buildPrice(bike, build)
    return { id, slug, title, kind, tagline, price, build, ...figuresOf(bike, build) }
  })
}

interface DeliveryContext {
  calendar: FactoryCalendar
  country: Country
}

function showBike(bike: Bike, color: string | undefined, { calendar, country }: DeliveryContext) {
  const standard = defaultBuild(bike, country)
  const build = inColor(bike, standard, color)
  const estimate = deliveryEstimate(bike, build, calendar, country)
  return {
    id: bike.id,
    slug: bike.slug,
    title: bike.title,
    kind: bike.kind,
    tagline: bike.tagline,
    size: sizeOf(bike, build.size_id)?.title ?? '',
    color: colorOf(bike, build.color_id)?.title ?? '',
    colors: bike.colors.map((one) => ({ title: one.title, hex: hexOf(bike, one) })),
    price: displayPrice(buildPrice(bike, build), country),
    price_from: displayPrice(buildPrice(bike, standard), country),
    ...figuresOf(bike, build),
    delivery: {
      ready: estimate.ready_date,
      arrives: estimate.date,
      working: estimate.working_days,
      transit: estimate.transit_days,
    },
    build,
    text: describeBike(bike, build),
  }
}

function figuresOf(bike: Bike, build: Build) {
  const { low, high } = modelRange(bike, build, DEFAULT_RIDE)
  const { weight, power } = buildPerformance(bike, build)
  return { range: { low, high }, weight, power, sizes: bike.sizes.map(({ title }) => title) }
}

function hexOf(bike: Bike, color: Color): string[] {
  if (color.type !== 'Custom') return [color.hex]
  // Any two colors can be combined; two different ones illustrate that.
  const plain = bike.colors.filter(({ type }) => type !== 'Custom')
  return [plain[0], plain.at(-1)].map((one) => one?.hex ?? color.hex)
}

function inColor(bike: Bike, build: Build, title: string | undefined): Build {
  const color = availableColors(bike, build.size_id).find((one) => one.title === title)
  return color ? colorChosen(bike, build, color.id) : build
}
