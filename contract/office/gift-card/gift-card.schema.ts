import { z } from 'zod'

import { ListRange } from '@/contract/kit/list-range.schema'
import { GIFT_LISTS } from '@/domain/office/gift-card/gift-list'

import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { codeText } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()
const Mark = z
  .string()
  .regex(/^\d{1,18}$/u, 'Enter the number of a gift card.')
  .meta({ examples: ['12'] })

const Card = z.object({
  id: z.string(),
  amount: Money,
  list: z.enum(GIFT_LISTS),
  order_number: z.string(),
  buyer: z.string().describe('Email address'),
  recipient: z.string().describe('Email address; empty where the buyer gets it, or it was erased'),
  made_at: Moment,
  send_at: Moment.nullable().describe('When its email is due; null where the buyer gets it'),
  sent_at: Moment.nullable(),
  redeemed_at: Moment.nullable(),
  redeemed_by: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Null while nobody has, and once that account is gone'),
})

named({ SoldGiftCard: [Card, 'A gift card as staff see it. Its code is told to nobody'] })

export const giftsSchemas = {
  list: {
    summary:
      'Lists gift cards that were paid, 50 per page, newest first. `q` is a whole order number or email address of a buyer or recipient.',
    spec: 'open',
    query: z.object({
      list: z.enum(GIFT_LISTS).optional(),
      q: codeText(254).optional(),
      after: Mark.optional(),
      before: Mark.optional(),
    }),
    response: z.object({
      cards: z.array(Card),
      open_count: z.int().describe('Cards that can still be redeemed'),
      open_amount: Money.describe('What they are worth'),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      range: ListRange.optional(),
    }),
  },
} as const
