import { z } from 'zod'

import { Money } from '@/contract/kit/money.schema'
import { dollars } from '@/domain/kit/money'

test.each([
  [0, 0],
  [8.2, 820],
  [19.99, 1999],
  [0.07, 7],
  [1.1, 110],
  [-4.35, -435],
  [1_000_000_000, 100_000_000_000],
])('%p dollars are %p cents', (input, amount) => {
  expect(z.decode(Money, dollars(input))).toBe(amount)
})

test.each([
  8.165,
  1.005,
  0.001,
  19.999,
  -4.355,
  2.5000001,
  0.1 + 0.2,
  1e-7,
  1e9 + 1,
  NaN,
  Infinity,
])('%p dollars are refused, not rounded', (input) => {
  expect(Money.safeDecode(dollars(input)).success).toBe(false)
})

test('no number of cents comes back as another one', () => {
  for (let amount = -2_000; amount <= 200_000; amount += 7) {
    const onWire = z.encode(Money, amount as z.output<typeof Money>)
    expect(z.decode(Money, onWire)).toBe(amount)
  }
})

test('a third decimal is refused with the field’s sentence', () => {
  const { error } = Money.safeParse(8.165)
  expect(error?.issues[0]?.message).toBe('Please use at most two decimal places.')
})
