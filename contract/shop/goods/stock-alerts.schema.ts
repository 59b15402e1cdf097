import { z } from 'zod'

import { limitedBy } from '@/contract/kit/route'
import { Email, line } from '@/contract/kit/text.schema'

const Done = z.object({})

export const stockAlertsSchemas = {
  request: {
    summary:
      'Asks for one email when something that is sold out is for sale again. Users with a verified address need none; others confirm theirs once by an emailed link. As many people as there are units are told at a time, in the order in which they asked.',
    spec: 'open',
    repeats: 'Those who wait already keep their place.',
    limits: limitedBy('stockAlert', 'stockAlertByDay', 'stockAlertByEmail'),
    errors: [
      'stock_item_not_found',
      'stock_not_sold_out',
      'stock_alerts_blocked',
      'stock_alerts_full',
      'invalid_input',
      'too_many_requests',
    ],
    body: z.object({
      sku: line(80).min(1).describe('SKU of the version or frame; of the product for a bundle'),
      email: Email.nullish().describe('Null for the verified address of the user'),
    }),
    response: z.object({
      is_confirmed: z
        .boolean()
        .describe(
          'True for the verified address of the user. False for any other, whether it was confirmed before or not',
        ),
    }),
  },
  list: {
    summary:
      'Lists what the user’s verified address waits for, in the order in which it asked. Empty for any other address.',
    spec: 'open',
    response: z.object({
      alerts: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          path: z.string().nullable().describe('Its page; null while the shop doesn’t offer it'),
          asked_at: z.iso.datetime(),
        }),
      ),
    }),
  },
  remove: {
    summary: 'Ends the wait of the user’s verified address for one item.',
    spec: 'open',
    errors: ['stock_alert_not_found'],
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: Done,
  },
  confirm: {
    summary: 'Confirms an address with the single-use emailed token, for all it waits for.',
    spec: 'open',
    limits: limitedBy('emailLink'),
    errors: ['link_invalid', 'too_many_requests'],
    body: z.object({ token: z.string().min(1).max(100) }),
    response: Done,
  },
  unsubscribe: {
    summary:
      'Ends all that an address waits for, with the key included in every email, and deletes the address. Ignores the body, so mail clients can send their own (RFC 8058). Idempotent.',
    spec: 'open',
    limits: limitedBy('emailLink'),
    errors: ['link_invalid', 'too_many_requests'],
    params: z.object({ id: z.string().max(60), key: z.string().max(60) }),
    response: Done,
  },
}
