import { eq } from 'drizzle-orm'

import { nameOrigin, plannedBy } from '@/server/kernel/audit/write-entry'
import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { productPlans } from '@/server/kernel/db/schema/catalog/product-plans'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { listDueRows } from '@/server/kernel/jobs/due-rows'
import { enqueue } from '@/server/kernel/jobs/queue'

import { nameEditor } from './product-edits'

export async function readPlan(db: Db, product: number) {
  const [row] = await db
    .select({
      is_offered: productPlans.is_offered,
      starts_at: productPlans.starts_at,
      by: authorName(productPlans.product_id),
    })
    .from(productPlans)
    .leftJoin(users, eq(users.id, productPlans.made_by))
    .where(eq(productPlans.product_id, product))
  return row ? { ...row, starts_at: row.starts_at.toISOString() } : null
}

/** Locks the product, as every way to publish it does, so that a schedule and an edit never race. */
async function lockProduct(tx: Db, id: number) {
  const [row] = await tx
    .select({ is_offered: products.is_offered })
    .from(products)
    .where(eq(products.id, id))
    .for('update')
  if (!row) throw new DomainError('catalog_item_not_found', `No product ${id}.`)
  return row
}

interface PlanOfferInput {
  id: number
  is_offered: boolean
  starts_at: string
  by: number
}

/**
 * @throws DomainError catalog_item_not_found, offer_hour_past, or offer_changed if the product already has that state
 * or a schedule
 */
export async function planOffer({ db, clock }: Deps, plan: PlanOfferInput): Promise<void> {
  const { id, is_offered, by } = plan
  const starts_at = new Date(plan.starts_at)
  if (starts_at <= clock.now()) throw new DomainError('offer_hour_past', 'That hour has passed.')
  await db.transaction(async (tx) => {
    const product = await lockProduct(tx, id)
    if (product.is_offered === is_offered) {
      throw new DomainError('offer_changed', `Product ${id} is so already.`)
    }
    const [added] = await tx
      .insert(productPlans)
      .values({ product_id: id, is_offered, starts_at, made_at: clock.now(), made_by: by })
      .onConflictDoNothing()
      .returning({ id: productPlans.product_id })
    if (!added) throw new DomainError('offer_changed', `Product ${id} has a plan.`)
    await enqueue(tx, { queue: 'product-offer', id, startAfter: starts_at })
  })
}

/** @throws DomainError catalog_item_not_found, or offer_changed if nothing is scheduled anymore */
export async function cancelOffer(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, id)
    const gone = await tx.delete(productPlans).where(eq(productPlans.product_id, id)).returning()
    if (gone.length === 0) throw new DomainError('offer_changed', `Product ${id} has no plan.`)
  })
}

export function listDueOffers(db: Db, now: Date, limit: number) {
  const { product_id: id, starts_at: at } = productPlans
  return listDueRows(db, { work: 'product-offer', id, at, where: undefined }, { now, limit })
}

export async function startOffer({ db, clock }: Deps, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, id)
    const [plan] = await tx.select().from(productPlans).where(eq(productPlans.product_id, id))
    if (!plan || plan.starts_at > clock.now()) return
    await nameEditor(tx, plan.made_by)
    await nameOrigin(tx, {
      ...{ action: 'prices.planOffer', requestId: `product-offer ${id}`, at: clock.now() },
      actor: await plannedBy(tx, { of: productPlans, id, userId: plan.made_by }),
    })
    await tx.update(products).set({ is_offered: plan.is_offered }).where(eq(products.id, id))
    await tx.delete(productPlans).where(eq(productPlans.product_id, id))
  })
}
