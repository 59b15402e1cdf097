import { sentOnFault } from '@/domain/office/payment/sent-refund'

const now = new Date('2026-11-20T23:30:00.000Z')
const orderedAt = new Date('2026-11-18T00:30:00.000Z')

test.each([
  ['2026-11-21', 'in_the_future'],
  ['2026-11-20', null],
  ['2026-11-18', null],
  ['2026-11-17', 'before_the_order'],
])('a refund sent on %s: %s', (day, fault) => {
  expect(sentOnFault(day, { now, orderedAt })).toBe(fault)
})
