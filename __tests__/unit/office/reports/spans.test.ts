import { daysOfSpan, yearBefore } from '@/domain/office/reports/report-days'

/** A Thursday. */
const TODAY = '2026-11-26'

it.each([
  ['today', '2026-11-26', '2026-11-26'],
  ['yesterday', '2026-11-25', '2026-11-25'],
  ['week', '2026-11-23', '2026-11-26'],
  ['month', '2026-11-01', '2026-11-26'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['quarter', '2026-10-01', '2026-11-26'],
  ['last-30', '2026-10-28', '2026-11-26'],
  ['last-365', '2025-11-27', '2026-11-26'],
] as const)('%s is %s to %s', (span, from, to) => {
  expect(daysOfSpan(span, TODAY)).toEqual({ from, to })
})

it.each([
  ['last-month', '2027-01-05', '2026-12-01', '2026-12-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2027-01-01', '2027-01-01', '2027-01-01'],
  ['quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-23'],
] as const)('%s on %s is %s to %s', (span, today, from, to) => {
  expect(daysOfSpan(span, today)).toEqual({ from, to })
})

it('a year before February 29 is February 28', () => {
  expect(yearBefore({ from: '2028-02-29', to: '2028-03-01' })).toEqual({
    from: '2027-02-28',
    to: '2027-03-01',
  })
})
