import { sql, type SQL } from 'drizzle-orm'

import type { OrderStates } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import type { MoneyShop } from './money-shop'
import { disputedOf } from '@/__tests__/support/api/far-end'
import { centsOf, isPaid } from '@/__tests__/support/providers/fake-paypal'

/** Ledger figures of one buyer, in cents. */
export interface Facts {
  cash: { stripe: number; paypal: number; bank: number }
  /** Amount marked as received at the bank. */
  received: number
  /** Amount marked as sent back from the bank. */
  sent: number
  balance: number
  /** Sum of the buyer's credit movements. */
  credited: number
  attempts: string[]
  orders: (OrderStates & {
    id: number
    total: number
    credit: number
    paid: number
    /** Money and credit received for the order; `gone` is what was refunded or is being refunded. */
    came: number
    gone: number
    /** Payment state that follows from `came` and `gone`; 'none' before payment. */
    state_of_money: string
  })[]
}

export async function readFacts(db: Db, userId: number, ids: SQL): Promise<Facts> {
  const { rows } = await db.execute<{ facts: Facts }>(sql`
    with o as (select * from orders where id in ${ids}),
    cash as (
      select a.kind, sum(case when t.to_account = a.id then t.amount_cents else -t.amount_cents end) as sum
      from ledger_transfers t join ledger_accounts a on a.id in (t.from_account, t.to_account)
      where t.order_id in ${ids} and a.kind in ('stripe', 'paypal', 'bank') group by a.kind
    ),
    mine as (select * from ledger_accounts where user_id = ${userId}),
    each as (
      select o.*, coalesce((select sum(case t.kind when 'spent' then t.amount_cents else -t.amount_cents end)
          from ledger_transfers t where t.order_id = o.id and t.kind in ('spent', 'returned')), 0) as kept,
        coalesce((select sum(r.amount_cents) from refunds r left join payments p on p.id = r.payment_id
          where r.order_id = o.id and r.status in ('pending', 'succeeded') and coalesce(p.purpose, 'order') = 'order' and not r.is_surplus), 0) as planned,
        coalesce((select sum(r.amount_cents) from refunds r left join payments p on p.id = r.payment_id
          where r.order_id = o.id and r.status = 'succeeded' and coalesce(p.purpose, 'order') = 'order' and not r.is_surplus), 0) as sent,
        coalesce((select sum(d.amount_cents) from disputes d join payments p on p.id = d.payment_id
          where d.order_id = o.id and d.status = 'lost' and p.purpose = 'order'), 0) as lost
      from o
    )
    select json_build_object(
      'cash', json_build_object(
        'stripe', coalesce((select sum from cash where kind = 'stripe'), 0),
        'paypal', coalesce((select sum from cash where kind = 'paypal'), 0),
        'bank', coalesce((select sum from cash where kind = 'bank'), 0)),
      'received', coalesce((select sum(b.received_cents) from bank_transfers b
        join payment_attempts a on a.public_id = b.attempt_id where a.order_id in ${ids}), 0),
      'sent', coalesce((select sum(r.amount_cents) from bank_refunds b join refunds r on r.id = b.refund_id
        where r.order_id in ${ids}), 0),
      'balance', coalesce((select balance_cents from mine), 0),
      'credited', coalesce((select sum(case when t.to_account = m.id then t.amount_cents else -t.amount_cents end)
        from ledger_transfers t, mine m where m.id in (t.from_account, t.to_account)), 0),
      'attempts', coalesce((select json_agg(public_id) from payment_attempts where order_id in ${ids}), '[]'),
      'orders', coalesce((select json_agg(json_build_object('id', id, 'total', total_cents, 'credit', credit_cents,
        'paid', paid_cents, 'payment_state', payment_state, 'fulfillment_state', fulfillment_state,
        'came', paid_cents + credit_cents, 'gone', planned + lost + credit_cents - kept,
        'state_of_money', case when paid_at is null then 'none'
          when sent + lost + credit_cents - kept <= 0 then 'paid'
          when sent + lost + credit_cents - kept >= total_cents then 'refunded'
          else 'partly_refunded' end)) from each), '[]')
    ) as facts`)
  const [row] = rows
  if (!row) throw new Error('A select without a table has one row.')
  return row.facts
}

export function heldAtStripe({ stripe }: MoneyShop, { attempts }: Facts): number {
  return [...stripe.sessions.values()]
    .filter((one) => attempts.includes(one.client_reference_id) && one.payment_status === 'paid')
    .reduce((sum, { payment_intent: intent }) => {
      const back = stripe.refunds.filter(
        (one) => one.payment_intent === intent?.id && one.status === 'succeeded',
      )
      const lost = [...stripe.disputes.values()].filter(
        (one) => one.payment_intent === intent?.id && one.status === 'lost',
      )
      const came = intent?.amount_received ?? 0
      return (
        sum +
        came -
        back.reduce((all, { amount }) => all + amount, 0) -
        lost.reduce((all, { amount }) => all + Number(amount), 0)
      )
    }, 0)
}

export function heldAtPayPal({ payPal }: MoneyShop, { attempts }: Facts): number {
  return [...payPal.orders.values()]
    .flatMap(({ purchase_units }) => purchase_units)
    .filter(({ custom_id }) => attempts.includes(custom_id))
    .reduce((sum, { payments }) => {
      const came = (payments?.captures ?? []).filter(isPaid)
      const back = (payments?.refunds ?? []).filter(({ status }) => status === 'COMPLETED')
      const sumOf = (list: { amount: Parameters<typeof centsOf>[0] }[]) =>
        list.reduce((all, { amount }) => all + centsOf(amount), 0)
      const lost = [...payPal.disputes.values()].filter(
        (one) => one.outcome === 'lost' && came.some(({ id }) => id === disputedOf(one)),
      )
      const chargedBack = lost.map((one) => ({
        amount: one.dispute_amount as (typeof came)[0]['amount'],
      }))
      return sum + sumOf(came) - sumOf(back) - sumOf(chargedBack)
    }, 0)
}
