import { desc, eq, sql } from 'drizzle-orm'

import type { ProductState } from '@/domain/office/goods/product-form'
import type { Db } from '@/server/kernel/db/client'
import { productEdits } from '@/server/kernel/db/schema/catalog/product-edits'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { describeBundles } from './bundles'

const SHOWN_EDITS = 30

/** Sets the editor for the rest of the transaction, because a trigger writes the history. */
export async function nameEditor(tx: Db, by: number | null): Promise<void> {
  await tx.execute(sql`select set_config('shop.product_editor', ${String(by ?? '')}, true)`)
}

export async function listEdits(db: Db, product: number) {
  const rows = await db
    .select({
      id: productEdits.id,
      at: productEdits.made_at,
      by: sql<string>`coalesce(trim(${users.name} || ' ' || ${users.last_name}), '')`,
      was: productEdits.was,
      became: productEdits.became,
    })
    .from(productEdits)
    .leftJoin(users, eq(users.id, productEdits.made_by))
    .where(eq(productEdits.product_id, product))
    .orderBy(desc(productEdits.id))
    .limit(SHOWN_EDITS)
  const parts = rows.flatMap(({ was, became }) =>
    [was, became].flatMap(({ bundle }) => bundle?.parts ?? []),
  )
  const describe = await describeBundles(db, parts)
  const stateOf = ({ bundle, ...state }: ProductState) => ({
    ...state,
    bundle: bundle && describe(bundle),
  })
  return rows.map(({ at, was, became, ...edit }) => ({
    ...edit,
    ...{ at: at.toISOString(), was: stateOf(was), became: stateOf(became) },
  }))
}
