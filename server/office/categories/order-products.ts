import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { readCategory } from './categories'
import { listProducts, lockCategories, writePlaces } from './queries'

/** @throws DomainError category_not_found */
export async function readProductOrder(db: Db, code: string) {
  await readCategory(db, 'accessory', code)
  const all = await listProducts(db, code)
  return { products: all, seen: sha256(JSON.stringify(all.map(({ id }) => id))).slice(0, 32) }
}

interface OrderProductsInput {
  category: string
  ids: readonly number[]
  seen: string
}

/**
 * Orders the products of a category. They exchange their places in the list of all accessories.
 * @throws DomainError category_not_found, category_changed if products were added, moved or reordered since it was read
 */
export async function orderProducts(db: Db, { category, ids, seen }: OrderProductsInput) {
  return db.transaction(async (tx) => {
    await lockCategories(tx, 'accessory')
    const present = await readProductOrder(tx, category)
    const known = new Set(present.products.map(({ id }) => id))
    const isSame = new Set(ids).size === known.size && ids.every((id) => known.has(id))
    if (present.seen !== seen || !isSame) throw new DomainError('category_changed', category)
    await writePlaces(tx, ids)
    return readProductOrder(tx, category)
  })
}
