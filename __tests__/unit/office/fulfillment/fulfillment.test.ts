import {
  fulfillmentOf,
  openPieces,
  shippablePieces,
  transitionPath,
} from '@/domain/office/fulfillment/fulfillment'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'

const line = (more = {}) => ({
  position: 0,
  product_id: 1,
  count: 2,
  shipped_count: 0,
  canceled_count: 0,
  order_bike_id: null,
  ...more,
})
const bike = (reached: 'begun' | 'ready' | 'shipped' | null) => ({
  line: 0,
  production_began_at: reached ? 1 : null,
  ready_at: reached === 'ready' || reached === 'shipped' ? 1 : null,
  shipped_at: reached === 'shipped' ? 1 : null,
  delivered_at: null,
})
const parcel = (delivered_at: number | null) => ({ delivered_at })

describe('the state of an order', () => {
  const cases = [
    ['nothing was begun', [line()], [bike(null), bike(null)], [], null],
    ['one bike was begun', [line()], [bike('begun'), bike(null)], [], 'in_production'],
    ['one bike is ready', [line()], [bike('ready'), bike(null)], [], 'in_production'],
    ['all bikes are ready', [line()], [bike('ready'), bike('ready')], [], 'ready'],
    ['a part left', [line({ shipped_count: 1 })], [], [parcel(null)], 'partly_shipped'],
    ['a part arrived', [line({ shipped_count: 1 })], [], [parcel(1)], 'partly_shipped'],
    ['all left', [line({ shipped_count: 2 })], [], [parcel(1), parcel(null)], 'shipped'],
    ['all arrived', [line({ shipped_count: 2 })], [], [parcel(1), parcel(1)], 'delivered'],
    [
      'an upgrade beside it travels with its bike',
      [line({ shipped_count: 2 }), line({ position: 1, order_bike_id: 4 })],
      [],
      [parcel(null)],
      'shipped',
    ],
  ] as const
  it.each(cases)('when %s', (_, lines, bikes, parcels, state) => {
    expect(fulfillmentOf({ lines, bikes, parcels })).toBe(state)
  })
})

it('of bikes only those that are ready can leave', () => {
  const bikes = [bike('ready'), bike('begun'), bike('shipped')]
  expect(shippablePieces(line({ count: 3, shipped_count: 1 }), bikes)).toBe(1)
  expect(shippablePieces(line({ position: 1 }), bikes)).toBe(2)
})

it('gift cards never leave in a parcel', () => {
  expect(openPieces(line({ product_id: GIFT_CARD_ID }))).toBe(0)
})

it('orders move along the moves of the shop only', () => {
  expect(transitionPath('to_build', 'shipped')).toEqual(['ready', 'shipped'])
  expect(transitionPath('to_build', 'to_build')).toEqual([])
  expect(transitionPath('partly_shipped', 'delivered')).toEqual(['shipped', 'delivered'])
  expect(transitionPath('delivered', 'ready')).toBeNull()
  expect(transitionPath('awaiting_payment', 'ready')).toBeNull()
})
