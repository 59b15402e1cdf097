import type { Deps } from '@/server/kernel/deps'
import { findOrder, listOverdueEdits, listOverdueOrders, listOverdueReviews } from '@/server/orders'
import { applyLookUp } from './apply-look-up'
import { expireDifference, lookUpDifference } from './close-difference'
import { openPayment } from './open-payment'
import { listStaleAttempts, type Attempt } from './queries'
import { listOpenRefunds } from './refund-queries'
import { syncRefunds } from './sync-refunds'
import { endReview, expireOrder } from './expire-order'

/** An open attempt is looked up when nobody has done so for this long. */
const STALE_MS = 90_000
const BATCH = 50
const AT_ONCE = 4

/**
 * Finishes what a closed tab, a lost answer or a crash left open: looks up stale attempts at their provider
 * and ends orders whose reservation is over. Every step is safe to repeat and to run in two workers at once.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - STALE_MS)
  await all(deps, () => listStaleAttempts(deps.db, before, BATCH), {
    nameOf: ({ public_id }) => public_id,
    step: (attempt) => lookUpStale(deps, attempt),
  })
  await all(deps, () => listOverdueEdits(deps.db, now, BATCH), {
    nameOf: ({ id }) => `edit ${id}`,
    step: (edit) => expireDifference(deps, edit),
  })
  await all(deps, () => listOpenRefunds(deps.db, before, BATCH), {
    nameOf: ({ payment }) => payment.provider_payment_id,
    step: (paid) => syncRefunds(deps, paid),
  })
  await all(deps, () => listOverdueOrders(deps.db, now, BATCH), {
    nameOf: ({ number }) => number,
    step: (order) => expireOrder(deps, order),
  })
  await all(deps, () => listOverdueReviews(deps.db, now, BATCH), {
    nameOf: ({ number }) => number,
    step: (order) => endReview(deps, order),
  })
}

interface Work<Row> {
  nameOf: (row: Row) => string
  step: (row: Row) => Promise<void>
}

/** Works on all rows, a few at once, until the list has none that was not tried yet. */
async function all<Row>(
  deps: Deps,
  list: () => Promise<Row[]>,
  { nameOf, step }: Work<Row>,
): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const rows = (await list()).filter((row) => !tried.has(nameOf(row)))
    if (rows.length === 0) return
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      await Promise.all(
        rows.slice(start, start + AT_ONCE).map((row) => {
          tried.add(nameOf(row))
          return guarded(deps, nameOf(row), () => step(row))
        }),
      )
    }
  }
}

async function guarded(deps: Deps, subject: string, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => deps.log.warn({ err: error, subject }, 'reconcile failed'))
}

async function lookUpStale(deps: Deps, attempt: Attempt): Promise<void> {
  if (attempt.edit_id !== null) return lookUpDifference(deps, attempt)
  if (attempt.provider_ref !== null) return applyLookUp(deps, attempt)
  // The answer of the provider was lost. The same call with the same key tells what it did.
  const order = await findOrder(deps.db, attempt.order_id)
  if (order?.payment_state === 'unpaid') await openPayment(deps, order.number)
}
