import fc from 'fast-check'

import { differenceOf } from '@/domain/office/stock/stock'

const line = { sku: 'product:1', seen: 10, counted: 9 }

test('a count changes what was miscounted and keeps what moved meanwhile', () => {
  expect(differenceOf(line, { on_hand: 8, reserved: 0 })).toMatchObject({
    moved: -2,
    difference: -1,
    after: 7,
    short: 0,
  })
})

test('a count says how many held pieces would be gone', () => {
  expect(differenceOf({ ...line, counted: 2 }, { on_hand: 10, reserved: 5 }).short).toBe(3)
  expect(differenceOf({ ...line, counted: 5 }, { on_hand: 10, reserved: 5 }).short).toBe(0)
})

test('a count of what the sheet says changes nothing, whatever moved', () => {
  const piece = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(piece, piece, (seen, on_hand) => {
      const same = differenceOf({ sku: 'a', seen, counted: seen }, { on_hand, reserved: 0 })
      expect([same.difference, same.after]).toEqual([0, on_hand])
    }),
  )
})
