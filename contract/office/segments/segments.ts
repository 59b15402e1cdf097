import { count, line, money, optional } from '@/contract/kit/resource/field'
import { either } from '@/contract/kit/resource/more-fields'
import { resource, type EntryOf, type FormOf } from '@/contract/kit/resource/resource'
import { isAnyone, MOST_COUNTED } from '@/domain/office/segments/segment'

const countFrom = (least: number, rules: { about: string; example?: number }) =>
  optional(
    count({ least, most: MOST_COUNTED }, { wrong: 'Enter a whole number up to 10,000.', ...rules }),
  )
const amount = (about: string) => optional(money({ wrong: 'Enter an amount in dollars.', about }))

type Limit = number | null | undefined
const isAbove = (least: Limit, most: Limit) => (least ?? 0) > (most ?? Infinity)
const RANGE = 'Enter at least as much as in “from”.'

/** Customers with something in common, under a name; a condition that is null doesn’t matter. */
export const segments = resource('segments', {
  nouns: {
    ...{ code: 'segment', one: 'segment', a: 'a segment', many: 'segments' },
    removal: 'Its customers stay as they are.',
  },
  path: '/api/backoffice/segments',
  read: 'customers.read',
  write: 'customers.write',
  fields: {
    name: line(60, { required: 'Enter a name.', example: 'Riders without a spare' }),
    orders_min: countFrom(0, { about: 'Paid orders at least', example: 1 }),
    orders_max: countFrom(0, { about: 'Paid orders at most' }),
    paid_min: amount('Paid for orders at least, less what was refunded'),
    paid_max: amount('Paid for orders at most, less what was refunded'),
    ordered_days: countFrom(1, { about: 'A paid order within this many days' }),
    quiet_days: countFrom(1, { about: 'The last paid order is longer ago than this many days' }),
    joined_days: countFrom(1, { about: 'The account is at most this many days old' }),
    bike: optional(line(80, { about: 'Slug of a bike that they own', example: 'nyx' })),
    country_id: optional(
      count({ least: 1, most: 2 ** 31 - 1 }, { about: 'Of an order or of a saved address' }),
    ),
    newsletter: either({ about: 'Whether their address is subscribed to the newsletter' }),
    open_ticket: either({ about: 'Whether one of their tickets is open' }),
    credit: either({ about: 'Whether they have store credit' }),
  },
  computed: {
    bike_title: optional(
      line(80, { about: 'Title of `bike`, while the shop has it', example: 'Nyx' }),
    ),
  },
  check: ({ name: _, ...conditions }) => ({
    ...(isAbove(conditions.orders_min, conditions.orders_max) && { orders_max: RANGE }),
    ...(isAbove(conditions.paid_min, conditions.paid_max) && { paid_max: RANGE }),
    ...(isAnyone(conditions) && { orders_min: 'Choose at least one condition.' }),
  }),
})

/** A named group of customers; amounts in cents. */
export type Segment = EntryOf<typeof segments>
export type SegmentForm = FormOf<typeof segments>
