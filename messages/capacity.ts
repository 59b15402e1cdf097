import type { FactoryPlan } from '@/contract/capacity'
import { addCalendarDays } from '@/domain/delivery'
import { dateLong, dateShort } from '@/utils/format'

type Week = FactoryPlan['weeks'][number]

const bikes = (count: number) => (count === 1 ? '1 bike' : `${count} bikes`)
const weekOf = (monday: string) => `${dateShort(monday)} – ${dateShort(addCalendarDays(monday, 6))}`

/** How many bikes the factory can build by week. */
export const capacity = {
  title: 'Factory weeks',
  lead: 'How many bikes have to leave the factory each week to arrive as promised, and how many it can build.',
  set: 'Set how many can be built',
  week: 'Week',
  weekOf,
  bikes: 'Bikes a week',
  bikesHint: 'Empty: as in the weeks before',
  bikesFault: 'Enter a whole number from 0 to 10,000, or leave it empty.',
  reach: 'Applies to',
  reaches: [
    { value: 'week', title: 'This week only' },
    { value: 'onward', title: 'This week and later' },
  ],
  save: 'Save',
  saved: (monday: string) => `Saved for ${weekOf(monday)}.`,
  plan: 'Plan',
  columns: {
    week: 'Week',
    toBuild: 'To build',
    built: 'Built',
    capacity: 'Can be built',
    state: 'Room',
  },
  own: 'this week only',
  late: (count: number) => `${count} of them late`,
  unknown: 'not set',
  stateOf: ({ capacity: most, to_build, built, over }: Week) => {
    if (most === null) return ''
    if (over > 0) return `${bikes(over)} too many`
    const room = most - to_build - built
    return room === 0 ? 'Full' : `Room for ${bikes(room)}`
  },
  overview: (weeks: number) =>
    weeks === 0
      ? 'No week has more bikes than can be built.'
      : weeks === 1
        ? '1 week has more bikes than can be built.'
        : `${weeks} weeks have more bikes than can be built.`,
  move: 'Move orders',
  moveOf: (monday: string) => `Move orders out of the week ${weekOf(monday)}`,
  newOrders: 'New orders aren’t promised for weeks that are full.',
  daysOff: 'Days off',
  daysOffHint:
    'Weekdays on which the factory rests. Orders placed from now on are promised with them in mind; earlier ones keep their date.',
  noDaysOff: 'No days off are planned. The factory works every weekday.',
  from: 'First day',
  until: 'Last day',
  untilHint: 'Empty: one day',
  reason: 'Reason',
  reasonHint: 'Such as Labor Day',
  addDaysOff: 'Add',
  added: (reason: string) => `Added: ${reason}.`,
  fromFault: 'Choose a day.',
  untilFault: 'Choose a day after the first one.',
  reasonFault: 'Enter a reason, such as a holiday.',
  dayOff: (date: string) => dateLong(date),
  remove: 'Remove',
  removeDay: (date: string) => `Remove ${dateLong(date)}`,
  none: 'No bikes are waiting to be built.',
  later: (count: number) => `${bikes(count)} ${count === 1 ? 'is' : 'are'} due after these weeks.`,
} as const
