import { allShelvesOf } from '@/domain/shop/goods/bundle'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'
import { listPiecesForSale } from '@/server/stock'

import { goodsAnswer } from '../delivery/goods-answer'
import { priorPrices } from '../delivery/prior-prices'
import { listedAccessory, relatedTo, requireAccessory, stockOf } from './accessory-answer'

type Context = Pick<Deps, 'db' | 'clock'>

/** Lists accessories with their stock. The result is the same until the catalog or stock changes. */
export async function listAccessories({ db }: Pick<Deps, 'db'>) {
  const catalog = await readCatalog(db)
  const accessories = catalog.products
  const left = await listPiecesForSale(db, accessories.flatMap(allShelvesOf))
  const key = accessories.map((one) => stockOf(one, left)).map(({ state, left }) => left ?? state)
  return {
    sameAs: { owner: catalog, key: key.join() },
    makeData: async () => ({
      accessories: accessories.map((one) => listedAccessory(one, left)),
      bikes: catalog.riddenBikes.map(({ slug, title }) => ({ slug, title })),
      categories: catalog.categories,
    }),
  }
}

/** @throws DomainError accessory_not_found */
export async function readAccessory(context: Context, id: number) {
  return accessoryPage(context, await readCatalog(context.db), id)
}

/** Takes a catalog that may include unpublished products. @throws DomainError accessory_not_found */
export async function accessoryPage(context: Context, catalog: Catalog, id: number) {
  const product = requireAccessory(catalog, id)
  const { db, clock } = context
  const others = relatedTo(catalog, product)
  const left = await listPiecesForSale(db, [product, ...others].flatMap(allShelvesOf))
  const prior = await priorPrices(context, catalog, product)
  return {
    accessory: goodsAnswer(catalog, product, { left, today: dayOf(clock.now()), prior }),
    related: others.map((one) => listedAccessory(one, left)),
  }
}
