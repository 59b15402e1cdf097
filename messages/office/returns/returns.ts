import type { OrderReturn } from '@/contract/office/fulfillment/fulfillment'
import type { ReturnReason } from '@/domain/office/returns/returns'
import { NO_MAIL } from '@/messages/office/kit/mail-note'

const STATES: Record<OrderReturn['state'], string> = {
  registered: 'Expected',
  received: 'Received',
  inspected: 'Inspected',
  refunded: 'Refunded',
  canceled: 'Canceled',
}

const REASONS: Record<ReturnReason, string> = {
  withdrawal: 'Withdrawal',
  changed_mind: 'Changed their mind',
  wrong_item: 'Wrong item',
  damaged: 'Damaged on arrival',
  defect: 'Defect',
  other: 'Other reason',
}

export const returns = {
  title: 'Returns',
  none: 'No returns.',
  failed: 'We couldn’t load the returns.',
  state: (state: OrderReturn['state']) => STATES[state],
  reason: (reason: ReturnReason) => REASONS[reason],
  name: (number: number) => `Return ${number}`,
  by: (name: string) => `by ${name}`,
  frames: (frames: readonly string[]) => `Frame ${frames.join(', ')}`,
  sellable: (sellable: number, count: number) =>
    `${sellable} sellable, ${count - sellable} damaged`,
  receive: 'Mark as received',
  cancel: 'Cancel return',
  moveNote: (hasMail: boolean) =>
    `Received: ${hasMail ? 'we email the buyer, and you inspect the items.' : `you inspect the items. ${NO_MAIL}`} Canceled: nothing came, and the items can be returned again.`,
  inspect: 'Save inspection',
  inspectLead: 'Sellable units go back into stock. The rest counts as damaged.',
  notStocked: 'Bikes go to no stock. Enter how many can be sold again.',
  sellableField: (title: string, count: number) => `${title}: can be sold again, of ${count}`,
  action: (action: string, number: number) => `${action}: return ${number}`,

  register: 'Register a return',
  registerLead: (hasMail: boolean) =>
    hasMail
      ? 'We’ll email the buyer where to send these items.'
      : `${NO_MAIL} The order’s page tells the buyer where to send these items.`,
  pieces: (title: string, count: number) => `${title} (${count} delivered)`,
  bike: (title: string, frame: string | null) => (frame ? `${title}, frame ${frame}` : title),
  why: 'Reason',
  note: 'Note. The buyer doesn’t see it.',
  carrier: 'Carrier of the return label',
  anyCarrier: 'The buyer chooses',
  prepaid: 'Number of a prepaid label, if you paid for one',
  carrierFault: 'Choose the carrier of the prepaid label.',
  way: (carrier: string, tracking: string) =>
    `${carrier}${tracking ? ` ${tracking}, prepaid` : ', not prepaid'}`,
  label: 'Return label (PDF)',
  registerButton: 'Register return',
  close: 'Close',
  countFault: (most: number) => `Enter a number from 0 to ${most}.`,
  nothing: 'Enter at least one unit.',
} as const
