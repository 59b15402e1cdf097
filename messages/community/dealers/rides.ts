import type { Unit } from '@/domain/kit/constants'
import { RIDE_HEIGHT } from '@/domain/community/dealers/dealers'
import { clockText } from '@/domain/kit/zone-time'
import { dateLong, dateShort } from '@/utils/format'

import { heightField } from '@/messages/kit/height'

const CHOOSE_TIME = 'Choose a time.'
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export const rides = {
  bike: 'Bike and size',
  bikeOption: (bike: string, size: string) => `${bike}, size ${size}`,
  day: 'Day',
  dayOption: (day: string) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
    return `${DAYS[weekday - 1] ?? ''} ${dateShort(day)}`
  },
  dayFull: (day: string) => `${rides.dayOption(day)}, fully booked`,
  earlier: 'Earlier days',
  later: 'Later days',
  time: 'Time',
  timeNote: (zone: string) => `Times are local to the dealer (${zone.replaceAll('_', ' ')}).`,
  taken: (time: string) => `${time}, taken`,
  loadingTimes: 'Finding available times…',
  noTimes: 'Nothing is available in the next four weeks. Try another bike or dealer.',
  noTimesOfDay: 'This day is fully booked.',
  chooseTime: CHOOSE_TIME,
  name: 'Name',
  email: 'Email',
  emailHint: 'For your confirmation and one reminder.',
  phone: 'Phone (optional)',
  phoneHint: 'We’ll only call if the bike isn’t available.',
  height: (unit: Unit) => `${heightField.label(unit)} (optional)`,
  heightHint: (unit: Unit) =>
    heightField.hint('So the dealer can set the saddle before you arrive.', unit),
  faults: (unit: Unit) => ({
    slot: CHOOSE_TIME,
    name: 'Enter your name.',
    email: 'Enter an email address, such as name@example.com.',
    height: heightField.fault(RIDE_HEIGHT, unit),
  }),
  privacy: 'We share these details with the dealer for this ride and delete them 30 days after it.',
  send: 'Book test ride',
  gone: 'Someone just booked this time. We’ve kept your details. These are the next available times:',
  notOffered: 'This time is no longer available. Please choose another one.',
  slot: (day: string, minutes: number) => `${rides.dayOption(day)}, ${clockText(minutes)}`,
  pageTitle: 'Your test ride',
  booked: 'Your test ride is booked',
  bookedNote: (email: string) => `Our email to ${email} has a link back to this page.`,
  cancelled: 'This test ride is canceled',
  over: 'This test ride is over',
  when: 'When',
  where: 'Where',
  what: 'Bike',
  moment: (day: string, minutes: number) => `${dateLong(day)} at ${clockText(minutes)}`,
  calendar: 'Add to my calendar',
  move: 'Change time',
  moveSend: 'Reschedule test ride',
  moved: 'Your test ride is rescheduled. You’ll get an email with the details.',
  keep: 'Keep this time',
  cancel: 'Cancel test ride',
  cancelAsk: 'Cancel this test ride? Your time will open up for someone else.',
  cancelSend: 'Yes, cancel it',
  again: 'Book another test ride',
  loading: 'Loading your test ride…',
  unknown: 'We couldn’t find this test ride',
  unknownHint: 'The link may be incomplete. Please use the one in your email.',
} as const
