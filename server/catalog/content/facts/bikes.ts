import type { Bike, Part } from '@/domain/shop/bikes/bike'
import { bikeMarkdown } from '@/domain/shop/bikes/bike-in-text'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { chargeHours } from '@/domain/shop/orders/charging'
import { COLOR_TYPE_ORDER, DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { money, thousands } from '@/utils/format'
import { distance, length, speed, weight } from '@/utils/units'

import { torqueTable } from '@/server/catalog/products/torques'
import { factOf, listed } from './shop'
import {
  blockPlaceholder,
  textPlaceholder,
  table,
  type Placeholder,
  type Placeholders,
  type ShopFacts,
} from './shop-facts'

const BATTERY = 1
const TYRES = 7
const CHARGER = 13

export const bikesPlaceholders: Placeholders = {
  'bikes.names': textPlaceholder(({ catalog }) => listed(catalog.bikes.map(({ title }) => title))),
  'bikes.table': blockPlaceholder(({ catalog }) => bikesTable(catalog.bikes)),
  'colors.table': blockPlaceholder(({ catalog }) => colorsTable(catalog.bikes)),
}

type Models = Pick<ShopFacts['catalog'], 'models' | 'countriesById'>

const OF_BIKE: Readonly<
  Record<string, { form: Placeholder['form']; text(bike: Bike, shop: Models): string }>
> = {
  title: { form: 'text', text: ({ title }) => title },
  kind: { form: 'text', text: ({ kind }) => kind },
  tagline: { form: 'text', text: ({ tagline }) => tagline },
  price: { form: 'text', text: ({ price }) => money(price) },
  lead_days: { form: 'text', text: ({ lead_days }) => String(lead_days) },
  sizes: { form: 'text', text: ({ sizes }) => listed(sizes.map(({ title }) => title)) },
  weight: { form: 'text', text: ({ performance }) => bothWeights(performance.weight) },
  gross_limit: { form: 'text', text: ({ gross_limit }) => bothWeights(gross_limit) },
  power: { form: 'text', text: ({ performance }) => `${thousands(performance.power)} W` },
  speed: { form: 'text', text: ({ performance }) => bothSpeeds(performance.max_speed) },
  range: { form: 'text', text: ({ performance }) => bothDistances(performance.range) },
  frame_warranty: { form: 'text', text: (bike) => warrantyOf(bike) },
  tires: { form: 'text', text: ({ tyre_label }) => tyre_label },
  picture: { form: 'block', text: picture },
  size_table: { form: 'block', text: sizeTable },
  charging_table: { form: 'block', text: chargingTable },
  torque_table: { form: 'block', text: torques },
  tire_table: { form: 'block', text: tireTable },
}

/**
 * Returns placeholders such as 'nyx.price', and 'bike.price' in manuals. In the manual of a copied bike, its model's
 * placeholders mean the copy.
 */
export function bikePlaceholders({ catalog, bike, of }: ShopFacts): Placeholders {
  const named = [...catalog.allBikesBySlug]
  if (bike) named.push(['bike', bike])
  if (bike && of !== undefined) named.push([of, bike])
  return Object.fromEntries(
    named.flatMap(([prefix, one]) =>
      Object.entries(OF_BIKE).map(([name, { form, text }]): [string, Placeholder] => [
        `${prefix}.${name}`,
        { form, resolve: () => text(one, catalog) },
      ]),
    ),
  )
}

const bothWeights = (kg: number) => `${weight(kg, 1).replace('.0 ', ' ')} (${weight(kg, 0)})`
const bothSpeeds = (kmh: number) => `${speed(kmh, 0)} (${speed(kmh, 1)})`
const bothDistances = (km: number) => `${distance(km, 0)} (${distance(km, 1)})`

const warrantyOf = (bike: Bike) => factOf(bike, 'Frame warranty')

function bikesTable(bikes: readonly Bike[]): string {
  const rows = bikes.map((bike) => [
    bike.title,
    money(bike.price),
    bike.sizes.map(({ title }) => title).join(', '),
    `${bike.lead_days} business days`,
    warrantyOf(bike),
  ])
  return table(['Bike', 'From>', 'Sizes', 'Build time>', 'Frame warranty'], rows)
}

function colorsTable(bikes: readonly Bike[]): string {
  const rows = COLOR_TYPE_ORDER.flatMap((type) => {
    const color = bikes.flatMap(({ colors }) => colors).find((one) => one.type === type)
    if (!color) return []
    const days = color.lead_days === 0 ? 'none' : `${color.lead_days} business days`
    return [[type, color.surcharge === 0 ? 'included' : `+${money(color.surcharge)}`, days]]
  })
  return table(['Paint', 'Price>', 'Extra build time>'], rows)
}

/** Returns the bike's picture; empty if the shop doesn't ship to its home country. */
function picture(bike: Bike, { countriesById }: Models): string {
  const country = countriesById.get(DEFAULT_COUNTRY_ID)
  return country ? bikeMarkdown(bike, defaultBuild(bike, country)) : ''
}

function sizeTable({ sizes }: Bike): string {
  const cm = (value: number) => length(value * 10, 0)
  const rows = sizes.map(({ title, rider, inseam, geometry }) => [
    title,
    `${rider.min}–${rider.max} cm (${feet(rider.min)}–${feet(rider.max)})`,
    `${inseam.min}–${inseam.max} cm (${cm(inseam.min)}–${cm(inseam.max)})`,
    `${geometry.standover} mm (${length(geometry.standover, 0)})`,
  ])
  return table(['Size', 'Rider', 'Inseam', 'Standover height>'], rows)
}

/** @example feet(178) // '5′10″' */
function feet(cm: number): string {
  const inches = Math.round(cm / 2.54)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

function partsOf(bike: Bike, group: number): readonly Part[] {
  return bike.groups.find(({ category_part_id }) => category_part_id === group)?.parts ?? []
}

function chargingTable(bike: Bike): string {
  const chargers = partsOf(bike, CHARGER).map(({ title }) => ({
    title,
    amperes: Number(/(?<!\d)(\d+) A/.exec(title)?.[1] ?? 2),
  }))
  const rows = partsOf(bike, BATTERY).map(({ title, performance }) => {
    const battery = bike.performance.battery + performance.battery
    return [title, ...chargers.map(({ amperes }) => hours(chargeHours(battery, amperes)))]
  })
  return table(['Battery', ...chargers.map(({ title }) => `${title}>`)], rows)
}

const hours = (value: number) => (value === 1 ? '1 hour' : `${thousands(value)} hours`)

/** A copied bike has the torques of its model. */
function torques({ slug, groups }: Bike, { models }: Models): string {
  const titles = new Map(
    groups.flatMap(({ parts }) => parts.map((part) => [part.code, part.title])),
  )
  const rows = torqueTable(models.get(slug) ?? slug).map(
    ({ part, newton_metres, thread, tool, only_with }) => {
      const condition = only_with ? titles.get(only_with) : undefined
      return [condition ? `${part} (${condition})` : part, newton_metres, tool, thread]
    },
  )
  return table(['Bolt', 'Nm>', 'Tool', 'Thread'], rows)
}

const BAR_PER_PSI = 0.0689476

/** Pressures in psi by maximum tire width. */
const PRESSURES: readonly { upTo: number; light: number; middle: number; heavy: number }[] = [
  { upTo: 55, light: 32, middle: 38, heavy: 45 },
  { upTo: 61, light: 26, middle: 32, heavy: 38 },
  { upTo: 70, light: 20, middle: 24, heavy: 28 },
  { upTo: 105, light: 9, middle: 12, heavy: 16 },
  { upTo: 200, light: 6, middle: 9, heavy: 13 },
]

/** Derives pressures from tire widths: wider tires need less pressure. */
function tireTable(bike: Bike): string {
  const rows = partsOf(bike, TYRES).flatMap(({ title, look }) => {
    const width = look.tyres?.rear.width
    const found = width === undefined ? undefined : PRESSURES.find(({ upTo }) => width <= upTo)
    return found ? [[title, ...[found.light, found.middle, found.heavy].map(pressure)]] : []
  })
  const riders = ['up to 65 kg (143 lb)', '65–90 kg (143–198 lb)', 'above 90 kg (198 lb)']
  return table(['Tire', ...riders.map((rider) => `Rider ${rider}>`)], rows)
}

const pressure = (psi: number) => `${psi} psi (${(psi * BAR_PER_PSI).toFixed(1)} bar)`
