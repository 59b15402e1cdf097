/** Lock order of all transactions; acquiring locks in one global order prevents deadlocks. */
const LOCK_ORDER = [
  /** Advisory lock for the limits on unpaid units. */
  'holders',
  /** The order with its attempts, payments and refunds, which change only under this lock. */
  'order',
  'gift cards',
  'stock',
  'promotion',
  'cart',
  'credit',
  'address book',
  'bikes',
  /** Pictures of builds; rows of several looks are locked in the order of their keys. */
  'pictures',
  /** Counters of invoices and credit notes. Last, because they block others until the commit. */
  'documents',
] as const

export type Lock = (typeof LOCK_ORDER)[number]

/**
 * Runs the steps in lock order, regardless of the order of their keys.
 * @example await inLockOrder({ credit: () => spendCredit(tx, …), stock: () => reserveStock(tx, …) }) // stock first
 */
export async function inLockOrder(
  steps: Partial<Record<Lock, () => Promise<unknown>>>,
): Promise<void> {
  for (const lock of LOCK_ORDER) await steps[lock]?.()
}

/** Returns the first step that violates the lock order, or undefined if all are in order. */
export function findOutOfOrder<Step extends { locks: Lock | null }>(
  steps: readonly Step[],
): Step | undefined {
  let reached = -1
  return steps.find(({ locks }) => {
    if (locks === null) return false
    const position = LOCK_ORDER.indexOf(locks)
    if (position < reached) return true
    reached = position
    return false
  })
}
