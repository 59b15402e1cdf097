import { CONDITION_NAMES, type Conditions } from '@/domain/office/segments/segment'
import type { Segment } from '@/contract/office/segments/segments'
import { money, thousands } from '@/utils/format'

interface SegmentNames {
  bikes: readonly { slug: string; title: string }[]
  countries: readonly { id: number; title: string }[]
}

const days = (count: number) => (count === 1 ? 'day' : `${thousands(count)} days`)
const orders = (count: number) => (count === 1 ? '1 order' : `${thousands(count)} orders`)

type ConditionTexts = {
  [Name in keyof Conditions]: (value: NonNullable<Conditions[Name]>, named: SegmentNames) => string
}

const SAID: ConditionTexts = {
  orders_min: (count) => `at least ${orders(count)}`,
  orders_max: (count) => (count === 0 ? 'no order' : `at most ${orders(count)}`),
  paid_min: (amount) => `paid ${money(amount)} or more`,
  paid_max: (amount) => `paid ${money(amount)} or less`,
  ordered_days: (count) => `ordered in the last ${days(count)}`,
  quiet_days: (count) => `last order over ${count === 1 ? 'a day' : days(count)} ago`,
  joined_days: (count) => `joined in the last ${days(count)}`,
  bike: (slug, { bikes }) => `owns ${bikes.find((one) => one.slug === slug)?.title ?? slug}`,
  country_id: (id, { countries }) => countries.find((one) => one.id === id)?.title ?? 'one country',
  newsletter: (is) => (is ? 'gets the newsletter' : 'doesn’t get the newsletter'),
  open_ticket: (is) => (is ? 'has an open ticket' : 'no open ticket'),
  credit: (is) => (is ? 'has store credit' : 'no store credit'),
}

const EITHER = [
  { value: '', title: 'Doesn’t matter' },
  { value: 'yes', title: 'Yes' },
  { value: 'no', title: 'No' },
]

const FIELDS: Record<keyof Conditions, string> = {
  orders_min: 'Orders, from',
  orders_max: 'Orders, to',
  paid_min: 'Paid, from',
  paid_max: 'Paid, to',
  ordered_days: 'Ordered in the last … days',
  quiet_days: 'Last order over … days ago',
  joined_days: 'Joined in the last … days',
  bike: 'Owns a bike',
  country_id: 'Country',
  newsletter: 'Newsletter',
  open_ticket: 'Open ticket',
  credit: 'Store credit',
}

export const segments = {
  title: 'Segments',
  lead: 'Customers with something in common, counted each time you look. Guests have no account, so they aren’t in one.',
  list: 'Segments',
  none: 'No segments yet',
  noneHint:
    'Name one, such as “Riders who haven’t ordered for a year”, and find it here and above the list of customers.',
  found: (count: number) => (count === 1 ? '1 segment' : `${count} segments`),
  stale: 'We couldn’t refresh this list. You see what was loaded before.',
  keys: 'Use J and K to move between rows, Enter to open one, and N for a new one.',
  columns: { name: 'Name', says: 'Customers who', count: 'Customers' },
  add: 'Add',
  addTitle: 'New segment',
  name: 'Name',
  nameFault: 'Enter a name.',
  someoneFault: 'Choose at least one condition.',
  countFault: 'Enter a whole number up to 10,000.',
  amountFault: 'Enter an amount in dollars.',
  rangeFault: 'Enter at least as much as in “from”.',
  fieldOf: (name: keyof Conditions) => FIELDS[name],
  ordersHint: 'Paid ones',
  paidHint: 'In dollars, less refunds',
  countryHint: 'Of an order or a saved address',
  doesNotMatter: 'Doesn’t matter',
  either: EITHER,
  saysOf: (segment: Conditions, named: SegmentNames) =>
    CONDITION_NAMES.flatMap((name) => {
      const value = segment[name]
      const say = SAID[name] as (value: unknown, named: SegmentNames) => string
      return value === null ? [] : [say(value, named)]
    }).join(', '),
  counting: 'Counting …',
  notCounted: 'Not counted',
  counted: (count: number) => (count === 1 ? '1 customer' : `${thousands(count)} customers`),
  countNow: 'Customers now',
  show: 'Show them',
  showOf: (name: string) => `Show the customers of ${name}`,
  remove: 'Remove segment',
  removed: (name: string) => `Removed: ${name}.`,
  undo: 'Undo',
  saved: ({ name }: Pick<Segment, 'name'>) => `Saved: ${name}.`,
} as const
