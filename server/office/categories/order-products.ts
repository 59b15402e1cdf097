import { sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { readCategory } from './categories'
import { lockCategories } from './queries'

const listProducts = (db: Db, code: string) =>
  db
    .select({ id: products.id, title: products.title, is_offered: products.is_offered })
    .from(products)
    .where(sql`${products.kind} = 'accessory' and ${products.category} = ${code}`)
    .orderBy(products.position, products.id)

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

/** Renumbers all accessories, because two of them may have the same position. */
async function writePlaces(tx: Db, ids: readonly number[]): Promise<void> {
  // The lock order of price changes.
  await tx.execute(sql`
    select from ${products} where kind = 'accessory' order by bundle_basis_points is not null, id for update`)
  await tx.execute(sql`
    with listed as (
      select id, row_number() over (order by position, id) as place from ${products} where kind = 'accessory'
    ), wanted as (
      select id, nth from unnest(${sql.param([...ids])}::int[]) with ordinality as t (id, nth)
    ), slots as (
      select place, row_number() over (order by place) as nth from listed where id in (select id from wanted)
    ), target as (
      select l.id, coalesce(s.place, l.place) as place
      from listed l left join wanted w using (id) left join slots s using (nth)
    )
    update ${products} p set position = t.place from target t where t.id = p.id and p.position <> t.place`)
}
