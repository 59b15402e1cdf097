import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { Segment } from '@/contract/office/segments/segments'
import { CONDITION_NAMES, type Conditions } from '@/domain/office/segments/segment'
import { money, thousands } from '@/utils/format'
import { amountLabel } from '@/messages/office/kit/amount-label'

interface ConditionNames {
  bike_title: string | null
  countries: readonly { id: number; title: string }[]
}

const days = (count: number) => (count === 1 ? 'day' : `${thousands(count)} days`)
const orders = (count: number) => (count === 1 ? '1 order' : `${thousands(count)} orders`)

type ConditionTexts = {
  [Name in keyof Conditions]: (
    value: NonNullable<Conditions[Name]>,
    named: ConditionNames,
  ) => string
}

const SAID: ConditionTexts = {
  orders_min: (count) => `at least ${orders(count)}`,
  orders_max: (count) => (count === 0 ? 'no order' : `at most ${orders(count)}`),
  paid_min: (amount) => `paid ${money(amount)} or more`,
  paid_max: (amount) => `paid ${money(amount)} or less`,
  ordered_days: (count) => `ordered in the last ${days(count)}`,
  quiet_days: (count) => `last order over ${count === 1 ? 'a day' : days(count)} ago`,
  joined_days: (count) => `joined in the last ${days(count)}`,
  bike: (slug, { bike_title }) => `owns ${bike_title ?? slug}`,
  country_id: (id, { countries }) => countries.find((one) => one.id === id)?.title ?? 'one country',
  newsletter: (is) => (is ? 'gets the newsletter' : 'doesn’t get the newsletter'),
  open_ticket: (is) => (is ? 'has an open ticket' : 'no open ticket'),
  credit: (is) => (is ? 'has store credit' : 'no store credit'),
}

const ANY = 'Doesn’t matter'
const EITHER = { '': ANY, yes: 'Yes', no: 'No' }

export const segments = {
  title: 'Segments',
  lead: 'Customers with something in common, counted each time you look. Guests have no account, so they aren’t in one.',
  list: 'Segments',
  none: 'No segments yet',
  noneHint:
    'Name one, such as “Riders who haven’t ordered for a year”, and find it here and above the list of customers.',
  found: (count: number) => (count === 1 ? '1 segment' : `${count} segments`),
  columns: { title: 'Name', conditions: 'Customers who', count: 'Customers' },
  add: 'Add',
  addTitle: 'New segment',
  fields: {
    name: 'Name',
    orders_min: { label: 'Orders, from', hint: 'Paid ones' },
    orders_max: 'Orders, to',
    get paid_min() {
      return { label: amountLabel('Paid, from'), hint: 'Less refunds' }
    },
    get paid_max() {
      return amountLabel('Paid, to')
    },
    ordered_days: 'Ordered in the last … days',
    quiet_days: 'Last order over … days ago',
    joined_days: 'Joined in the last … days',
    bike: 'Owns a bike',
    country_id: { label: 'Country', hint: 'Of an order or a saved address' },
    newsletter: { label: 'Newsletter', options: EITHER },
    open_ticket: { label: 'Open ticket', options: EITHER },
    credit: { label: 'Store credit', options: EITHER },
  },
  doesNotMatter: ANY,
  conditionsOf: (segment: Segment, countries: ConditionNames['countries']) =>
    CONDITION_NAMES.flatMap((name) => {
      const value = segment[name]
      const say = SAID[name] as (value: unknown, named: ConditionNames) => string
      return value === null ? [] : [say(value, { ...segment, countries })]
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
  saved: (name: string) => `Saved: ${name}.`,
} as const satisfies ResourceTexts<Resources['segments']> & Record<string, unknown>
