/**
 * What a transaction may lock, in the one order in which every transaction does: two that want the same things then
 * wait for each other, and never in a circle.
 */
const LOCK_ORDER = [
  /** Advisory: who holds unpaid pieces. */
  'holders',
  /** With its attempts, payments and refunds, which nobody touches without it. */
  'order',
  'gift cards',
  'stock',
  'promotion',
  'cart',
  'credit',
  'address book',
  'bikes',
  /** The counters of invoices and credit notes: whoever has one keeps all others waiting until the commit. */
  'documents',
] as const

export type Lock = (typeof LOCK_ORDER)[number]

/**
 * Does each step when it is the turn of what it locks, whatever the order in which they are written.
 * @example await inLockOrder({ credit: () => spendCredit(tx, …), stock: () => reserveStock(tx, …) }) // stock first
 */
export async function inLockOrder(
  steps: Partial<Record<Lock, () => Promise<unknown>>>,
): Promise<void> {
  for (const lock of LOCK_ORDER) await steps[lock]?.()
}

/** The first that locks what comes before something that is locked already; undefined where all is in order. */
export function findOutOfOrder<Step extends { locks: Lock | null }>(
  steps: readonly Step[],
): Step | undefined {
  let reached = -1
  return steps.find(({ locks }) => {
    if (locks === null) return false
    const place = LOCK_ORDER.indexOf(locks)
    if (place < reached) return true
    reached = place
    return false
  })
}
