import { z } from 'zod'

import { DELAY_STATES, MOST_SHOWN, MOST_WORK_DAYS } from '@/domain/office/delays/delays'

import { named } from '@/contract/kit/named.schema'
import { filled, line } from '@/contract/kit/text.schema'

const Item = line(200)
  .min(1)
  .describe(
    '`part:` with the title of a part of bikes, `sku:` with an item of the warehouse, or `week:` with the Monday of a week of the factory that has more bikes than it can build. `break:` with its first day is one of days off, which are reported by adding them',
  )
  .meta({ examples: ['part:Belt drive, internally geared hub'] })

const Late = {
  item: Item,
  arrives_on: z.iso
    .date()
    .describe(
      'When it arrives at the factory, or when bikes of a full week are begun; today or later',
    ),
  work_days: z
    .int()
    .min(0)
    .max(MOST_WORK_DAYS)
    .describe('Business days that an order needs at the factory after that'),
}

const Delay = z.object({
  id: z.int(),
  ...Late,
  title: z.string(),
  cause: z.string(),
  state: z.enum(DELAY_STATES),
  by: z.string().describe('Empty once that account is gone'),
  made_at: z.iso.datetime(),
  moved: z.int().describe('Orders whose promised date it moved'),
})

export const MovedPromise = z.object({
  number: z.string(),
  name: z.string(),
  old: z.iso.date().describe('What the buyer was told'),
  new: z.iso.date().describe('The same day if nothing moves'),
})

named({ Delay: [Delay, 'An item that comes late, and what it did to promised dates'] })

const Preview = z.object({
  title: z.string(),
  orders: z.array(MovedPromise).describe(`Those that move first; up to ${MOST_SHOWN}`),
  waiting: z.int().describe('Open orders that need the item'),
  moving: z.int().describe('Those whose promised date moves: so many buyers get an email'),
  has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
  replaces: z.boolean().describe('Whether an earlier report of the same item gives way to it'),
  seen: z.string().describe('Names what was shown; send it to apply exactly that'),
})

export const delaysSchemas = {
  items: {
    summary:
      'Returns what open orders are waiting for: weeks of the factory that have too many bikes, then parts of their bikes, frames and goods, most needed first.',
    spec: 'open',
    query: z.object({ q: line(100).optional().describe('Part of the title') }),
    response: z.object({
      items: z.array(
        z.object({
          item: Item,
          title: z.string(),
          orders: z.int().describe('Open orders that need it'),
        }),
      ),
    }),
  },
  preview: {
    summary: 'Returns what promised dates become when an item is late. Changes nothing.',
    spec: 'open',
    repeats: 'It changes nothing.',
    errors: ['late_item_not_found'],
    body: z.object(Late),
    response: Preview,
  },
  list: {
    summary: 'Returns the last 100 delays, newest first.',
    spec: 'open',
    response: z.object({ delays: z.array(Delay) }),
  },
  report: {
    summary:
      'Moves the promised dates of all orders that wait for an item, as previewed, and emails each buyer once. Of a full week, those move that were placed last. A later report of the same item takes the place of the one before; an earlier arrival moves dates back.',
    spec: 'open',
    repeats: 'The same `request_key` reports once and returns the first delay.',
    errors: ['late_item_not_found', 'promises_changed', 'no_promise_moves'],
    body: z.object({
      ...Late,
      cause: filled(200, 'Tell the buyers why.').describe('The buyers read it'),
      seen: z.string().max(64),
      request_key: z.uuid(),
    }),
    response: Delay,
  },
  end: {
    summary:
      'Ends a delay: orders that still have its date are promised their old one again, and their buyers get an email.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['delay_not_found', 'delay_ended'],
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: Delay,
  },
} as const
