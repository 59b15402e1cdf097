import { BUILD_MOVES, BUILD_UNDO_MOVES } from '../../domain/office/fulfillment/bike-build'
import { ISSUE_MOVES } from '../../domain/office/newsletter/issue'
import type { Move } from '../../domain/kit/moves'
import { FULFILLMENT_MOVES, PAYMENT_MOVES, UNDO_MOVES } from '../../domain/shop/orders/order-moves'
import { PARCEL_MOVES } from '../../domain/shop/orders/parcels'
import { ATTEMPT_MOVES, REFUND_MOVES } from '../../domain/shop/payment/payment-moves'
import { RETURN_MOVES } from '../../domain/office/returns/returns'
import { RIDE_MOVES } from '../../domain/community/dealers/ride-moves'
import { TICKET_MOVES } from '../../domain/community/support/ticket-moves'

interface Machine {
  title: string
  /** Location of the state machine's table, and what enforces it. */
  source: string
  begins: string
  moves: readonly Move<string, string>[]
}

export const MACHINES: readonly Machine[] = [
  {
    title: 'The money of an order',
    source:
      '`PAYMENT_MOVES` in `domain/shop/orders/order-moves.ts`. A trigger of the database refuses all others.',
    begins: 'unpaid',
    moves: PAYMENT_MOVES,
  },
  {
    title: 'The items of an order',
    source:
      '`FULFILLMENT_MOVES` in `domain/shop/orders/order-moves.ts`, and `UNDO_MOVES` for a parcel or a step that is undone. A trigger of the database refuses all others.',
    begins: 'awaiting_payment',
    moves: [...FULFILLMENT_MOVES, ...UNDO_MOVES],
  },
  {
    title: 'A bike of an order',
    source:
      '`BUILD_MOVES` in `domain/office/fulfillment/bike-build.ts`. `buildBike` takes no others, `undoBegin` and `undoDelivery` those of `BUILD_UNDO_MOVES`.',
    begins: 'to_build',
    moves: [...BUILD_MOVES, ...BUILD_UNDO_MOVES],
  },
  {
    title: 'A parcel',
    source:
      '`PARCEL_MOVES` in `domain/shop/orders/parcels.ts`. `deliverParcel`, `undoParcel` and `undoDelivery` take no others.',
    begins: 'shipped',
    moves: PARCEL_MOVES,
  },
  {
    title: 'A return',
    source: '`RETURN_MOVES` in `domain/office/returns/returns.ts`. `moveReturn` takes no others.',
    begins: 'registered',
    moves: RETURN_MOVES,
  },
  {
    title: 'An attempt to pay',
    source:
      '`ATTEMPT_MOVES` in `domain/shop/payment/payment-moves.ts`. `moveAttempt` refuses all others.',
    begins: 'created',
    moves: ATTEMPT_MOVES,
  },
  {
    title: 'A refund',
    source:
      '`REFUND_MOVES` in `domain/shop/payment/payment-moves.ts`. `finishRefund` takes no others.',
    begins: 'pending',
    moves: REFUND_MOVES,
  },
  {
    title: 'A test ride',
    source:
      '`RIDE_MOVES` in `domain/community/dealers/ride-moves.ts`. `cancelRide` takes no others.',
    begins: 'booked',
    moves: RIDE_MOVES,
  },
  {
    title: 'An issue of the newsletter',
    source:
      '`ISSUE_MOVES` in `domain/office/newsletter/issue.ts`. `moveIssue` and `acquireLease` take no others.',
    begins: 'draft',
    moves: ISSUE_MOVES,
  },
  {
    title: 'A support ticket',
    source:
      '`TICKET_MOVES` in `domain/community/support/ticket-moves.ts`. `mayMove` refuses all others, and asks who moves it.',
    begins: 'new',
    moves: TICKET_MOVES,
  },
]

export function statesPage(): string {
  return [
    '# States',
    'Every transition of the shop, drawn from the tables that the code keeps to. `npx tsx scripts/states.ts` writes this page; a test compares it with the tables.',
    ...MACHINES.map(section),
  ].join('\n\n')
}

function section({ title, source, begins, moves }: Machine): string {
  const arrows = moves.map(({ from, to, by }) => `  ${from} --> ${to}: ${by.join(', ')}`)
  const rows = moves.map(({ from, to, by, follows }) => [
    `\`${from}\``,
    `\`${to}\``,
    by.join(', '),
    follows,
  ])
  const table = [['from', 'to', 'by', 'what follows'], ['---', '---', '---', '---'], ...rows]
  return [
    `## ${title}`,
    source,
    ['```mermaid', 'stateDiagram-v2', `  [*] --> ${begins}`, ...arrows, '```'].join('\n'),
    table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  ].join('\n\n')
}
