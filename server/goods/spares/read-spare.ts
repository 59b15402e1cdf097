import { productSkus } from '@/domain/accessory'
import { readCatalogue } from '@/server/catalogue'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { listPiecesForSale } from '@/server/stock'

import { goodsAnswer } from '../goods/goods-answer'
import { findSpareService } from './queries'

/** @throws DomainError spare_not_found */
export async function readSpare({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number) {
  const catalogue = await readCatalogue(db)
  const product = catalogue.productsById.get(id)
  const service = await findSpareService(db, id)
  if (product?.kind !== 'spare' || !service) {
    throw new DomainError('spare_not_found', `No spare ${id}.`)
  }
  const left = await listPiecesForSale(db, productSkus(product))
  const { group_code, group_title, place, ...rest } = service
  return {
    ...goodsAnswer(catalogue, product, { left, today: dayOf(clock.now()) }),
    ...rest,
    group:
      group_code === null || group_title === null || place === null
        ? null
        : { code: group_code, title: group_title, place: { ...place } },
  }
}
