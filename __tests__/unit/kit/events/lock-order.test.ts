import { findOutOfOrder, inLockOrder, type Lock } from '@/server/kernel/events/locks'
import { defineSubscriptions, type Subscriptions } from '@/server/kernel/events/subscriptions'
import { SUBSCRIPTIONS } from '@/server/subscriptions'

type Handler = () => Promise<void>
const nothing: Handler = async () => {}

const withPaid = (OrderPaid: Subscriptions<unknown>['OrderPaid']) => ({
  ...(SUBSCRIPTIONS as Subscriptions<unknown>),
  OrderPaid,
})

describe('the order of locks', () => {
  it('decides when a step is done, not the order in which it is written', async () => {
    const done: string[] = []
    const step = (name: string) => async () => void done.push(name)
    await inLockOrder({
      bikes: step('bikes'),
      'gift cards': step('gift cards'),
      credit: step('credit'),
      stock: step('stock'),
    })
    expect(done).toEqual(['gift cards', 'stock', 'credit', 'bikes'])
  })

  it('is kept by every event of the shop', () => {
    const wrong = Object.entries(SUBSCRIPTIONS).filter(([, list]) =>
      findOutOfOrder<{ locks: Lock | null }>(list),
    )
    expect(wrong).toEqual([])
  })

  it('ends the start of a shop whose subscribers lock stock after bikes', () => {
    async function sellLate() {}
    const list = withPaid([
      { locks: 'bikes', handle: nothing },
      { locks: null, handle: nothing },
      { locks: 'stock', handle: sellLate },
    ])
    expect(() => defineSubscriptions(list)).toThrow('OrderPaid: sellLate locks stock too late.')
  })

  it('lets two subscribers lock the same', () => {
    const list = withPaid([
      { locks: 'stock', handle: nothing },
      { locks: 'stock', handle: nothing },
    ])
    expect(defineSubscriptions(list)).toBe(list)
  })
})
