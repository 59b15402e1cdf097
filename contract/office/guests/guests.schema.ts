import { z } from 'zod'

import { OpenMatters } from '@/contract/office/customers/customers.schema'
import { limitedBy } from '@/contract/kit/route'
import { Email, multiline } from '@/contract/kit/text.schema'
import { GUEST_DATA } from '@/domain/office/guests/guests'

const ofGuest = z.object({ email: Email })

export const guestsSchemas = {
  find: {
    summary: 'Counts what the shop holds about an email address without an account.',
    spec: 'open',
    repeats: 'It changes nothing.',
    body: ofGuest,
    response: z.object({
      held: z.array(z.object({ data: z.enum(GUEST_DATA), count: z.int() })),
      member: z
        .string()
        .nullable()
        .meta({
          description: 'The customer whose account has this address',
          examples: ['k3J9v0XqT5'],
        }),
      open: OpenMatters,
    }),
  },
  exportData: {
    summary:
      'Exports everything the shop stores about an email address without an account as one JSON file, on request.',
    spec: 'open',
    repeats: 'It changes nothing.',
    limits: limitedBy('export'),
    errors: ['too_many_requests'],
    file: { type: 'application/json', description: 'The export as a JSON file.' },
    body: ofGuest,
    response: z.any(),
  },
  erase: {
    summary:
      'Erases everything the shop stores about an email address without an account, on request, and returns a signed receipt. Records required by tax law are kept without the name. Refused while an order, return, refund or dispute is open.',
    spec: 'open',
    repeats: 'Repeating it finds nothing.',
    errors: ['guest_not_found', 'guest_is_member', 'customer_has_order'],
    file: { type: 'text/plain', description: 'The receipt, signed by the shop.' },
    body: ofGuest,
    response: z.any(),
  },
  verify: {
    summary: 'Says whether this shop signed a receipt of an erasure as it is.',
    spec: 'open',
    repeats: 'It changes nothing.',
    body: z.object({
      receipt: multiline(10_000, 'This is no receipt.')
        .min(1, 'Paste the receipt.')
        .meta({
          examples: ['Receipt 3fK9…'],
        }),
    }),
    response: z.object({ is_valid: z.boolean() }),
  },
}
