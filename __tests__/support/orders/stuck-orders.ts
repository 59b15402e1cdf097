import { sql } from 'drizzle-orm'

import { attemptOf, order, sessionOf, type MoneyShop } from './money-shop'

/** Number of orders, two more than a batch of the reconciler. */
export const STUCK = 52

/** Places Stripe orders that stay pending, one and copies of it; returns their session ids. */
export async function placeStuck(shop: MoneyShop, count = STUCK): Promise<string[]> {
  const { stripe, db } = shop
  await db.execute(sql`update stock_items set on_hand = 1000000`)
  const placed = await order(shop, 'stripe', { email: 'stuck@example.com' })
  const session = sessionOf(shop, placed)
  stripe.payLater(session)
  const sessions = Array.from({ length: count - 1 }, (_, index) => ({
    ...structuredClone(session),
    id: `${session.id}_${index + 1}`,
    client_reference_id: `${session.client_reference_id}-${index + 1}`,
  }))
  for (const one of sessions) stripe.sessions.set(one.id, one)
  await db.execute(sql`
    with attempt as (select * from payment_attempts where public_id = ${attemptOf(placed)}),
    copies as (
      insert into orders overriding system value
      select r.* from orders o, generate_series(1, ${count - 1}::int) n,
        lateral jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
          'number', o.number || '-' || n, 'cart_hash', o.cart_hash || n)) r
      where o.id = (select order_id from attempt)
      returning id, split_part(number, '-', 3) as n)
    insert into payment_attempts overriding system value
    select r.* from copies c, attempt a,
      lateral jsonb_populate_record(a::payment_attempts, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('payment_attempts', 'id')), 'order_id', c.id,
        'public_id', a.public_id || '-' || c.n, 'provider_ref', a.provider_ref || '_' || c.n)) r`)
  return [session.id, ...sessions.map(({ id }) => id)]
}
