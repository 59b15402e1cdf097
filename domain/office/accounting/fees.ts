import { addCents, toDollars, type Cents } from '@/domain/kit/money'
import type { CsvCell } from '@/domain/office/kit/csv'
import type { Fee } from '@/domain/office/payment/fee'
import type { Rows } from '@/domain/office/reports/report-rows'

export const FEES_HEAD = [
  ...['day', 'order', 'provider', 'kind', 'payment', 'refund', 'amount', 'currency'],
  ...['fee', 'fee_currency'],
]
const TOTALS_HEAD = ['provider', 'entries', 'fee', 'fee_currency']
const UNKNOWN = 'not known yet'
const NONE = 'none'

export interface FeeEntry {
  day: string
  order: string
  provider: string
  /** The provider's references; that of the refund is empty for a payment. */
  payment: string
  refund: string
  /** Negative for refunds. */
  amount: Cents
  currency: string
  fee: Fee | null
}

export const feeRows = (entries: readonly FeeEntry[]): Rows =>
  entries.map(({ fee, refund, ...one }) => [
    ...[one.day, one.order, one.provider, refund === '' ? 'payment' : 'refund'],
    ...[one.payment, refund, toDollars(one.amount), one.currency],
    ...feeCells(fee),
  ])

const feeCells = (fee: Fee | null): CsvCell[] =>
  fee?.amount == null ? [nameOf(fee), ''] : [toDollars(fee.amount), fee.currency ?? '']

const nameOf = (fee: Fee | null) => (fee ? UNKNOWN : NONE)

/** Adds up fees by provider and currency. Fees that aren't known yet are counted on a line of their own. */
export function feeTotals() {
  const totals = new Map<string, { provider: string; entries: number; fee: Fee | null }>()
  return {
    add(entries: readonly FeeEntry[]): void {
      for (const { provider, fee } of entries) {
        const key = JSON.stringify([provider, fee?.currency ?? nameOf(fee)])
        const total = totals.get(key) ?? { provider, entries: 0, fee: fee && { ...fee } }
        if (total.entries > 0 && total.fee?.amount != null && fee?.amount != null)
          total.fee.amount = addCents(total.fee.amount, fee.amount)
        total.entries += 1
        totals.set(key, total)
      }
    },
    rows: (): Rows => [
      TOTALS_HEAD,
      ...[...totals]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { provider, entries, fee }]) => [...[provider, entries, ...feeCells(fee)]]),
    ],
  }
}
