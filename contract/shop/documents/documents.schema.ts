import { z } from 'zod'

const DocumentId = z
  .string()
  .regex(/^(\d{1,15}|(build|slip|label|return)-\d{1,3})$/)
  .meta({ examples: ['build-0'] })
  .describe(
    'Number of the document, `build-` plus the index of the bike’s order line, `slip-` or `label-` plus the number of the parcel, or `return-` plus the number of the return',
  )
const params = z.object({ number: z.string().max(40), id: DocumentId })
const errors = ['order_not_found', 'document_not_found', 'server_busy'] as const

export const documentsSchemas = {
  read: {
    summary:
      'Returns an order’s invoice, credit note, build sheet, packing slip, shipping label or return label as a PDF, by the order’s secret key. The order lists its documents.',
    spec: 'open',
    file: { type: 'application/pdf', description: 'The document.' },
    errors,
    params,
    query: z.object({ key: z.string().max(100) }),
    response: z.any(),
  },
  readMine: {
    summary:
      'Returns an invoice, credit note, build sheet, packing slip, shipping label or return label for one of the user’s orders as a PDF.',
    spec: 'open',
    file: { type: 'application/pdf', description: 'The document.' },
    errors,
    params,
    response: z.any(),
  },
}
