import type { Bike, Build, Geometry } from '@/domain/shop/bikes/bike'
import { buildPrice, chosenParts, colorTexts, isChosen, sizeOf } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { addCalendarDays, readyDay, type FactoryCalendar } from '@/domain/shop/checkout/delivery'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { leadDays } from '@/domain/shop/bikes/lead-time'
import type { Cents } from '@/domain/kit/money'
import { isLegalIn, isMotorTune } from '@/domain/shop/bikes/motor-tune'
import { buildPerformance } from '@/domain/shop/bikes/performance'
import { DEFAULT_RIDE, modelRange } from '@/domain/shop/bikes/range'
import { displayPrice } from '@/domain/shop/tax/display-price'

/** Compared figures of a build: the same fields for every bike, in mm, kg, km, km/h, W, Wh and cents. */
export interface ComparedFigures {
  /** Display price in the country. */
  price: Cents
  /** Price before tax, as stored. */
  net: Cents
  /** Day of arrival, 'YYYY-MM-DD'. */
  arrives: string
  weight: number
  range: { low: number; high: number }
  power: number
  maxSpeed: number
  battery: number
  motor: string | null
  travel: { front: number; rear: number }
  grossLimit: number
  size: string
  sizes: string[]
  color: string
  /** Motor tune that determines the legal class; null for a bike without one. */
  legal: { title: string; isRoadLegal: boolean } | null
  geometry: Geometry | null
  parts: { group: string; text: string }[]
}

interface ComparedFiguresInput {
  bike: Bike
  build: Build
  country: Country
  calendar: FactoryCalendar
}

/** Returns the same figures for a bike of the catalog and for its snapshot (`bikeOfBuild`). */
export function comparedFigures({
  bike,
  build,
  country,
  calendar,
}: ComparedFiguresInput): ComparedFigures {
  const { weight, power, max_speed, battery } = buildPerformance(bike, build)
  const { low, high } = modelRange(bike, build, DEFAULT_RIDE)
  const size = sizeOf(bike, build.size_id)
  const tune = chosenParts(bike, build).find(isMotorTune)
  const net = buildPrice(bike, build)
  return {
    price: displayPrice(net, country),
    net,
    arrives: arrivalDay({ bike, build, country, calendar }),
    weight,
    range: { low, high },
    power,
    maxSpeed: max_speed,
    battery,
    motor: bike.facts.find(({ label }) => label === 'Motor')?.text ?? null,
    travel: travelOf(bike, build),
    grossLimit: bike.gross_limit,
    size: size?.title ?? '',
    sizes: bike.sizes.map(({ title }) => title),
    color: colorTexts(bike, build).join(', '),
    legal: tune ? { title: tune.title, isRoadLegal: isLegalIn(tune, country) } : null,
    geometry: size?.geometry ?? null,
    parts: partsOf(bike, build, size?.title ?? ''),
  }
}

function arrivalDay({ bike, build, country, calendar }: ComparedFiguresInput): string {
  const ready = readyDay(calendar, leadDays(bike, build))
  return addCalendarDays(ready, country.transit_days.battery)
}

/** Returns front travel by the chosen fork, and rear travel by the frame. */
function travelOf(bike: Bike, build: Build): ComparedFigures['travel'] {
  const hasFork = chosenParts(bike, build).some(({ look }) => look.fork)
  const front = hasFork ? lookOf(bike, build).fork.travel : bike.travel.front
  return { front, rear: bike.travel.rear }
}

function partsOf(bike: Bike, build: Build, size: string): ComparedFigures['parts'] {
  return bike.groups.map((group) => ({
    group: group.title,
    text: group.parts
      .filter(({ id }) => isChosen(group, id, build))
      .map(({ title, by_size }) => [title, by_size?.[size]].filter(Boolean).join(', '))
      .join('; '),
  }))
}
