import type { Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import {
  findUse,
  hasOrdered,
  insertUse,
  isExhausted,
  lockPromotion,
  transitionPromoUse,
} from './queries'
import { customerOf, type PromoCustomer } from './request-promo'

/** Thrown if the last use was taken or the code ended after the order was priced. */
export class PromoGone extends Error {}

interface Claim {
  /** Code in lowercase. */
  code: string
  orderId: number
  buying: PromoCustomer & { email: string }
  /** Shipping that the code waives, before tax. */
  shipping: Cents
}

/** Claims a use in the order's transaction; the row lock serializes the counting. @throws PromoGone */
export async function claimUse(
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  tx: Db,
  { code, orderId, buying, shipping }: Claim,
): Promise<void> {
  const rule = await lockPromotion(tx, code)
  const customer = customerOf(secret, buying)
  if (!rule?.is_active || (await isExhausted(tx, rule, customer))) {
    throw new PromoGone(`No use of "${code}" is left.`)
  }
  if (rule.first_order && (await hasOrdered(tx, buying))) {
    throw new PromoGone(`"${code}" is for first orders.`)
  }
  const at = clock.now()
  const { user_key, email_keys } = customer
  const [email_key = ''] = email_keys
  const keys = { user_key, email_key }
  await insertUse(tx, { code, order_id: orderId, ...keys, shipping_cents: shipping, at })
}

/** Releases the use of an unpaid order that ends. Idempotent. */
export function releaseUse(tx: Db, orderId: number): Promise<void> {
  return transitionPromoUse(tx, orderId, { from: 'held', to: 'released' })
}

/** Redeems a use. An expired order reclaims one if left, and keeps its agreed discount anyway. */
export async function redeemPromoUse(tx: Db, orderId: number): Promise<void> {
  await transitionPromoUse(tx, orderId, { from: 'held', to: 'used' })
  const use = await findUse(tx, orderId)
  if (use?.state !== 'released') return
  const rule = await lockPromotion(tx, use.code)
  if (!rule || (await isExhausted(tx, rule, { ...use, email_keys: [use.email_key] }))) return
  await transitionPromoUse(tx, orderId, { from: 'released', to: 'used' })
}
