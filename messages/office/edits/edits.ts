import type { BikeEditPreview, EditableBike, OrderEdit } from '@/contract/office/edits/edits'
import type { EditFault } from '@/domain/office/edits/bike-edit'
import type { Cents } from '@/domain/kit/money'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { mailNote, NO_MAIL } from '@/messages/office/kit/mail-note'

const FAULTS: Record<EditFault, string> = {
  too_late: 'The factory has begun, or items were refunded, so it can’t be changed anymore.',
  upgraded: 'The buyer has paid for an upgrade of this bike, so it can’t be changed here.',
  gone: 'The catalog doesn’t have this bike anymore.',
  disputed: 'This order’s payment is disputed or under review. Please wait until that is resolved.',
  nothing: 'Choose another size, color or other parts to see what they change.',
  invalid: 'This bike can’t be built like that.',
  too_large: 'Less than that is left to refund of this order.',
  waiting: 'A change of this order waits for its payment. Cancel it to change something else.',
}

const pieces = ({ title, count }: Pick<EditableBike, 'title' | 'count'>) =>
  count === 1 ? title : `${count} × ${title}`

const EMAILING = 'We’re emailing the buyer.'
const SEND_LINK = `${NO_MAIL} Send the buyer the link to pay yourself.`

export const edits = {
  title: 'Change the order',
  delivery: 'Change delivery',
  deliveryHint: (hasMail: boolean) =>
    `Tax and shipping follow the country, so they stay. ${mailNote('We’ll email the new address.', hasMail)}`,
  deliveryFault: 'Once something has shipped, the delivery can’t be changed.',
  email: 'Email',
  emailFixed: 'Members change their email address in their account.',
  name: 'Name',
  line1: 'Street address',
  line2: 'Second line',
  city: 'City',
  region: 'State, province or region',
  postcode: 'ZIP or postal code',
  phone: 'Phone',
  missing: 'Enter something here.',
  saveDelivery: 'Save delivery',
  savedDelivery: (hasMail: boolean) => `Saved. ${mailNote(EMAILING, hasMail)}`,
  bike: (bike: Pick<EditableBike, 'title' | 'count'>) => `Change ${pieces(bike)}`,
  /** Distinguishes bikes of the same name by their position in the order. */
  bikeAt: (bike: Pick<EditableBike, 'title' | 'count'>, position: number) =>
    `Change ${pieces(bike)}, line ${position}`,
  count: 'How many',
  countOf: (count: number, all: number) => `${count} of ${all}`,
  othersStay: (others: number) =>
    others === 1
      ? 'The other bike stays as it is, on a line of its own.'
      : `The other ${others} bikes stay as they are, on a line of their own.`,
  size: 'Size',
  color: 'Color',
  none: 'None',
  summary: 'What will change',
  fault: (fault: EditFault, message: string) => message || FAULTS[fault],
  gets: (where: string) => `The buyer gets back, ${where}`,
  pays: 'The buyer pays first, with tax',
  reason: 'Why it changes (the buyer doesn’t see it)',
  reasonFault: 'Say why it changes.',
  ask: 'Ask for the difference',
  requested: (hasMail: boolean) =>
    `${hasMail ? 'We’re emailing the buyer a link to pay.' : SEND_LINK} The change is made with the payment.`,
  waiting: 'Waiting for the difference',
  waitingFor: (due: Cents, until: string) =>
    `${money(due)}, until ${dateLong(until.slice(0, 10))}. Nothing is set aside before that.`,
  askedBy: (by: string, reason: string) => (by === '' ? reason : `${by}: ${reason}`),
  sendAgain: (hasMail: boolean) => (hasMail ? 'Email the link again' : 'Extend the link'),
  sentAgain: (hasMail: boolean) =>
    `${hasMail ? 'The link will be emailed again.' : SEND_LINK} It can be paid for seven more days.`,
  withdraw: 'Cancel the change',
  withdrawn: 'Canceled. The link can’t be paid anymore.',
  costsSame: 'The price stays the same.',
  later: (from: string, to: string) =>
    `The promised date moves from ${dateLong(from)} to ${dateLong(to)}.`,
  computing: 'Computing…',
  saveBike: 'Change the bike',
  savedBike: (hasMail: boolean) => `Changed. ${mailNote(EMAILING, hasMail)}`,
  close: 'Close',
} as const

interface EditDialogOptions {
  email: string
  /** Bikes of the line that stay as they are. */
  others: number
  hasMail: boolean
}

export function editBikeDialog(preview: BikeEditPreview, options: EditDialogOptions) {
  const { email, others, hasMail } = options
  const { changes, due, refund, goes_to, old_date, new_date } = preview
  const stay = others > 0 ? ` ${edits.othersStay(others)}` : ''
  if (due > 0) {
    return {
      title: 'Ask for the difference?',
      message: `${changes.join('. ')}.${stay} ${hasMail ? `We’ll email ${email} a link to pay ${money(due)}.` : `${NO_MAIL} You get a link to pay ${money(due)}, to send to the buyer yourself.`} The order stays as it is until that’s paid, and nothing is set aside before.`,
      icon: 'info',
      type: 'wide',
      primaryButtonType: 'default',
      primaryButton: edits.ask,
      secondaryButton: 'Not yet',
    } as const satisfies DialogRequest
  }
  const back = refund > 0 ? ` ${money(refund)} goes back to ${goes_to}.` : ''
  const isLater = old_date !== null && new_date !== null && old_date !== new_date
  const later = isLater ? ` ${edits.later(old_date, new_date)}` : ''
  return {
    title: 'Change this bike?',
    message: `${changes.join('. ')}.${stay}${back}${later} ${mailNote(`We’ll email ${email} once.`, hasMail)}`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Change the bike',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}

export function withdrawDifferenceDialog({ due }: NonNullable<OrderEdit['difference']>) {
  return {
    title: 'Cancel this change?',
    message: `The link to pay ${money(due)} stops working, and the order stays as it was ordered. You can ask again later.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Cancel the change',
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}
