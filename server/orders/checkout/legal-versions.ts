import { and, eq, inArray, sql } from 'drizzle-orm'

import { LEGAL_PAGES, legalLink } from '@/domain/shop/content/legal-pages'
import type { Db } from '@/server/kernel/db/client'
import { contentPages, legalVersions } from '@/server/kernel/db/schema/catalog/content'
import { orderLegalVersions } from '@/server/kernel/db/schema/orders/orders'

/** Thrown if a legal document has changed since the checkout showed it; nothing is written. */
export class TermsChanged extends Error {}

/** Stores the versions that the buyer agreed to. No newer one is recorded before the commit. @throws TermsChanged */
export async function storeLegalVersions(
  tx: Db,
  orderId: number,
  ids: readonly number[],
): Promise<void> {
  const { id, kind, slug } = contentPages
  await tx
    .select({ id })
    .from(contentPages)
    .where(and(eq(kind, 'page'), inArray(slug, LEGAL_PAGES)))
    .orderBy(id)
    .for('key share')
  const latest = tx
    .select({
      order_id: sql<number>`${orderId}::bigint`.as('order_id'),
      version_id: legalVersions.id,
    })
    .from(legalVersions)
    .where(
      and(
        inArray(legalVersions.id, ids),
        sql`not exists (select from ${legalVersions} as newer
          where newer.page_id = ${legalVersions}.page_id and newer.number > ${legalVersions}.number)`,
      ),
    )
  const { rowCount } = await tx.insert(orderLegalVersions).select(latest)
  if (rowCount !== ids.length) throw new TermsChanged()
}

/** Lists the versions that an order was made under, in the order of the checkout. */
export async function listOrderVersions(db: Db, orderId: number) {
  const rows = await db
    .select({ version: legalVersions, slug: contentPages.slug })
    .from(orderLegalVersions)
    .innerJoin(legalVersions, eq(legalVersions.id, orderLegalVersions.version_id))
    .innerJoin(contentPages, eq(contentPages.id, legalVersions.page_id))
    .where(eq(orderLegalVersions.order_id, orderId))
  return LEGAL_PAGES.flatMap((page) => rows.filter(({ slug }) => slug === page)).map(
    ({ version, slug }) => ({ ...version, slug }),
  )
}

export const listOrderTerms = async (db: Db, orderId: number) =>
  (await listOrderVersions(db, orderId)).map(legalLink)
