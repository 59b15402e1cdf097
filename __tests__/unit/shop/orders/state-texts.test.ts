import { shippingStateOf } from '@/domain/office/fulfillment/fulfillment'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { FULFILLMENT_STATES, PAYMENT_STATES } from '@/domain/shop/orders/order-state'
import { fulfillment } from '@/messages/office/fulfillment/fulfillment'
import { orders } from '@/messages/shop/orders/orders'

const line = (count: number, shipped: number, ready = 0) => ({ count, shipped, ready })

test.each([
  ['a canceled order', { fulfillment_state: 'cancelled', lines: [line(0, 0)] }, 'canceled'],
  ['a canceled order that keeps its lines', { fulfillment_state: 'cancelled' }, 'canceled'],
  ['an order of which nothing was left to ship', { lines: [line(0, 0), line(0, 0)] }, 'refunded'],
  ['the rest of a refunded part', { lines: [line(2, 2), line(0, 0)] }, 'rest_refunded'],
  ['an order that left', { fulfillment_state: 'shipped', lines: [line(2, 2)] }, 'all_shipped'],
  ['an order that came back', { fulfillment_state: 'returned', lines: [line(2, 2)] }, 'returned'],
  ['an unpaid order', { fulfillment_state: 'awaiting_payment' }, 'unpaid'],
  ['a disputed order', { may_ship: false, lines: [line(2, 1, 1)] }, 'not_now'],
  ['a bike that is being built', { lines: [line(1, 0)] }, 'nothing_ready'],
  ['a part that may follow', { fulfillment_state: 'partly_shipped' }, 'open'],
] as const)('%s says so', (_, input, expected) => {
  const base = { fulfillment_state: 'to_build', may_ship: true, lines: [line(2, 1, 1)] } as const
  expect(shippingStateOf({ ...base, ...input })).toBe(expected)
})

test('only an order that has shipped says that everything has', () => {
  for (const fulfillment_state of FULFILLMENT_STATES) {
    for (const lines of [[line(0, 0)], [line(1, 0)], [line(1, 1), line(0, 0)]]) {
      const state = shippingStateOf({ fulfillment_state, may_ship: false, lines })
      if (state === 'open') throw new Error('It may not ship.')
      expect(fulfillment.nothingToShip(state)).not.toBe('Everything has shipped.')
    }
  }
})

const BIKE = [{ product_id: 1 }]
type Facts = Parameters<typeof orders.nextStep>[0]
const PAID: Facts = {
  ...{ payment_state: 'paid', fulfillment_state: 'to_build', is_withdrawn: false },
  lines: BIKE,
  ...{ delivery_date: '2027-02-15', placed_at: '2026-11-29T17:00:00.000Z' },
  progress: [{ step: 'building', is_done: false, date: '2026-12-07' }],
}
const next = (overrides: Partial<Facts>) => orders.nextStep({ ...PAID, ...overrides })

test('what a buyer reads promises nothing that will not come', () => {
  for (const payment_state of PAYMENT_STATES) {
    const canceled = next({ payment_state, fulfillment_state: 'cancelled' })
    expect(canceled).not.toMatch(/Estimated|on its way|arrived/)
  }
  for (const fulfillment_state of FULFILLMENT_STATES)
    expect(next({ payment_state: 'refunded', fulfillment_state })).toMatch(/refunded the full/)
})

test('gift cards are emailed, a withdrawal is answered, and a part that follows has its date', () => {
  const cards = [{ product_id: GIFT_CARD_ID }]
  expect(next({ lines: cards })).toBe('Gift cards arrive by email. Nothing will ship.')
  expect(next({ lines: cards, fulfillment_state: 'awaiting_payment' })).toMatch(/your payment/)
  expect(next({ lines: [...cards, ...BIKE] })).toMatch(/Feb(ruary)? 15/)
  expect(next({ fulfillment_state: 'delivered', is_withdrawn: true })).toMatch(/refund you/)
  expect(next({ fulfillment_state: 'partly_shipped' })).toMatch(/the rest: .*15/)
})

test('a delay is a sentence of its own, and an item has a lead time', () => {
  expect(orders.deliveryCause('The fork is late.')).toBe('The fork is late.')
  expect(orders.deliveryCause('Belt drive')).toBe('Belt drive has the longest lead time.')
})

test('a paid order says when the factory starts and what can be done until then', () => {
  expect(next({})).toBe(
    'You’re all set. We start on December 7; until then you can change or cancel. Estimated delivery: February 15, 2027.',
  )
  expect(next({ progress: [] })).toMatch(/^You’re all set\. Until we start on it, you can/)
})
