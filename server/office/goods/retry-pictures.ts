import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'

import type { ProductPicture } from '@/domain/office/goods/product-pictures'
import type { Db } from '@/server/kernel/db/client'
import { productPictures } from '@/server/kernel/db/schema/catalog/product-pictures'
import { products } from '@/server/kernel/db/schema/catalog/products'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue } from '@/server/kernel/jobs/queue'

import { MOST_ATTEMPTS } from './make-pictures'

const isStuck = (now: Date) =>
  and(
    isNull(productPictures.made_at),
    gte(productPictures.attempts, MOST_ATTEMPTS),
    lte(productPictures.next_attempt_at, now),
  )

export async function listStuck(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pictures: readonly Pick<ProductPicture, 'id'>[],
): Promise<string[]> {
  if (pictures.length === 0) return []
  const ids = pictures.map(({ id }) => id)
  const rows = await db
    .select({ id: productPictures.public_id })
    .from(productPictures)
    .where(and(inArray(productPictures.public_id, ids), isStuck(clock.now())))
  return ids.filter((id) => rows.some((row) => row.id === id))
}

/** Retries failed pictures; idempotent. @throws DomainError catalog_item_not_found */
export async function retryPictures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  product: number,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx: Db) => {
    const { id: number } = products
    const [row] = await tx
      .select({ id: number })
      .from(products)
      .where(eq(number, product))
      .for('update')
    if (!row) throw new DomainError('catalog_item_not_found', `No product ${product}.`)
    const rows = await tx
      .update(productPictures)
      .set({ attempts: 0, next_attempt_at: now })
      .where(and(eq(productPictures.product_id, product), isStuck(now)))
      .returning({ id: productPictures.id })
    for (const { id } of rows) await enqueue(tx, { queue: 'product-picture', id })
  })
}

export const hasStuck = (now: Date) => sql<boolean>`exists (select 1 from ${productPictures}
  where ${productPictures.product_id} = ${products}.id and ${isStuck(now)}
    and ${products}.pictures @> jsonb_build_array(jsonb_build_object('id', ${productPictures.public_id})))`
