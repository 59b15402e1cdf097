import { toDollars, type Cents } from '@/domain/kit/money'
import type { Rows } from '@/domain/office/reports/report-rows'

export const EXPORT_STATES = ['making', 'done', 'failed'] as const
/** Maximum number of documents per archive, below the number of files that ZIP archives can hold. */
export const MOST_PAPERS = 50_000
/** Days after which archives are deleted; they can be made again. */
export const EXPORT_DAYS = 7

export const JOURNAL_HEAD = [
  ...['document', 'kind', 'day', 'order', 'corrects', 'customer', 'country', 'code', 'region'],
  ...['net', 'tax_title', 'tax', 'total', 'currency', 'settled'],
]

interface JournalEntry {
  /** @example 'INV-000007' */
  document: string
  kind: 'invoice' | 'credit_note'
  day: string
  order: string
  /** The invoice that a credit note corrects; otherwise empty. */
  corrects: string
  customer: string
  country: string
  code: string
  region: string
  net: Cents
  tax_title: string
  tax: Cents
  total: Cents
  currency: string
  settled: string
}

/** Returns rows of the journal. Credit notes are negative, so that columns add up to the reports. */
export function journalRows(entries: readonly JournalEntry[]): Rows {
  return entries.map(({ kind, net, tax, total, ...one }) => {
    const signed = (amount: Cents) => {
      const value = toDollars(amount)
      return kind === 'invoice' || value === 0 ? value : -value
    }
    return [
      ...[one.document, kind, one.day, one.order, one.corrects, one.customer],
      ...[one.country, one.code, one.region, signed(net), one.tax_title, signed(tax)],
      ...[signed(total), one.currency, one.settled],
    ]
  })
}
