import { z } from 'zod'

import { named } from '@/contract/kit/named.schema'
import { checkRange } from '@/contract/office/reports/reports.schema'
import { EXPORT_DAYS, EXPORT_STATES, MOST_PAPERS } from '@/domain/office/accounting/accounting'

const Export = z.object({
  id: z.int(),
  from: z.iso.date(),
  to: z.iso.date().describe('Included'),
  state: z.enum(EXPORT_STATES).describe(`Archives of over ${MOST_PAPERS} documents fail`),
  made_at: z.iso.datetime(),
  papers: z.int().describe('Invoices and credit notes of these days'),
  done: z.int().describe('How many of them the archive has'),
  size: z.int().describe('In bytes'),
  href: z
    .string()
    .nullable()
    .describe('Path of the archive, valid for an hour; null until it is done'),
})

named({ AccountingExport: Export })

export const accountingSchemas = {
  list: {
    summary: `Returns the latest archives for the accountant. They are deleted after ${EXPORT_DAYS} days.`,
    spec: 'open',
    response: z.object({ exports: z.array(Export) }),
  },
  make: {
    summary:
      'Makes a ZIP archive of the journal of invoices and credit notes, taxes by country and by rate, payouts, fees of payment providers, and all documents as PDF files. It is made in the background.',
    spec: 'open',
    repeats: 'While an archive of the same days is being made, this returns it.',
    body: z.object({ from: z.iso.date(), to: z.iso.date() }).superRefine(checkRange),
    response: Export,
  },
  file: {
    summary: 'Downloads an archive, by the address in `href`.',
    spec: 'open',
    errors: ['file_not_found'],
    params: z.object({ id: z.string().max(20) }),
    query: z.object({ until: z.string().max(20), key: z.string().max(100) }),
    file: { type: 'application/zip', description: 'The archive.' },
    response: z.string(),
  },
}
