import { z } from 'zod'

import { Money } from '@/contract/kit/money.schema'
import { limitedBy } from '@/contract/kit/route'
import { codeText } from '@/contract/kit/text.schema'

export const CREDIT_KINDS = ['gift', 'goodwill', 'refund', 'spent', 'returned'] as const

export const creditsSchemas = {
  read: {
    summary: 'Returns the user’s store credit balance and history, newest first.',
    spec: 'open',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({
      balance: Money,
      entries: z.array(
        z.object({
          id: z.int(),
          at: z.iso.datetime(),
          kind: z.enum(CREDIT_KINDS),
          title: z.string(),
          amount: Money.describe('Positive if added, negative if spent'),
          balance_after: Money,
          order_number: z.string().nullable(),
        }),
      ),
      page: z.int(),
      pages: z.int(),
    }),
  },
  redeem: {
    summary:
      'Redeems a gift card code as store credit. Each code works once. Limited to 10 attempts per hour.',
    spec: 'open',
    limits: limitedBy('giftCodeByUser', 'giftCodeByAddress'),
    errors: ['gift_code_refused', 'too_many_requests'],
    body: z.object({ code: codeText(40).min(1, 'Enter the gift card code.') }),
    response: z.object({ amount: Money, balance: Money }),
  },
}
