import { z } from 'zod'

import { RETURN_REASONS, RETURN_STATES } from '@/domain/office/returns/returns'

import { MAX_TRACKING } from '@/domain/shop/orders/parcels'

import { carriers } from '@/contract/office/carriers/carriers'
import { named } from '@/contract/kit/named.schema'
import { shapeOf } from '@/contract/kit/resource/resource.schema'
import { codeText, prose } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()

const Returns = z.object({
  number: z.string(),
  carriers: z.array(z.object({ code: z.string(), title: z.string() })),
  lines: z
    .array(
      z.object({
        position: z.int(),
        title: z.string(),
        detail: z.string(),
        returnable: z.int().describe('Delivered pieces that are in no return'),
        bikes: z
          .array(z.object({ id: z.int(), frame_number: z.string().nullable() }))
          .describe('Of a line of bikes, those that can come back'),
      }),
    )
    .describe('Lines of which something can come back'),
  returns: z.array(
    z.object({
      number: z.int(),
      state: z.enum(RETURN_STATES),
      reason: z.enum(RETURN_REASONS),
      note: z.string(),
      by: z.string().describe('Who registered it; empty once that account is gone'),
      carrier: z.string().describe('Who brings it; empty if the buyer chooses'),
      tracking: z.string().describe('Number of a prepaid label; may be empty'),
      label: z.string().describe('Address of its label as a PDF; empty once it isn’t expected'),
      registered_at: Moment,
      received_at: Moment.nullable(),
      inspected_at: Moment.nullable(),
      items: z.array(
        z.object({
          position: z.int(),
          title: z.string(),
          detail: z.string(),
          count: z.int(),
          sellable: z.int().nullable().describe('Null until it’s inspected'),
          frames: z.array(z.string()),
          is_stocked: z
            .boolean()
            .describe('False for bikes: sellable ones go to no stock of parts'),
        }),
      ),
    }),
  ),
})

named({
  OrderReturns: [Returns, 'What of an order can come back, and what does'],
})

const params = z.object({ number: z.string().max(40) })
const isOnce = (items: readonly { position: number }[]) =>
  new Set(items.map(({ position }) => position)).size === items.length

export const returnSchemas = {
  returns: {
    summary: 'Returns what of an order can come back, and its returns.',
    spec: 'open',
    errors: ['order_not_found' as const],
    params,
    response: Returns,
  },
  openReturn: {
    summary: 'Registers a return of delivered pieces. Emails the buyer where to send them.',
    spec: 'open',
    repeats: 'Repeating a `request_key` registers nothing again.',
    errors: ['order_not_found' as const, 'return_too_large' as const],
    params,
    body: z.object({
      items: z
        .array(
          z.object({
            position: z.int().min(0),
            count: z.int().min(1).max(999),
            bikes: z.array(z.int()).max(99).optional().describe('Ids, one for each piece'),
          }),
        )
        .min(1)
        .max(50)
        .refine(isOnce, 'Name each line once.'),
      reason: z.enum(RETURN_REASONS),
      note: prose(500).optional(),
      carrier: shapeOf(carriers, ['code'])
        .code.optional()
        .describe('Who brings it; by default the buyer chooses'),
      tracking: codeText(MAX_TRACKING)
        .regex(/^[A-Za-z0-9 -]*$/, 'Enter letters and digits only.')
        .optional()
        .describe('Number of a label that the shop has paid for; needs a carrier'),
      request_key: z.uuid(),
    }),
    response: Returns,
  },
  moveReturn: {
    summary:
      'Marks a return as received, inspected or canceled. Inspected pieces that can be sold again go back into stock.',
    spec: 'open',
    repeats: 'A return that is there already stays as it is.',
    errors: [
      'order_not_found' as const,
      'return_not_found' as const,
      'return_state_wrong' as const,
    ],
    params: params.extend({ back: z.coerce.number().int().positive() }),
    body: z.object({
      state: z.enum(['received', 'inspected', 'canceled']),
      items: z
        .array(z.object({ position: z.int().min(0), sellable: z.int().min(0).max(999) }))
        .max(50)
        .refine(isOnce, 'Name each line once.')
        .optional()
        .describe('Needed with `inspected`: of each line, how many can be sold again'),
    }),
    response: Returns,
  },
}
