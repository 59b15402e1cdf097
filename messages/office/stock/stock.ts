import type { StockItem, StockRow } from '@/contract/office/stock/stock'
import type { CountDifference } from '@/domain/office/stock/stock'
import { dateLong } from '@/utils/format'

import { officeMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'

type Reason = StockItem['moves'][number]['reason']

const REASONS: Record<Reason, string> = {
  counted: 'Counted',
  received: 'Received',
  returned: 'Returned',
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found',
  correction: 'Correction',
  imported: 'Imported',
  sold: 'Sold',
  restocked: 'Back in stock',
}

const KINDS: Record<StockRow['kind'], string> = {
  frame: 'Frame',
  accessory: 'Accessory',
  spare: 'Spare part',
  other: 'Other',
}

const pieces = (count: number) => (count === 1 ? '1 unit' : `${count} units`)
type WaitingCounts = Pick<StockRow, 'waiting' | 'unconfirmed'>

const NOT_CONFIRMED = 'not confirmed yet'

const waitingText = ({ waiting: count, unconfirmed }: WaitingCounts) =>
  [
    count === 0
      ? 'No one is waiting for it.'
      : count === 1
        ? '1 person is waiting for it.'
        : `${count} people are waiting for it.`,
    unconfirmed > 0 && unconfirmedText(unconfirmed),
  ]
    .filter(Boolean)
    .join(' ')

const unconfirmedText = (count: number) =>
  count === 1
    ? '1 more asked to be told, but hasn’t confirmed their address yet.'
    : `${count} more asked to be told, but haven’t confirmed their addresses yet.`

export const formatSigned = (count: number) =>
  count === 0 ? '±0' : `${count > 0 ? '+' : '−'}${Math.abs(count)}`

export const stock = {
  title: 'Stock',
  lead: 'What’s on hand, what orders hold, and what’s on its way.',
  all: 'All stock',
  states: [
    { value: undefined, title: 'All' },
    { value: 'low', title: 'Low' },
    { value: 'sold_out', title: 'Sold out' },
    { value: 'incoming', title: 'Incoming' },
    { value: 'wanted', title: 'Customers waiting' },
  ],
  kind: 'Type',
  kinds: [
    { value: '', title: 'All types' },
    ...Object.entries(KINDS).map(([value, title]) => ({ value, title })),
  ],
  kindOf: (kind: StockRow['kind']) => KINDS[kind],
  search: 'Search stock',
  searchHint: 'Title, SKU or GTIN',
  found: (count: number, isWhole: boolean) =>
    isWhole ? (count === 1 ? '1 item' : `${count} items`) : `${count} items on this page`,
  none: 'Nothing in stock yet',
  noneHint: 'Items show up here once the catalog has them.',
  noMatch: 'No matching items',
  noMatchHint: 'Try another list, or part of a title, SKU or GTIN.',
  keysOfList: 'Use J and K to move between items, Enter to open one, and / to search.',
  previous: 'Previous page',
  next: 'Next page',
  columns: {
    title: 'Item',
    kind: 'Type',
    sku: 'SKU',
    onHand: 'On hand',
    reserved: 'Reserved',
    forSale: 'For sale',
    incoming: 'Incoming',
    waiting: 'Waiting',
    threshold: 'Threshold',
    state: 'Status',
  },
  never: 'none',
  noShelf: 'It has no shelf in the warehouse.',
  ofParts: (forSale: number, waiting: WaitingCounts) =>
    `The stock of its parts is enough for ${forSale === 1 ? '1 bundle' : `${forSale} bundles`}. ${waitingText(waiting)}`,
  bundles: 'Bundles with it',
  waitingFor: waitingText,
  waitingCount: ({ waiting, unconfirmed }: WaitingCounts) =>
    unconfirmed === 0 ? String(waiting) : `${waiting}, ${unconfirmed} ${NOT_CONFIRMED}`,
  shelf: ({ on_hand, reserved }: { on_hand: number; reserved: number }) =>
    reserved === 0 ? `${on_hand} for sale` : `${on_hand - reserved} for sale, ${reserved} reserved`,
  incoming: (count: number, due: string | null) =>
    count === 0 ? '–' : due ? `${count}, ${dateLong(due)}` : String(count),
  low: 'Low',
  soldOut: 'Sold out',
  card: ({ on_hand, reserved, waiting, unconfirmed }: StockRow) =>
    [
      `${on_hand - reserved} for sale`,
      `${on_hand} on hand`,
      `${reserved} reserved`,
      ...(waiting > 0 ? [`${waiting} waiting`] : []),
      ...(unconfirmed > 0 ? [`${unconfirmed} ${NOT_CONFIRMED}`] : []),
    ].join(' · '),

  item: 'Stock item',
  shopPage: 'See it in the shop',
  adjust: 'Adjust stock',
  adjustHint:
    'Enter how many there are now, or a difference, such as −1 for a broken unit. The count sheet counts many items at once.',
  counted: 'On hand now',
  countedFault: 'Enter a whole number.',
  countedSame: 'That many are on hand already.',
  change: 'Or change by',
  changeFault: 'Enter a whole number other than 0, for example −1.',
  tooFew: (reserved: number) =>
    `Orders hold ${pieces(reserved)}. Leave at least that many on hand, or cancel those orders first.`,
  reason: 'Reason',
  reasonOf: (reason: Reason) => REASONS[reason],
  note: 'Note (optional)',
  adjustButton: 'Adjust stock',
  adjusted: (onHand: number) => `Done. ${pieces(onHand)} on hand now.`,
  threshold: 'Low stock threshold',
  thresholdHint:
    'We email the shop once when no more than this many are for sale. Leave it empty for never.',
  thresholdFault: 'Enter a whole number, or leave it empty.',
  thresholdButton: 'Save threshold',
  thresholdSaved: 'Threshold saved.',

  arrivals: 'Incoming deliveries',
  noArrivals: 'No deliveries expected.',
  arrival: ({ count, due, note }: StockItem['arrivals'][number]) =>
    [`${pieces(count)}, expected ${dateLong(due)}`, note].filter(Boolean).join(' · '),
  received: 'Units received',
  receive: 'Receive delivery',
  forget: 'Remove',
  arrivalOf: (action: string, due: string) => `${action}: ${dateLong(due)}`,
  expect: 'Add delivery',
  count: 'Units',
  countFault: 'Enter a whole number of at least 1.',
  due: 'Expected on',
  dueFault: 'Choose a day.',
  holds: 'Held for unpaid orders',
  noHolds: 'No orders hold this item.',
  hold: ({ count, until }: StockItem['holds'][number]) =>
    `${pieces(count)}, until ${officeMoment(until)}`,
  waiters: 'Waiting for it',
  noWaiters: 'No one is waiting for this item.',
  unconfirmed: unconfirmedText,
  waitersHint: 'We email each of them once, as soon as it’s for sale again.',
  waiter: ({ since }: { since: string }) => `since ${officeMoment(since)}`,
  history: 'History',
  noHistory: 'No changes yet.',
  historyColumns: {
    at: 'When',
    reason: 'Reason',
    delta: 'Change',
    onHand: 'On hand',
    who: 'Who',
    note: 'Note',
  },
  signed: formatSigned,
  failed: 'We couldn’t refresh this item. You see what was loaded before.',
} as const

export const stockCount = {
  title: 'Count sheet',
  lead: 'Print it, count, enter what you found, and check the differences before you apply them.',
  print: 'Print sheet',
  asOf: (at: string) => `As of ${officeMoment(at)}`,
  cut: 'Only the first 500 items are listed. Use the search or a type to list others.',
  counted: 'Counted',
  countedOf: (title: string) => `Counted: ${title}`,
  countFault: 'Enter a whole number.',
  entered: (count: number) => (count === 1 ? '1 item counted' : `${count} items counted`),
  nothing: 'Enter at least one count.',
  check: 'Check differences',
  startOver: 'Start over',
  back: 'Back to the sheet',
  checkTitle: 'What this count changes',
  same: (count: number) =>
    count === 1 ? '1 item matches its count.' : `${count} items match their counts.`,
  allSame: 'Every count matches. There’s nothing to change.',
  columns: {
    title: 'Item',
    seen: 'On the sheet',
    counted: 'Counted',
    moved: 'Moved since',
    difference: 'Difference',
    after: 'New on hand',
  },
  moved:
    'Some items moved since you made the sheet. Those sales and deliveries are kept, and your differences are added to them.',
  short: ({ short }: CountDifference) =>
    `Orders hold ${pieces(short)} more than would be left. Cancel those orders first, or remove this count.`,
  movedAgain: 'Stock has moved again. Please check the new numbers before you apply.',
  note: 'Note (optional)',
  apply: (count: number) => (count === 1 ? 'Apply 1 difference' : `Apply ${count} differences`),
  applied: (count: number) =>
    count === 1 ? 'Done. 1 item was changed.' : `Done. ${count} items were changed.`,
} as const

export function applyCountDialog(lines: readonly CountDifference[]) {
  const total = lines.reduce((sum, { difference }) => sum + difference, 0)
  return {
    title: 'Apply this count?',
    message: `${lines.length === 1 ? '1 item changes' : `${lines.length} items change`}, ${formatSigned(total)} units in all. The history keeps each change with your name.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Apply count',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
