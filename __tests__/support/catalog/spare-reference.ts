import { spareIndex } from '@/server/kernel/db/schema/catalog/spares'
import type { Db } from '@/server/kernel/db/client'
import type { SearchClause } from '@/server/goods/spares/search-clauses'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { listSkusInStock } from '@/server/stock'
import { productSkus } from '@/domain/shop/accessories/accessory'

/** Returns a reference search of spare parts: plain sets of terms from the current database rows. */
export async function readReference(db: Db) {
  const rows = await db.select().from(spareIndex).orderBy(spareIndex.id)
  const goods = await db.select().from(products)
  const spares = goods.filter(({ kind }) => kind === 'spare')
  const inStock = await listSkusInStock(db, spares.flatMap(productSkus))
  const stocked = new Set(
    spares
      .filter((spare) => productSkus(spare).some((sku) => inStock.has(sku)))
      .map(({ id }) => id),
  )
  const parts = rows.map(({ id, terms }) => {
    return { id, terms: new Set([...terms, ...(stocked.has(id) ? ['+stock'] : [])]) }
  })
  const idsOf = (clause: SearchClause) =>
    clause.length === 0
      ? []
      : parts
          .filter(({ terms }) => clause.every((slot) => slot.some((term) => terms.has(term))))
          .map(({ id }) => id)
  return {
    ids: parts.map(({ id }) => id),
    stocked,
    count: (clauses: readonly SearchClause[]) => clauses.map((clause) => idsOf(clause).length),
    find(clauses: readonly SearchClause[], { offset, limit }: { offset: number; limit: number }) {
      const known = new Set<number>()
      const found = clauses.map((clause) => {
        const own = idsOf(clause).filter((id) => !known.has(id))
        for (const id of own) known.add(id)
        return own
      })
      const hits = found.flatMap((ids, clause) => ids.map((id) => ({ id, clause })))
      return { counts: found.map((ids) => ids.length), hits: hits.slice(offset, offset + limit) }
    },
    countGroup(clauses: readonly SearchClause[], code: string) {
      const found = new Set(clauses.flatMap(idsOf))
      return parts.filter(({ id, terms }) => found.has(id) && terms.has(`#${code}`)).length
    },
  }
}
