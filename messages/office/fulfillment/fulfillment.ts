import type { Fulfillment, FulfillmentParcel } from '@/contract/office/fulfillment/fulfillment'

import type { ShippingState } from '@/domain/office/fulfillment/fulfillment'
import { UNDO_HOURS } from '@/domain/shop/orders/parcels'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { mailNote } from '@/messages/office/kit/mail-note'

const STATES: Record<Fulfillment['bikes'][number]['state'], string> = {
  to_build: 'To build',
  in_production: 'In production',
  ready: 'Ready',
  shipped: 'Shipped',
  delivered: 'Delivered',
}

const NOTHING_TO_SHIP: Record<Exclude<ShippingState, 'open'>, string> = {
  nothing_ready: 'Nothing is ready to ship.',
  not_now: 'This order can’t ship now.',
  unpaid: 'This order isn’t paid yet.',
  canceled: 'This order was canceled. Nothing more ships.',
  returned: 'Everything has come back.',
  refunded: 'All items were refunded. Nothing ships.',
  rest_refunded: 'Everything that wasn’t refunded has shipped.',
  all_shipped: 'Everything has shipped.',
}

const pieces = (count: number) => (count === 1 ? '1 unit' : `${count} units`)

export const fulfillment = {
  title: 'Fulfillment',
  bikes: 'Bikes',
  state: (state: Fulfillment['bikes'][number]['state']) => STATES[state],
  begin: 'Start building',
  beginNote: 'After that, the buyer can’t cancel or change it. You can undo this for an hour.',
  ready: 'Mark as ready',
  readyNote: 'Then it can ship, and the buyer sees its frame number. You can’t undo this.',
  frame: 'Frame number',
  frameMissing: 'Enter the number on the frame.',
  useNumber: (free: string) => `Use ${free}`,
  useNumberNote: 'if you give frames their numbers yourself',
  bikeAction: (action: string, index: number) => `${action}: bike ${index}`,

  ship: 'Ship a parcel',
  shipKeys: 'S starts a parcel, Enter ships it.',
  pieces: (title: string, ready: number) => `${title} (${ready} ready)`,
  carrier: 'Carrier',
  tracking: 'Tracking number',
  trackingHint:
    'Without a tracking number, leave it blank. With one, the buyer gets a link to track the parcel.',
  addCarrier: 'Add a carrier',
  button: 'Ship parcel',
  nothingToShip: (state: Exclude<ShippingState, 'open'>) => NOTHING_TO_SHIP[state],
  countFault: (ready: number) => `Enter a number from 0 to ${ready}.`,
  noPieces: 'Enter at least one unit.',

  parcels: 'Parcels',
  parcel: (number: number) => `Parcel ${number}`,
  noParcels: 'No parcels yet.',
  track: 'Track',
  frames: (frames: readonly string[]) => `Frame ${frames.join(', ')}`,
  by: (name: string) => `by ${name}`,
  correct: 'Correct tracking',
  correctionNote: (hasMail: boolean) =>
    mailNote('We’ll email the buyer the right details.', hasMail),
  sendCorrection: (hasMail: boolean) => (hasMail ? 'Save and email the buyer' : 'Save'),
  leaveCorrection: 'Leave it',
  undo: 'Undo shipping',
  undoUntil: (at: string) => `Can be undone until ${at}`,
  delivered: 'Mark as delivered',
  deliveredNote: 'Starts its warranty and withdrawal period. You can undo this for an hour.',
  undoBegin: 'Undo start',
  undoDelivery: 'Undo delivery',
  deliveredAt: (at: string) => `Delivered ${at}`,
  file: (title: string) => `${title} (PDF)`,
  failed: 'We couldn’t load what’s to be built and shipped.',
} as const

interface ShipDialogInput {
  count: number
  rest: number
  carrier: string
  email: string
  hasMail: boolean
}

export function shipDialog({ count, rest, carrier, email, hasMail }: ShipDialogInput) {
  const follows = rest === 0 ? 'Nothing is left to ship.' : `${pieces(rest)} will still follow.`
  return {
    title: 'Ship this parcel?',
    message: `${pieces(count)} ${count === 1 ? 'leaves' : 'leave'} with ${carrier}. ${follows} ${mailNote(`We’ll email ${email}.`, hasMail)} You can undo this for ${UNDO_HOURS} hours, as long as the carrier doesn’t have the parcel.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Ship parcel',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}

export function undoParcelDialog(number: number, email: string, hasMail: boolean) {
  return {
    title: `Undo parcel ${number}?`,
    message: `Only do this if the carrier doesn’t have the parcel. Its items are ready to ship again, and the order goes back to where it was. ${mailNote(`We’ll email ${email} that it hasn’t shipped yet.`, hasMail)}`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: fulfillment.undo,
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}

type StepUndo = NonNullable<FulfillmentParcel['delivery_undo']>

const sentSince = ({ mails }: Pick<StepUndo, 'mails'>, email: string) =>
  mails.length === 0
    ? `No email went to ${email} about it.`
    : `${email} already got ${mails.map((subject) => `“${subject}”`).join(' and ')}, which can’t be taken back.`

export function undoBeginDialog(title: string, undo: StepUndo, email: string) {
  const { ended_edit } = undo
  const edit = ended_edit
    ? ` A change that waited for payment ended: ${ended_edit}. Offer it again if it’s still wanted.`
    : ''
  return {
    title: `Undo the start of ${title}?`,
    message: `It’s to be built again, and the buyer can change or cancel the order again. ${sentSince(undo, email)}${edit}`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: fulfillment.undoBegin,
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}

export function undoDeliveryDialog(number: number, undo: StepUndo, email: string) {
  return {
    title: `Undo the delivery of parcel ${number}?`,
    message: `The parcel is on its way again, and its warranty and withdrawal period haven’t begun. ${sentSince(undo, email)}`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: fulfillment.undoDelivery,
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}
