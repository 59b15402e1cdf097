import { EXPORT_DAYS, MOST_PAPERS } from '@/domain/office/accounting/accounting'
import { dateLong } from '@/utils/format'

const papers = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

/** @example sizeText(2_500_000) // '2.4 MB' */
function sizeText(bytes: number): string {
  const kilobytes = bytes / 1_024
  return kilobytes < 1_000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1_024).toFixed(1)} MB`
}

export const accounting = {
  title: 'For the accountant',
  lead: 'One file with everything that your accountant asks for: the journal of invoices and credit notes, taxes by country and by rate, payouts, fees of payment providers, and each invoice and credit note as a PDF.',
  from: 'From',
  to: 'To',
  make: 'Make the file',
  list: 'Files',
  none: 'No file yet',
  noneHint: 'Choose the days and make the first one.',
  days: ({ from, to }: { from: string; to: string }) => `${dateLong(from)} – ${dateLong(to)}`,
  making: ({ done, papers: all }: { done: number; papers: number }) =>
    all === 0 ? 'Being made…' : `Being made: ${done} of ${papers(all)}`,
  failed: `It has more than ${MOST_PAPERS.toLocaleString('en-US')} documents. Please choose fewer days.`,
  facts: ({ papers: count, size }: { papers: number; size: number }) =>
    `${papers(count)}, ${sizeText(size)}`,
  download: 'Download',
  downloadOf: (days: string) => `Download ${days}`,
  file: ({ from, to }: { from: string; to: string }) => `accounting-${from}-${to}.zip`,
  hint: `Files are deleted after ${EXPORT_DAYS} days; you can make them again. How tables are written is under Settings, “Tables for Excel.”`,
} as const
