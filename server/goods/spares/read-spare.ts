import { cents, type Cents } from '@/domain/kit/money'
import { productSkus } from '@/domain/shop/accessories/accessory'
import { readCatalogWith, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { listPiecesForSale } from '@/server/stock'

import { goodsAnswer } from '../delivery/goods-answer'
import { priorPrices } from '../delivery/prior-prices'
import { asSafetyFacts, SAFETY_SETTING } from '../delivery/safety-facts'
import { findSpareService } from './queries'

type Context = Pick<Deps, 'db' | 'clock'>

/** @throws DomainError spare_not_found */
export async function readSpare(context: Context, id: number) {
  return sparePage(context, await readCatalogWith(context.db, [id]), id)
}

/** Takes a catalog that may include unpublished products. @throws DomainError spare_not_found */
export async function sparePage(context: Context, catalog: Catalog, id: number) {
  const { db, clock } = context
  const product = catalog.productsById.get(id)
  const service = await findSpareService(db, id)
  if (product?.kind !== 'spare' || !service) {
    throw new DomainError('spare_not_found', `No spare ${id}.`)
  }
  const left = await listPiecesForSale(db, productSkus(product))
  const { group_code, group_title, place: location, ...rest } = service
  const prior = await priorPrices(context, catalog, product)
  return {
    ...goodsAnswer(catalog, product, { left, today: dayOf(clock.now()), prior }),
    ...rest,
    labor_price: laborPrice(catalog, rest.minutes),
    group:
      group_code === null || group_title === null || location === null
        ? null
        : { code: group_code, title: group_title, place: { ...location } },
  }
}

/** Returns the price of the labor that replaces a part; null if its minutes or the hourly rate are unknown. */
function laborPrice({ settings }: Catalog, minutes: number | null): Cents | null {
  const { labor_rate } = asSafetyFacts(settings[SAFETY_SETTING])
  if (minutes === null || labor_rate === null) return null
  return cents(Math.round((minutes * labor_rate * 100) / 60))
}
