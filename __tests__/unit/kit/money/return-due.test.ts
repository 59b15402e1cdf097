import fc from 'fast-check'

import { addCents, cents, ZERO } from '@/domain/kit/money'
import {
  allShipped,
  pricePieces,
  refundablePieces,
  refundValues,
} from '@/domain/office/refund/refund'
import {
  limitedByReturns,
  type RefundHistory,
  type ReturnedPieces,
} from '@/domain/office/returns/return-due'

import { draws } from '@/__tests__/support/draws'

const line = (input: { count: number; shipped?: number; refunded?: number; cents?: number }) => ({
  ...{ position: 0, product_id: 5000111, order_bike_id: null, bundle: null },
  count: input.count,
  shipped_count: input.shipped ?? input.count,
  canceled_count: 0,
  refunded_count: input.refunded ?? 0,
  total_cents: cents(input.cents ?? 4_900 * input.count),
  discount_cents: ZERO,
})
const back = (overrides: Partial<ReturnedPieces>): ReturnedPieces => ({
  ...{ number: 1, state: 'inspected', request: null, has_amount: false, position: 0, count: 1 },
  ...overrides,
})
const once = (count: number, request = 1) => ({ request, position: 0, count })
const dueOf = (sold: ReturnType<typeof line>, history: RefundHistory, number = 1) => {
  const [limited] = limitedByReturns([sold], history, number)
  return limited && refundablePieces(limited).shipped
}

describe('what a return still has to get', () => {
  it('is nothing for the one of two taillights that was refunded before it came back', () => {
    const history = { returned: [back({})], refunded: [once(1)] }
    expect(dueOf(line({ count: 2, refunded: 1 }), history)).toBe(0)
  })

  it('is what was not refunded of several pieces, wherever the rest of the line is', () => {
    const history = { returned: [back({ count: 3 })], refunded: [once(1), once(1, 2)] }
    expect(dueOf(line({ count: 5, refunded: 2 }), history)).toBe(1)
  })

  it('leaves a refund to the return that it settled, and other refunds to the first that waits', () => {
    const returned = [
      back({ state: 'refunded', request: 1 }),
      back({ number: 2 }),
      back({ number: 3, state: 'canceled', count: 2 }),
      back({ number: 4, count: 2 }),
    ]
    const history = { returned, refunded: [once(1, 1), once(1, 2)] }
    const sold = line({ count: 6, refunded: 2 })
    expect([2, 4].map((number) => dueOf(sold, history, number))).toEqual([0, 2])
  })

  it('is the price of the other piece, once a return was closed because its piece had been paid for', () => {
    const returned = [back({ state: 'refunded', request: 2 }), back({ number: 2 })]
    expect(dueOf(line({ count: 2, refunded: 1 }), { returned, refunded: [once(1)] }, 2)).toBe(1)
  })

  it('is nothing where a return got less for a damaged piece, and another piece was refunded later', () => {
    const returned = [back({ state: 'refunded', request: 1, count: 2 }), back({ number: 2 })]
    const history = { returned, refunded: [once(1, 1), once(1, 2)] }
    expect(dueOf(line({ count: 3, refunded: 2 }), history, 2)).toBe(0)
  })

  it('has nothing of pieces that haven’t left, nor of other lines', () => {
    const sold = line({ count: 4, shipped: 2 })
    const lines = [sold, { ...sold, position: 1 }]
    const limited = limitedByReturns(lines, { returned: [back({})], refunded: [] }, 1)
    expect(limited.map(refundablePieces)).toEqual([
      { open: 0, shipped: 1 },
      { open: 0, shipped: 0 },
    ])
  })
})

it('a return that was settled by an amount gets no price besides, nor does a refund outside of it', () => {
  const returned = [back({ state: 'refunded', request: 1, has_amount: true })]
  const [limited] = limitedByReturns([line({ count: 2 })], { returned, refunded: [] }, undefined)
  expect(limited && refundablePieces(limited)).toEqual({ open: 0, shipped: 1 })
})

type Step = {
  kind: 'ship' | 'cancel' | 'refund' | 'return' | 'drop' | 'settle'
  n: number
  cents: number
}

function booksOf(sold: ReturnType<typeof line>, order: Parameters<typeof refundValues>[1]) {
  const history = { returned: [] as ReturnedPieces[], refunded: [] as ReturnType<typeof once>[] }
  const values = refundValues([sold], order).lines
  let input = ZERO
  let requests = 0
  const sum = (returned: readonly ReturnedPieces[]) =>
    returned.reduce((all, { state, count }) => all + (state === 'canceled' ? 0 : count), 0)
  const priced = (location: 'open' | 'shipped', count: number, number?: number) => {
    const lines = limitedByReturns([sold], history, number)
    const chosen = count === 0 ? [] : [{ position: 0, place: location, count }]
    const price = pricePieces(lines, { values, chosen })?.map(({ amount }) => amount)
    const due = pricePieces(lines, { values, chosen: allShipped(lines) }) ?? []
    return { price: price && addCents(...price), due: addCents(...due.map(({ amount }) => amount)) }
  }
  const pay = (location: 'open' | 'shipped', count: number, amount: typeof ZERO) => {
    requests += 1
    input = addCents(input, amount)
    if (location === 'open') sold.canceled_count += count
    else sold.refunded_count += count
    if (location === 'shipped' && count > 0) history.refunded.push(once(count, requests))
  }
  const steps: Record<Step['kind'], (step: Step) => void> = {
    ship: ({ n }) => {
      const open = sold.count - sold.shipped_count - sold.canceled_count
      sold.shipped_count += Math.min(n, open)
    },
    cancel: ({ n }) => {
      const { price } = priced('open', n)
      if (price !== undefined) pay('open', n, price)
    },
    refund: ({ n }) => {
      const { price } = priced('shipped', n)
      if (price !== undefined) pay('shipped', n, price)
    },
    return: ({ n }) => {
      if (n === 0 || sum(history.returned) + n > sold.shipped_count) return
      history.returned.push(back({ number: history.returned.length + 1, count: n }))
    },
    drop: ({ n }) => {
      const one = history.returned[n]
      if (one?.state === 'inspected') one.state = 'canceled'
    },
    settle: ({ n, cents: amount }) => {
      const one = history.returned.find(({ state }) => state === 'inspected')
      if (!one) return
      const { price, due } = priced('shipped', n, one.number)
      if (price === undefined || price + amount > due) return
      pay('shipped', n, addCents(price, cents(amount)))
      Object.assign(one, { state: 'refunded', request: requests, has_amount: amount > 0 })
      // A refund for a return covers returned units only.
      if (n > 0) expect(sold.refunded_count).toBeLessThanOrEqual(sum(history.returned))
    },
  }
  return {
    take: (step: Step) => steps[step.kind](step),
    refunded: () => input,
    value: values[0] ?? ZERO,
  }
}

it('no order of refunds, parts, returns and amounts gives more for pieces than was paid for them', () => {
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('ship', 'cancel', 'refund', 'return', 'drop', 'settle'),
    n: fc.integer({ min: 0, max: 3 }),
    cents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_000 })),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 30_000 }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.array(step, { maxLength: 25 }),
      (count, price, tax, steps) => {
        const sold = line({ count, shipped: 0, cents: price })
        const order = { tax_cents: cents(tax), shipping_cents: cents(900), assembly_cents: ZERO }
        const books = booksOf(sold, order)
        for (const one of steps) {
          books.take(one)
          expect(books.refunded()).toBeLessThanOrEqual(books.value)
        }
      },
    ),
    { numRuns: draws({ few: 500, many: 20_000 }) },
  )
})
