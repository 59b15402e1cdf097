import type { Bike, Build } from '@/domain/shop/bikes/bike'
import {
  buildDescription,
  buildPrice,
  colorTexts,
  priceLines,
  sizeOf,
  upgradesOf,
} from '@/domain/shop/bikes/build'
import { forOrdered } from '@/domain/office/bikes/bikes'
import { frameSku } from '@/domain/shop/bikes/frame-sku'
import type { Country } from '@/domain/shop/countries/country'
import { subtractCents } from '@/domain/kit/money'
import { findViolations, type Violation } from '@/domain/shop/bikes/rules'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { upgradeFault, upgradePrice, upgradesBetween } from '@/domain/shop/configurator/upgrade'
import {
  unlawful,
  destinationFix,
  type DestinationFix,
} from '@/domain/shop/configurator/destination-fix'
import { factoryCalendar } from '@/domain/shop/checkout/delivery'
import { requireSoldBike, type Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { buildSheet } from './build-sheet'
import type { Draft, Item } from './priced-line'

export interface BikeShop {
  catalog: Catalog
  country: Country
  /** Day in the factory's calendar, 'YYYY-MM-DD'. */
  today: string
  /** How a build forbidden by the country's law is handled: rejected in an order, reported in a cart. */
  law: 'refused' | 'told'
  /** Build as ordered, if staff are editing an order. */
  ordered?: Build | undefined
}

/** Prices a configured bike or an upgrade. @throws DomainError bike_not_found or build_invalid */
export function bikeLine(shop: BikeShop, item: Item, server: NonNullable<Item['server']>): Draft {
  // Staff may still change an order for a former bike.
  const former = shop.ordered && shop.catalog.allBikesBySlug.get(server.bike_slug)
  const found = former ?? requireSoldBike(shop.catalog, server.bike_slug)
  if (found.id !== item.product_id) {
    throw new DomainError('bike_not_found', `No bike ${item.product_id} "${server.bike_slug}".`)
  }
  const build: Build = server.build
  const { upgrade } = item
  const ordered = upgrade?.from ?? shop.ordered
  const bike = ordered ? forOrdered(found, ordered) : found
  const law = checkBuild(shop, bike, { build, isUpgrade: Boolean(upgrade) })
  const size = sizeOf(bike, build.size_id)
  if (upgrade) refuseUpgrade(bike, upgrade.from, build)
  return {
    product_id: bike.id,
    kind: 'bike',
    title: upgrade ? `${bike.title} upgrade` : bike.title,
    description: upgrade ? upgradeText(bike, upgrade.from, build) : buildDescription(bike, build),
    thumbnail: '',
    bike_slug: bike.slug,
    build,
    variant: null,
    options: {
      ...optionsOf(bike, build),
      ...(upgrade ? { upgrades: upgradesBetween(bike, upgrade.from, build) } : {}),
    },
    count: upgrade ? 1 : item.count,
    price: upgrade ? upgradePrice(bike, upgrade.from, build) : buildPrice(bike, build),
    // The frame of an ordered bike has already left the warehouse, and the bike ships only once.
    sku: upgrade ? null : frameSku(bike.slug, size?.title ?? ''),
    parts: [],
    build_sheet: { rows: buildSheet(bike, build), prices: priceLines(bike, build) },
    order_bike_id: upgrade?.order_bike_id ?? null,
    gift: null,
    contents: null,
    ...law,
    isDigital: Boolean(upgrade),
  }
}

interface CheckBuildInput {
  build: Build
  isUpgrade: boolean
}

/** Always rejects impossible builds; those forbidden only by the country may be reported instead. */
function checkBuild(
  shop: BikeShop,
  bike: Bike,
  { build, isUpgrade }: CheckBuildInput,
): Pick<Draft, 'problem' | 'fix'> {
  const { country, catalog, today } = shop
  const broken = findViolations(bike, build, shop.law === 'told' ? null : country)
  if (broken.length > 0) throw refusal(bike, broken)
  const [forbidden] = unlawful(bike, build, country)
  if (!forbidden) return { problem: null, fix: null }
  const calendar = factoryCalendar(catalog, today)
  return {
    problem: sentenceOf(bike, forbidden),
    // The fix for an upgrade depends on what has been paid for, so the owner decides.
    fix: isUpgrade
      ? null
      : fixOf(bike, destinationFix(bike, build, { country, calendar }), country),
  }
}

function fixOf(bike: Bike, way: DestinationFix | null, country: Country): Draft['fix'] {
  if (!way) return null
  const { build, price, price_delta } = way
  const shown = displayPrice(price, country)
  return {
    ...way,
    shown_price: shown,
    shown_price_delta: subtractCents(
      shown,
      displayPrice(subtractCents(price, price_delta), country),
    ),
    description: buildDescription(bike, build),
    options: optionsOf(bike, build),
  }
}

export function optionsOf(bike: Bike, build: Build): Draft['options'] {
  return {
    color: colorTexts(bike, build).join(', ') || null,
    size: sizeOf(bike, build.size_id)?.title ?? null,
    upgrades: upgradesOf(bike, build),
  }
}

function refusal(bike: Bike, broken: readonly Violation[]): DomainError {
  return new DomainError('build_invalid', broken.map(({ rule_id }) => rule_id).join(', '), {
    message: broken[0] ? sentenceOf(bike, broken[0]) : '',
    errors: broken.map(({ rule_id, reason }) => ({ field: `build.${rule_id}`, message: reason })),
  })
}

function sentenceOf(bike: Bike, { reason }: Violation): string {
  return `${bike.title}: ${reason}`
}

function refuseUpgrade(bike: Bike, from: Build, to: Build): void {
  const fault = upgradeFault(bike, from, to)
  if (fault !== null) throw new DomainError('build_invalid', fault, { message: fault })
}

function upgradeText(bike: Bike, from: Build, to: Build): string {
  const titles = upgradesBetween(bike, from, to).map(({ title }) => title)
  const isRepainted = from.color_id !== to.color_id
  return [...titles, ...(isRepainted ? colorTexts(bike, to) : [])].join(', ')
}
