import { addCents, cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'

import type { Days, ReportRange } from './report-days'

export interface PayoutFigures {
  payments: number
  captured: Cents
  refunded: Cents
  lost: Cents
  /** Net change of the provider's account in the ledger. */
  booked: Cents
}

export interface PayoutRow extends Days, PayoutFigures {
  provider: string
}

/** Returns what the provider owes before fees, and its difference from the ledger. */
function payoutOf({ captured, refunded, lost, booked }: PayoutFigures) {
  const payout = cents(captured - refunded - lost)
  return { payout, difference: cents(payout - booked) }
}

export function payoutReport(range: ReportRange, rows: readonly PayoutRow[]) {
  const sum = (name: 'captured' | 'refunded' | 'lost' | 'booked') =>
    addCents(...rows.map((row) => row[name]))
  const all = {
    payments: rows.reduce((count, { payments }) => count + payments, 0),
    ...{ captured: sum('captured'), refunded: sum('refunded'), lost: sum('lost') },
    booked: sum('booked'),
  }
  return {
    ...range,
    rows: rows.map((row) => ({ ...row, ...payoutOf(row) })),
    total: { ...all, ...payoutOf(all) },
  }
}

/** Fees that a provider deducted, where they are known in the shop’s currency. */
export interface PayoutFees {
  fee: Cents
  /** Payments and refunds whose fee isn't known, or is in another currency. */
  without_fee: number
}

const NO_FEES: PayoutFees = { fee: ZERO, without_fee: 0 }

type PayoutReport = ReturnType<typeof payoutReport>

const netOf = ({ payout }: { payout: Cents }, fees: PayoutFees) => ({
  ...fees,
  net: subtractCents(payout, fees.fee),
})

/** Subtracts fees from payouts; the ledger doesn't contain them. */
export function lessFees(
  report: PayoutReport,
  feesOf: (row: PayoutReport['rows'][number]) => PayoutFees | undefined,
) {
  const rows = report.rows.map((row) => ({ ...row, ...netOf(row, feesOf(row) ?? NO_FEES) }))
  const all = {
    fee: addCents(...rows.map(({ fee }) => fee)),
    without_fee: rows.reduce((count, row) => count + row.without_fee, 0),
  }
  return { ...report, rows, total: { ...report.total, ...netOf(report.total, all) } }
}
