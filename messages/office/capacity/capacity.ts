import type { DaysOffPreview, FactoryPlan } from '@/contract/office/capacity/capacity'
import { addCalendarDays } from '@/domain/shop/checkout/delivery'
import { dateLong, dateShort } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { mailNote } from '@/messages/office/kit/mail-note'

type Week = FactoryPlan['weeks'][number]

const bikes = (count: number) => (count === 1 ? '1 bike' : `${count} bikes`)
const weekOf = (monday: string) => `${dateShort(monday)} – ${dateShort(addCalendarDays(monday, 6))}`

export const capacity = {
  title: 'Factory weeks',
  lead: 'How many bikes have to leave the factory each week to arrive as promised, and how many it can build.',
  set: 'Set how many can be built',
  week: 'Week',
  weekOf,
  bikes: 'Bikes a week',
  bikesHint: 'Leave blank for the usual number.',
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
    'Weekdays on which the factory rests. New orders are promised with them in mind. Orders that can no longer arrive in time get a new date, and you see how many before their buyers are told.',
  noDaysOff: 'No days off are planned. The factory works every weekday.',
  from: 'First day',
  until: 'Last day',
  untilHint: 'Leave blank for one day.',
  reason: 'Reason',
  reasonHint: 'Such as Labor Day; buyers may read it',
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

export function daysOffDialog({ moving, orders, has_mail }: DaysOffPreview) {
  const [first] = orders
  const example = first
    ? ` ${first.number}, for example, moves from ${dateShort(first.old)} to ${dateShort(first.new)}.`
    : ''
  const what = moving === 1 ? '1 order gets' : `${moving} orders get`
  return {
    title: moving === 1 ? 'Move the date of 1 order?' : `Move the dates of ${moving} orders?`,
    message: `${what} a later date because of these days off.${example} ${mailNote(`${moving === 1 ? 'Its buyer gets' : 'Each buyer gets'} an email now with the new date and your reason.`, has_mail)}`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: has_mail
      ? `Add and send ${moving === 1 ? '1 email' : `${moving} emails`}`
      : 'Add the days off',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
