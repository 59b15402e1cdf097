import type { Move } from '@/domain/kit/moves'
import {
  ACTORS,
  FULFILLMENT_MOVES,
  mayMove,
  PAYMENT_MOVES,
  type Actor,
} from '@/domain/shop/orders/order-moves'
import {
  FINAL_STATES,
  FULFILLMENT_STATES,
  isComing,
  isToBuild,
  orderStatus,
  PAYMENT_STATES,
} from '@/domain/shop/orders/order-state'

function reachableFrom<State extends string>(
  moves: readonly Move<State, Actor>[],
  start: State,
): Set<State> {
  const reached = new Set([start])
  for (const state of reached) {
    for (const { from, to } of moves) if (from === state) reached.add(to)
  }
  return reached
}

describe('the moves of an order', () => {
  test('reach every state from a new order, and only states that exist', () => {
    const fulfillment = reachableFrom(FULFILLMENT_MOVES, 'awaiting_payment')
    expect([...fulfillment].sort()).toEqual([...FULFILLMENT_STATES].sort())
    const payment = reachableFrom(PAYMENT_MOVES, 'unpaid')
    expect([...payment].sort()).toEqual([...PAYMENT_STATES].sort())
  })

  test.each(FULFILLMENT_STATES.filter((state) => !FINAL_STATES.some((one) => one === state)))(
    'lead from %s to an end by people of the house alone',
    (state) => {
      const byShop = FULFILLMENT_MOVES.filter(({ by }) => by.includes('shop'))
      const reached = reachableFrom(byShop, state)
      expect(FINAL_STATES.some((end) => reached.has(end))).toBe(true)
    },
  )

  test('are listed once, each with somebody who may', () => {
    for (const moves of [PAYMENT_MOVES, FULFILLMENT_MOVES]) {
      const names = moves.map(({ from, to }) => `${from} ${to}`)
      expect(new Set(names).size).toBe(names.length)
      for (const { by } of moves) expect(by.filter((one) => ACTORS.includes(one))).not.toEqual([])
    }
  })

  test('let a buyer cancel until the factory begins, and the shop until something has left', () => {
    const cancel = (from: (typeof FULFILLMENT_STATES)[number]) =>
      ({ from, to: 'cancelled' }) as const
    expect(FULFILLMENT_STATES.filter((from) => mayMove(cancel(from), 'buyer'))).toEqual([
      'awaiting_payment',
      'to_build',
    ])
    expect(FULFILLMENT_STATES.filter((from) => mayMove(cancel(from), 'shop'))).toEqual([
      'awaiting_payment',
      'to_build',
      'in_production',
      'ready',
    ])
  })
})

test('a part refund leaves an order to be built and delivered, a whole one does not', () => {
  const order = { fulfillment_state: 'to_build' } as const
  const partly = { ...order, payment_state: 'partly_refunded' } as const
  expect([isToBuild(partly), isComing(partly)]).toEqual([true, true])
  const wholly = { ...order, payment_state: 'refunded' } as const
  expect([isToBuild(wholly), isComing(wholly)]).toEqual([false, false])
})

test('the one word of an order is the one that clients know', () => {
  const wordOf = (payment_state: (typeof PAYMENT_STATES)[number], of = 'to_build' as const) =>
    orderStatus({ payment_state, fulfillment_state: of })
  expect(orderStatus({ payment_state: 'unpaid', fulfillment_state: 'awaiting_payment' })).toBe(
    'pending_payment',
  )
  expect([wordOf('paid'), wordOf('partly_refunded'), wordOf('refunded')]).toEqual([
    'paid',
    'partly_refunded',
    'refunded',
  ])
  expect(orderStatus({ payment_state: 'expired', fulfillment_state: 'cancelled' })).toBe('expired')
  expect(orderStatus({ payment_state: 'refunded', fulfillment_state: 'cancelled' })).toBe(
    'cancelled',
  )
})
