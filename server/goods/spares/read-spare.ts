import { productSkus } from '@/domain/shop/accessories/accessory'
import { readCatalogWith, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { listPiecesForSale } from '@/server/stock'

import { goodsAnswer } from '../delivery/goods-answer'
import { findSpareService } from './queries'

type Context = Pick<Deps, 'db' | 'clock'>

/** @throws DomainError spare_not_found */
export async function readSpare(context: Context, id: number) {
  return sparePage(context, await readCatalogWith(context.db, [id]), id)
}

/** Takes a catalog that may include unpublished products. @throws DomainError spare_not_found */
export async function sparePage({ db, clock }: Context, catalog: Catalog, id: number) {
  const product = catalog.productsById.get(id)
  const service = await findSpareService(db, id)
  if (product?.kind !== 'spare' || !service) {
    throw new DomainError('spare_not_found', `No spare ${id}.`)
  }
  const left = await listPiecesForSale(db, productSkus(product))
  const { group_code, group_title, place: location, ...rest } = service
  return {
    ...goodsAnswer(catalog, product, { left, today: dayOf(clock.now()) }),
    ...rest,
    group:
      group_code === null || group_title === null || location === null
        ? null
        : { code: group_code, title: group_title, place: { ...location } },
  }
}
