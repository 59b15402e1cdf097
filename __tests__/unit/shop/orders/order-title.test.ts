import { isThanksTime, firstName } from '@/domain/shop/orders/order-thanks'
import { orderTitle } from '@/domain/shop/orders/order-title'

const nyx = { title: 'Nyx', count: 1, bike_slug: 'nyx', options: { size: 'M', color: 'Night' } }
const helmet = { title: 'Helmet', count: 2, bike_slug: null, options: null }

it.each([
  [[nyx], 'Nyx, size M, Night'],
  [[helmet, nyx], 'Nyx, size M, Night and 2 more'],
  [[{ ...nyx, count: 2 }], '2 × Nyx, size M, Night'],
  [[{ ...nyx, count: 2 }, helmet], '2 × Nyx, size M, Night and 2 more'],
  [[{ ...helmet, count: 1 }], 'Helmet'],
  [[], ''],
])('an order of %j is called %j', (lines, title) => expect(orderTitle(lines)).toBe(title))

describe('thanks', () => {
  const paid_at = '2026-11-20T12:00:00.000Z'
  const paid = { payment_state: 'paid', fulfillment_state: 'to_build', paid_at } as const
  const at = (time: string) => Date.parse(time)

  it('are said for a day', () => {
    expect(isThanksTime(paid, at('2026-11-21T11:59:59.000Z'))).toBe(true)
    expect(isThanksTime(paid, at('2026-11-21T12:00:00.000Z'))).toBe(false)
  })

  it('survive a clock that is a little behind', () => {
    expect(isThanksTime(paid, at('2026-11-20T11:58:00.000Z'))).toBe(true)
  })

  it.each([
    { ...paid, payment_state: 'unpaid' as const, paid_at: null },
    { ...paid, payment_state: 'refunded' as const },
    { ...paid, fulfillment_state: 'cancelled' as const },
    { ...paid, fulfillment_state: 'in_production' as const },
  ])('are not said for %j', (order) => {
    expect(isThanksTime(order, at(paid_at))).toBe(false)
  })

  it.each([
    ['Ada Lovelace', 'Ada'],
    ['  Ada ', 'Ada'],
    ['', ''],
  ])('call %j by the name %j', (name, first) => expect(firstName(name)).toBe(first))
})
