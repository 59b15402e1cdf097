import type { Bike, Build, Color } from '@/domain/bike'
import {
  availableColors,
  buildPrice,
  colorChosen,
  colorOf,
  defaultBuild,
  sizeOf,
} from '@/domain/build'
import type { Country } from '@/domain/country'
import { deliveryEstimate, type FactoryCalendar } from '@/domain/delivery'
import { describeBike } from '@/domain/drawing/describe'
import type { Cents } from '@/domain/money'
import { buildPerformance } from '@/domain/performance'
import { DEFAULT_RIDE, modelRange } from '@/domain/range'

import { deliveryWeeks, type Day } from './delivery-days'

/** What the home page shows of a bike: one build of it, with its figures. Amounts in cents. */
export interface ShownBike {
  slug: string
  title: string
  kind: string
  tagline: string
  size: string
  color: string
  sizes: string[]
  /** A Custom color has two. */
  colors: { title: string; hex: string[] }[]
  price: Cents
  /** km, kg, W. */
  range: { low: number; high: number }
  weight: number
  power: number
  delivery: { ready: string; arrives: string; working: number; transit: number }
  build: Build
  /** The build in words. */
  text: string
}

export interface HomeData {
  hero: ShownBike
  bikes: ShownBike[]
  country: string
  today: string
  /** Fewest and most working days that a bike takes as it stands. */
  leadDays: { fewest: number; most: number }
  weeks: Day[][]
}

/** The bike of the stage, and the colors that the pictures show; a bike without an entry shows its first. */
const HERO = { slug: 'nyx', color: 'Acid' }
const SHOWN_COLORS: Record<string, string> = {
  'nireeka-prime': 'Signal Orange',
  'nireeka-homie': 'Harbour',
  nyx: 'Night',
}

interface Shop {
  bikes: Bike[]
  calendar: FactoryCalendar
  country: Country
}

/**
 * All that the home page shows, from the catalogue as it is now.
 * @throws RangeError for a shop without bikes
 */
export function homeData({ bikes, calendar, country }: Shop): HomeData {
  const heroBike = bikes.find(({ slug }) => slug === HERO.slug) ?? bikes[0]
  if (!heroBike) throw new RangeError('A shop without bikes')
  const place = { calendar, country }
  const hero = shownBike(heroBike, HERO.color, place)
  const leadDays = bikes.map(({ lead_days }) => lead_days)
  const { ready, arrives } = hero.delivery
  return {
    hero,
    bikes: bikes.map((bike) => shownBike(bike, SHOWN_COLORS[bike.slug], place)),
    country: country.title,
    today: calendar.today,
    leadDays: { fewest: Math.min(...leadDays), most: Math.max(...leadDays) },
    weeks: deliveryWeeks({ calendar, ready, arrives }),
  }
}

type Place = Omit<Shop, 'bikes'>

function shownBike(bike: Bike, color: string | undefined, { calendar, country }: Place): ShownBike {
  const build = inColor(bike, defaultBuild(bike, country), color)
  const estimate = deliveryEstimate(bike, build, calendar, country)
  const { low, high } = modelRange(bike, build, DEFAULT_RIDE)
  const { weight, power } = buildPerformance(bike, build)
  return {
    slug: bike.slug,
    title: bike.title,
    kind: bike.kind,
    tagline: bike.tagline,
    size: sizeOf(bike, build.size_id)?.title ?? '',
    color: colorOf(bike, build.color_id)?.title ?? '',
    sizes: bike.sizes.map(({ title }) => title),
    colors: bike.colors.map((color) => ({ title: color.title, hex: hexOf(bike, color) })),
    price: buildPrice(bike, build),
    range: { low, high },
    weight,
    power,
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

function hexOf(bike: Bike, color: Color): string[] {
  if (color.type !== 'Custom') return [color.hex]
  // Any two can be chosen; two unlike ones show that there are two.
  const plain = bike.colors.filter(({ type }) => type !== 'Custom')
  return [plain[0], plain.at(-1)].map((one) => one?.hex ?? color.hex)
}

function inColor(bike: Bike, build: Build, title: string | undefined): Build {
  const color = availableColors(bike, build.size_id).find((one) => one.title === title)
  return color ? colorChosen(bike, build, color.id) : build
}
