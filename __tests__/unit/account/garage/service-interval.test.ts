import { roundMiles } from '@/domain/account/garage/service-interval'
import { garage } from '@/messages/account/garage/garage'

test.each([
  [500, 300],
  [1_000, 600],
  [2_000, 1_200],
  [3_000, 1_900],
  [5_000, 3_100],
  [2_600, 1_600],
  [100, 60],
  [1, 10],
])('%i km between services are %i miles', (km, miles) => {
  expect(roundMiles(km)).toBe(miles)
})

test('intervals are whole hundreds of miles, and exact in kilometers', () => {
  const titles = (unit: 0 | 1) => garage.serviceOptions(unit).map(({ title }) => title)
  expect(titles(0)).toEqual(['300 mi', '600 mi', '1,200 mi', '1,900 mi', '3,100 mi'])
  expect(titles(1)).toEqual(['500 km', '1,000 km', '2,000 km', '3,000 km', '5,000 km'])
})

test('what was ridden comes back as it was typed', () => {
  expect(garage.distanceOf(Math.round(311 * 1.609344), 0)).toBe('311 mi')
})
