import { z } from 'zod'

import {
  isAnyone,
  MOST_COUNTED,
  MOST_SEGMENTS,
  type Conditions,
} from '@/domain/office/segments/segment'

import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { filled, line } from '@/contract/kit/text.schema'

const Count = z.int().max(MOST_COUNTED)
const Orders = Count.min(0).nullable()
const Days = Count.min(1).nullable()
const Amount = Money.refine((amount) => amount >= 0, 'Enter an amount of zero or more.').nullable()
const Flag = z.boolean().nullable()

const isInOrder = (least: number | null, most: number | null) =>
  least === null || most === null || least <= most

const CONDITIONS = {
  orders_min: Orders.describe('Paid orders at least'),
  orders_max: Orders.describe('Paid orders at most'),
  paid_min: Amount.describe('Paid for orders at least, less what was refunded'),
  paid_max: Amount.describe('Paid for orders at most, less what was refunded'),
  ordered_days: Days.describe('A paid order within this many days'),
  quiet_days: Days.describe('The last paid order is longer ago than this many days'),
  joined_days: Days.describe('The account is at most this many days old'),
  bike: line(80)
    .min(1)
    .nullable()
    .meta({
      description: 'Slug of a bike that they own',
      examples: ['nireeka-prime'],
    }),
  country_id: z.int().min(1).nullable().describe('Of an order or of a saved address'),
  newsletter: Flag.describe('Whether their address is subscribed to the newsletter'),
  open_ticket: Flag.describe('Whether one of their tickets is open'),
  credit: Flag.describe('Whether they have store credit'),
}

const areOrdersInOrder = (one: Conditions) => isInOrder(one.orders_min, one.orders_max)
const ORDERS = { path: ['orders_max'], message: 'Enter at least as many as before.' }
const isPaidInOrder = (one: Conditions) => isInOrder(one.paid_min, one.paid_max)
const PAID = { path: ['paid_max'], message: 'Enter at least as much as before.' }
const isSomeone = (one: Conditions) => !isAnyone(one)
const SOMEONE = { path: ['orders_min'], message: 'Choose at least one condition.' }

const Name = filled(60, 'Enter a name.').meta({ examples: ['Riders without a spare'] })
const RowVersion = z.string().max(64).describe('As it was read')
const OfSegment = z.object({ id: line(64).min(1) })

const Segment = z.object({
  id: z.string(),
  name: Name,
  ...CONDITIONS,
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

named({
  CustomerSegment: [
    Segment,
    'Customers with something in common, under a name; a condition that is null doesn’t matter',
  ],
})

export const segmentsSchemas = {
  list: {
    summary: `Lists segments of customers by name, ${MOST_SEGMENTS} at most, with the bikes that one can ask for. Who is in one: \`segment\` of the customers.`,
    spec: 'open',
    response: z.object({
      segments: z.array(Segment),
      bikes: z.array(z.object({ slug: z.string(), title: z.string() })),
    }),
  },
  count: {
    summary: 'Counts the accounts that meet all conditions now. It changes nothing.',
    spec: 'open',
    repeats: 'It changes nothing.',
    body: z.object(CONDITIONS).refine(areOrdersInOrder, ORDERS).refine(isPaidInOrder, PAID),
    response: z.object({ count: z.int() }),
  },
  add: {
    summary: 'Adds a segment.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['segment_exists', 'segments_full'],
    body: z
      .object({ name: Name, ...CONDITIONS })
      .refine(areOrdersInOrder, ORDERS)
      .refine(isPaidInOrder, PAID)
      .refine(isSomeone, SOMEONE),
    response: Segment,
  },
  change: {
    summary: 'Changes the name or the conditions of a segment.',
    spec: 'open',
    errors: ['segment_not_found', 'segment_changed', 'segment_exists'],
    params: OfSegment,
    body: z
      .object({ name: Name, ...CONDITIONS, seen: RowVersion })
      .refine(areOrdersInOrder, ORDERS)
      .refine(isPaidInOrder, PAID)
      .refine(isSomeone, SOMEONE),
    response: Segment,
  },
  remove: {
    summary: 'Removes a segment. Its customers stay as they are.',
    spec: 'open',
    repeats: 'A repeat finds nothing.',
    errors: ['segment_not_found'],
    params: OfSegment,
    response: z.object({}),
  },
} as const
