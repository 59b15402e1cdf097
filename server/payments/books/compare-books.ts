import type { BookDifference } from '@/server/kernel/db/schema/payments/provider-events'
import type { Deps } from '@/server/kernel/deps'
import { runSteps } from '@/server/kernel/jobs/steps'
import type { ListedPayment, PaymentProvider } from '@/server/kernel/ports/payments'
import { insertBookCheck, listCapturedSince, type CapturedPayment } from './book-queries'

const WINDOW_MS = 3 * 24 * 3_600_000
/** Minimum age of compared payments: newer ones may not have reached both sides yet. */
const SETTLING_MS = 5 * 60_000

/** Compares the last three days of payments with the ledger. Only records and reports differences. */
export async function compareBooks(deps: Deps): Promise<void> {
  const comparable = deps.providers.filter(({ listPaid }) => listPaid)
  const steps = comparable.map((one) => [one.id, () => compareOne(deps, one)] as const)
  await runSteps(deps, 'compare-books', Object.fromEntries(steps))
}

async function compareOne(deps: Deps, provider: PaymentProvider): Promise<void> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - WINDOW_MS)
  const there = (await provider.listPaid?.(since)) ?? []
  const here = await listCapturedSince(
    deps.db,
    provider.id,
    new Date(since.getTime() - SETTLING_MS),
  )
  const settledBefore = new Date(now.getTime() - SETTLING_MS)
  const known = here.filter(
    ({ captured_at }) => captured_at >= since && captured_at <= settledBefore,
  )
  const differences = [
    ...there.map((one) => differenceOf(one, here)),
    ...known.filter((row) => !there.some(isOf(row))).map(missingThere),
  ].filter((one) => one !== null)
  const matched = there.filter((one) => differenceOf(one, here) === null).length
  await insertBookCheck(deps.db, {
    provider: provider.id,
    checked_at: now,
    matched,
    differences,
  })
  if (differences.length > 0) {
    deps.log.error({ provider: provider.id, differences }, 'books differ from the provider')
  }
}

const isOf = (row: CapturedPayment) => (one: ListedPayment) =>
  one.paymentId === row.provider_payment_id

function differenceOf(
  { paymentId, amount }: ListedPayment,
  here: CapturedPayment[],
): BookDifference | null {
  const row = here.find(({ provider_payment_id }) => provider_payment_id === paymentId)
  if (row?.amount_cents === amount) return null
  return {
    class: row ? 'amount_differs' : 'missing_here',
    provider_payment_id: paymentId,
    there_cents: amount,
    here_cents: row?.amount_cents ?? null,
  }
}

function missingThere(row: CapturedPayment): BookDifference {
  return {
    class: 'missing_there',
    provider_payment_id: row.provider_payment_id,
    there_cents: null,
    here_cents: row.amount_cents,
  }
}
