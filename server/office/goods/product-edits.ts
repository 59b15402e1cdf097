import { desc, eq, sql } from 'drizzle-orm'

import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { productEdits } from '@/server/kernel/db/schema/catalog/product-edits'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { describeBundles } from './bundles'
import { bundleOf, stateOf, type ProductRow } from './product-state'

const SHOWN_EDITS = 30

/** Sets the editor for the rest of the transaction, because a trigger writes the history. */
export async function nameEditor(tx: Db, by: number | null): Promise<void> {
  await tx.execute(sql`select set_config('shop.product_editor', ${String(by ?? '')}, true)`)
}

/** Lists the last edits. A column that an edit lacks, because it was added later, has its present value. */
export async function listEdits(db: Db, row: ProductRow) {
  const rows = await db
    .select({
      id: productEdits.id,
      at: productEdits.made_at,
      by: authorName(productEdits.id),
      was: productEdits.was,
      became: productEdits.became,
    })
    .from(productEdits)
    .leftJoin(users, eq(users.id, productEdits.made_by))
    .where(eq(productEdits.product_id, row.id))
    .orderBy(desc(productEdits.id))
    .limit(SHOWN_EDITS)
  const edits = rows.map(({ was, became, ...edit }) => ({
    ...edit,
    ...{ was: { ...row, ...was }, became: { ...row, ...became } },
  }))
  const parts = edits.flatMap(({ was, became }) =>
    [was, became].flatMap(({ bundle_parts }) => bundle_parts ?? []),
  )
  const describe = await describeBundles(db, parts)
  const shown = (state: ProductRow) => {
    const bundle = bundleOf(state)
    return { ...stateOf(state), bundle: bundle && describe(bundle) }
  }
  return edits.map(({ at, was, became, ...edit }) => ({
    ...edit,
    ...{ at: at.toISOString(), was: shown(was), became: shown(became) },
  }))
}
