import type { TestRide } from '@/contract/office/test-rides/test-rides'
import type { RideList, RideOutcome } from '@/domain/community/dealers/ride-moves'
import { clockText } from '@/domain/kit/zone-time'
import { dateLong } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { rides } from '@/messages/community/dealers/rides'
import { mailNote } from '@/messages/office/kit/mail-note'

const LISTS: { value: RideList | undefined; title: string }[] = [
  { value: undefined, title: 'Upcoming' },
  { value: 'past', title: 'Past' },
  { value: 'cancelled', title: 'Canceled' },
]

const OUTCOMES: Record<RideOutcome, string> = { ridden: 'Came', missed: 'Did not come' }

const count = (number: number) => (number === 1 ? '1 test ride' : `${number} test rides`)

export const testRides = {
  title: 'Test rides',
  lead: 'Who rides which bike where, and when by the dealer’s clock.',
  lists: LISTS,
  all: 'All upcoming',
  search: 'Search test rides',
  searchHint: 'Name, email or phone',
  dealer: 'Dealer',
  anyDealer: 'All dealers',
  found: (number: number, isWhole: boolean) =>
    isWhole ? count(number) : `${count(number)} on this page`,
  none: 'No test rides ahead',
  noneHint: 'Riders book them on the pages of dealers that have a bike to ride.',
  noMatch: 'No test ride in this list',
  noMatchHint: 'Try another list or dealer, or part of a name, email or phone number.',
  previous: 'Previous page',
  next: 'Next page',
  keys: 'Use J and K to move between rides, Enter to open one, and / to search.',
  when: ({ day, minutes }: TestRide) => `${dateLong(day)}, ${clockText(minutes)}`,
  erased: 'Erased',
  height: (cm: number) => `${cm} cm`,
  outcome: (outcome: RideOutcome) => OUTCOMES[outcome],
  cancelled: 'Canceled',
  notOffered: 'Time no longer offered',
  change: 'Change',
  tell: 'How did it go?',
  openOf: ({ name, ...ride }: TestRide) =>
    `${name || 'Test ride'}, ${testRides.when(ride as TestRide)}`,
  time: 'New time',
  chooseTime: 'Choose a time',
  loading: 'Finding available times…',
  noTimes: 'Nothing is available in the next four weeks.',
  slot: rides.slot,
  move: 'Move',
  reason: 'Reason for canceling',
  reasonHint: (hasMail: boolean) =>
    mailNote('The rider and the dealer read it in their email', hasMail),
  reasonMissing: 'Enter a short reason. The rider reads it.',
  cancel: 'Cancel ride',
  close: 'Close',
  clear: 'Clear',
  moved: (ride: TestRide, hasMail: boolean) =>
    `Moved to ${testRides.when(ride)}. ${mailNote('Rider and dealer get an email.', hasMail)}`,
  wasCancelled: (ride: TestRide, hasMail: boolean) =>
    `Canceled: ${ride.name}. ${mailNote('Rider and dealer get an email.', hasMail)}`,
  saved: (ride: TestRide) => `Saved: ${ride.name}.`,
} as const

export function cancelRideDialog(ride: TestRide, hasMail: boolean) {
  return {
    title: 'Are you sure?',
    message: `The ride of ${ride.name} on ${testRides.when(ride)} is canceled, and its time can be booked by others. ${mailNote('Rider and dealer get an email with the reason.', hasMail)}`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: testRides.cancel,
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}
