import { isMove, type Move } from '@/domain/kit/moves'

export const RETURN_STATES = [
  'registered',
  'received',
  'inspected',
  'refunded',
  'canceled',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_REASONS = [
  'withdrawal',
  'changed_mind',
  'wrong_item',
  'damaged',
  'defect',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Status transitions of a return; its row stores the time of each. */
export const RETURN_MOVES: readonly Move<ReturnState, 'shop'>[] = [
  { from: 'registered', to: 'received', by: ['shop'], follows: 'The buyer gets an email.' },
  {
    from: 'registered',
    to: 'canceled',
    by: ['shop'],
    follows: 'Nothing came. Its items can be returned again.',
  },
  {
    from: 'received',
    to: 'inspected',
    by: ['shop'],
    follows: 'Sellable units go back into stock, and bikes leave the garage.',
  },
  { from: 'inspected', to: 'refunded', by: ['shop'], follows: 'A refund of its items.' },
]

/** Returns what the buyer writes on the box. */
export const returnLabel = (order: string, number: number): string => `${order} R${number}`

/** Checks whether a return may change its state; keeping it is always allowed. */
export function mayReturn(from: ReturnState, to: ReturnState): boolean {
  return isMove(RETURN_MOVES, { from, to })
}

interface Line {
  count: number
  shipped_count: number
  canceled_count: number
  returned_count: number
}

/** Checks that every shipped line has fully shipped (except canceled units) and was fully returned. */
export function isAllBack(lines: readonly Line[]): boolean {
  const left = lines.filter(({ shipped_count }) => shipped_count > 0)
  const isBack = (line: Line) =>
    line.shipped_count + line.canceled_count === line.count &&
    line.returned_count === line.shipped_count
  return left.length > 0 && left.every(isBack)
}
