import { DEFAULT_COUNTRY_ID, IMPERIAL, METRIC, type Unit } from '@/domain/kit/constants'
import { momentField, momentTyped } from '@/domain/kit/moment-field'
import { POSTED_HOURS, postedLines } from '@/domain/community/support/support-hours'
import { daysOfSpan } from '@/domain/office/reports/report-days'
import { regionOf } from '@/domain/office/settings/region'
import { DEFAULT_REGION, type ShopRegion } from '@/utils/default-region'
import { authSlice } from '@/store/auth/auth-slice'
import { selectUnit } from '@/store/unit/unit-slice'
import { dateInLetter, dateLong, dateShort, money, wholeMoney } from '@/utils/format'
import { processGlobals } from '@/utils/process-globals'

const BERLIN: ShopRegion = {
  ...{ zone: 'Europe/Berlin', dates: 'day_first', paper: 'A4', week_start: 7 },
  ...{ units: 'metric', currency: 'US$' },
}

const NOBODY = authSlice.getInitialState()

afterEach(() => delete processGlobals().region)

test('the stored region is read, and what is missing or wrong has its default', () => {
  expect(regionOf(BERLIN, [])).toEqual(BERLIN)
  expect(regionOf(undefined, [])).toEqual(DEFAULT_REGION)
  const wrong = {
    zone: 'Mars/Olympus',
    dates: 'year',
    paper: 'A3',
    week_start: 3,
    units: 'stones',
    currency: '€',
  }
  expect(regionOf(wrong, [])).toEqual(DEFAULT_REGION)
  expect(regionOf({ ...BERLIN, zone: '../etc' }, [])).toEqual({
    ...BERLIN,
    zone: DEFAULT_REGION.zone,
  })
})

test.each([
  [dateLong, 'December 4, 2026', '4 December 2026'],
  [dateInLetter, 'December 4th, 2026', '4 December 2026'],
  [dateShort, 'Dec 4', '4 Dec'],
])('dates have the day first where the company writes them so', (format, before, after) => {
  expect(format('2026-12-04')).toBe(before)
  processGlobals().region = BERLIN
  expect(format('2026-12-04')).toBe(after)
})

test('what staff type is a time in the shop’s zone', () => {
  expect(momentTyped('2026-12-04T09:00')).toBe('2026-12-04T14:00:00.000Z')
  processGlobals().region = BERLIN
  expect(momentTyped('2026-12-04T09:00')).toBe('2026-12-04T08:00:00.000Z')
  expect(momentField('2026-12-04T08:00:00.000Z')).toBe('2026-12-04T09:00')
})

test('support hours name the zone', () => {
  expect(postedLines(POSTED_HOURS)[0]?.time).toBe('9 A.M to 5 P.M EST')
  processGlobals().region = { ...BERLIN, zone: 'Asia/Tokyo' }
  expect(postedLines(POSTED_HOURS)[0]?.time).toBe('9 A.M to 5 P.M GMT+9')
})

test('this week begins on the day that the company counts from', () => {
  expect(daysOfSpan('week', '2026-12-06')).toEqual({ from: '2026-11-30', to: '2026-12-06' })
  processGlobals().region = BERLIN
  expect(daysOfSpan('week', '2026-12-06')).toEqual({ from: '2026-12-06', to: '2026-12-06' })
})

test.each([
  ['$', '−$1,234.50', '$25'],
  ['US$', '−US$1,234.50', 'US$25'],
  ['USD', '−USD\u00a01,234.50', 'USD\u00a025'],
] as const)('amounts begin with %s where the company writes them so', (currency, amount, whole) => {
  processGlobals().region = { ...BERLIN, currency }
  expect([money(-123_450), wholeMoney(25)]).toEqual([amount, whole])
})

test.each([
  ['by_country', IMPERIAL, METRIC],
  ['metric', METRIC, METRIC],
  ['imperial', IMPERIAL, IMPERIAL],
] as const)('units are %s until a visitor chooses', (units, inUnitedStates, elsewhere) => {
  processGlobals().region = { ...BERLIN, units }
  const seenIn = (countryId: number, guest: Unit | null = null) =>
    selectUnit({ auth: NOBODY, unit: { guest, target: null, countryId } })
  expect([seenIn(DEFAULT_COUNTRY_ID), seenIn(15)]).toEqual([inUnitedStates, elsewhere])
  expect([seenIn(15, IMPERIAL), seenIn(DEFAULT_COUNTRY_ID, METRIC)]).toEqual([IMPERIAL, METRIC])
})

test.each([
  ['United States', 'LETTER'],
  ['USA', 'LETTER'],
  ['Canada', 'LETTER'],
  ['México', 'LETTER'],
  ['Deutschland', 'A4'],
  ['United Kingdom', 'A4'],
  ['Somewhere', 'A4'],
])('a company in %s prints on %s until staff choose another paper', (country, paper) => {
  const address = ['1 Factory Road', country]
  expect(regionOf(undefined, address).paper).toBe(paper)
  expect(regionOf({ zone: 'Asia/Tokyo' }, address).paper).toBe(paper)
  expect(regionOf({ paper: 'A4' }, address).paper).toBe('A4')
  expect(regionOf({ paper: 'LETTER' }, address).paper).toBe('LETTER')
})
