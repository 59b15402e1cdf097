import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildPrice, defaultBuild, isChosen, sizeChosen } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { arrivalOf, type FactoryCalendar } from '@/domain/shop/checkout/delivery'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import type { Cents } from '@/domain/kit/money'
import { buildPerformance } from '@/domain/shop/bikes/performance'
import { DEFAULT_RIDE, modelRange } from '@/domain/shop/bikes/range'
import { displayPrice } from '@/domain/shop/tax/display-price'

/** A bike of the list in its default build and its color of the home page: km, kg, W, cents. Computed on the server. */
export interface ListedBike {
  id: number
  slug: string
  title: string
  kind: string
  tagline: string
  build: Build
  text: string
  /** Price as shown in the destination country. */
  price: Cents
  /** Name of the included tax; null where prices exclude tax. */
  tax: string | null
  range: { low: number; high: number }
  weight: number
  power: number
  sizes: string[]
  colors: { id: number; title: string; hex: string }[]
  motorAndBrakes: string[]
  /** Delivery date, 'YYYY-MM-DD', and the country that it applies to. */
  arrives: string
  country: string
}

interface ListContext {
  calendar: FactoryCalendar
  country: Country
  /** Builds whose colors are shown; other bikes appear in their first color. */
  featured: readonly { id: number; build: Build }[]
}

export function listedBike(bike: Bike, { calendar, country, featured }: ListContext): ListedBike {
  const standard = defaultBuild(bike, country)
  const color_id = featured.find(({ id }) => id === bike.id)?.build.color_id ?? standard.color_id
  const build = sizeChosen(bike, { ...standard, color_id }, standard.size_id)
  const { low, high } = modelRange(bike, build, DEFAULT_RIDE)
  const { weight, power } = buildPerformance(bike, build)
  return {
    id: bike.id,
    slug: bike.slug,
    title: bike.title,
    kind: bike.kind,
    tagline: bike.tagline,
    build,
    text: describeBike(bike, build),
    price: displayPrice(buildPrice(bike, build), country),
    tax: country.prices_include_tax ? country.tax_title : null,
    range: { low, high },
    weight,
    power,
    sizes: bike.sizes.map(({ title }) => title),
    colors: bike.colors
      .filter(({ type }) => type !== 'Custom')
      .map(({ id, title, hex }) => ({ id, title, hex })),
    motorAndBrakes: motorAndBrakes(bike, build),
    arrives: arrivalOf(bike, build, { calendar, country }).date,
    country: country.title,
  }
}

/** Returns the bike's own text about its motor, and the build's brakes. */
function motorAndBrakes(bike: Bike, build: Build): string[] {
  const motor = bike.facts.find(({ label }) => label.toLowerCase() === 'motor')?.text
  const brakes = bike.groups
    .flatMap((group) => group.parts.filter(({ id }) => isChosen(group, id, build)))
    .find(({ look }) => look.rotors)?.title
  return [motor, brakes].flatMap((words) => words ?? [])
}
