import { z } from 'zod'

import { changesEnd, changesQuery } from '@/contract/kit/changes.schema'
import { ListRange } from '@/contract/kit/list-range.schema'
import {
  ADJUSTMENT_REASONS,
  MAX_COUNTED,
  MAX_PIECES,
  STOCK_KINDS,
  STOCK_REASONS,
  STOCK_STATES,
} from '@/domain/office/stock/stock'

import { named } from '@/contract/kit/named.schema'
import { line } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()
const Sku = line(80).min(1)
const Pieces = z.int().min(0).max(MAX_PIECES)

const Row = z.object({
  sku: z.string(),
  kind: z.enum(STOCK_KINDS),
  title: z.string(),
  on_hand: z.int().describe('With the reserved pieces'),
  reserved: z.int().describe('Held for orders that aren’t paid yet'),
  incoming: z.int(),
  due: z.iso.date().nullable().describe('When the next delivery is expected'),
  threshold: z
    .int()
    .nullable()
    .describe('Staff are told when no more are for sale; null for never'),
  is_low: z.boolean(),
  waiting: z
    .int()
    .describe('How many people asked to be told when it’s for sale again, and weren’t told yet'),
  unconfirmed: z
    .int()
    .describe('How many more asked, and haven’t confirmed their address; nobody tells them'),
})

const Item = Row.extend({
  product: z.string().nullable().describe('Address of its page in the shop'),
  arrivals: z
    .array(z.object({ id: z.int(), count: z.int(), due: z.iso.date(), note: z.string() }))
    .describe('Deliveries that are expected, the next one first'),
  holds: z
    .array(z.object({ order: z.string(), count: z.int(), until: Moment }))
    .describe('Orders that hold pieces until they are paid'),
  waiters: z
    .array(z.object({ email: z.string(), since: Moment }))
    .nullable()
    .describe('People who wait for it, the first ones first; null without `customers.read`'),
  bundles: z
    .array(z.object({ id: z.int(), title: z.string(), waiting: z.int(), unconfirmed: z.int() }))
    .describe('Bundles that contain it and that people wait for'),
  moves: z
    .array(
      z.object({
        at: Moment,
        delta: z.int(),
        on_hand: z.int().describe('After it'),
        reason: z.enum(STOCK_REASONS),
        note: z.string(),
        order: z.string().nullable(),
        by: z.string().describe('Empty for what nobody did by hand, or once that account is gone'),
      }),
    )
    .describe('The last 100 changes of the pieces on hand, newest first'),
})

const Difference = z.object({
  sku: z.string(),
  title: z.string(),
  seen: z.int(),
  counted: z.int(),
  on_hand: z.int().describe('Now'),
  moved: z.int().describe('What sales and deliveries did since the sheet was made'),
  difference: z.int().describe('What the count changes'),
  after: z.int().describe('On hand once the count is applied'),
  short: z.int().describe('Pieces that orders hold and that would be gone; 0 for none'),
})

named({
  StockRow: [Row, 'An item of the warehouse'],
  StockItem: [Item, 'An item of the warehouse with its history'],
})

const filter = {
  q: line(100).optional().describe('Words of the title, SKU or GTIN'),
  kind: z.enum(STOCK_KINDS).optional(),
  state: z.enum(STOCK_STATES).optional(),
}
const params = z.object({ sku: Sku })
const arrivalParams = params.extend({ arrival: z.coerce.number().int().positive() })

export const stockSchemas = {
  list: {
    summary: 'Returns a page of what is in stock, ordered by SKU.',
    spec: 'open',
    query: z.object({
      ...filter,
      ...changesQuery,
      after: Sku.optional(),
      before: Sku.optional(),
    }),
    response: z.object({
      items: z.array(Row),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      ...changesEnd,
      range: ListRange.optional(),
      counts: z
        .array(z.object({ state: z.enum(STOCK_STATES), count: z.int() }))
        .describe('How many items each state has'),
    }),
  },
  sheet: {
    summary: `Returns what a count sheet lists: up to ${MAX_COUNTED} items.`,
    spec: 'open',
    query: z.object(filter),
    response: z.object({ items: z.array(Row), is_cut: z.boolean(), at: Moment }),
  },
  checkCount: {
    summary: 'Says what a count would change, with what moved since the sheet was made.',
    spec: 'open',
    repeats: 'It changes nothing.',
    errors: ['stock_item_not_found'],
    body: z.object({
      lines: z
        .array(z.object({ sku: Sku, seen: Pieces, counted: Pieces }))
        .min(1)
        .max(MAX_COUNTED)
        .refine(areDistinct, 'Name each item once.'),
    }),
    response: z.object({ lines: z.array(Difference) }),
  },
  adjust: {
    summary:
      'Changes the pieces on hand of one or many items, all or none. Refused if any of them moved since it was read, or if orders hold more than would be left.',
    spec: 'open',
    repeats: 'A repeat is refused, because the first call moved the stock.',
    errors: ['stock_item_not_found', 'stock_moved', 'stock_reserved', 'stock_too_full'],
    body: z.object({
      reason: z.enum(ADJUSTMENT_REASONS),
      note: line(200),
      lines: z
        .array(
          z.object({
            sku: Sku,
            on_hand: Pieces.describe('As it was read'),
            delta: z.int().min(-MAX_PIECES).max(MAX_PIECES),
          }),
        )
        .min(1)
        .max(MAX_COUNTED)
        .refine(areDistinct, 'Name each item once.'),
    }),
    response: z.object({ items: z.array(Row) }),
  },
  read: {
    summary: 'Returns an item with its deliveries, the orders that hold it, and its history.',
    spec: 'open',
    errors: ['stock_item_not_found'],
    params,
    response: Item,
  },
  setThreshold: {
    summary: 'Sets from how many pieces on staff are told that few are left.',
    spec: 'open',
    errors: ['stock_item_not_found'],
    params,
    body: z.object({ threshold: Pieces.nullable() }),
    response: Item,
  },
  expect: {
    summary: 'Notes a delivery that is expected.',
    spec: 'open',
    repeats: 'Each call notes another delivery.',
    errors: ['stock_item_not_found'],
    params,
    body: z.object({ count: Pieces.min(1), due: z.iso.date(), note: line(200) }),
    response: Item,
  },
  receive: {
    summary: 'Receives a delivery: its pieces are on hand.',
    spec: 'open',
    repeats: 'A delivery is received once; a repeat is refused.',
    errors: ['stock_item_not_found', 'arrival_not_found', 'stock_too_full'],
    params: arrivalParams,
    body: z.object({ count: Pieces.min(1).describe('How many really came') }),
    response: Item,
  },
  forget: {
    summary: 'Removes a delivery that won’t come.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['stock_item_not_found', 'arrival_not_found'],
    params: arrivalParams,
    response: Item,
  },
}

function areDistinct(lines: readonly { sku: string }[]): boolean {
  return new Set(lines.map(({ sku }) => sku)).size === lines.length
}
