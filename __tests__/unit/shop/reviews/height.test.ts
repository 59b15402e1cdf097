import { IMPERIAL, METRIC } from '@/domain/kit/constants'
import {
  heightBounds,
  heightIn,
  toHeightValue,
  storedHeight,
  typeHeight,
} from '@/domain/kit/height'

test.each([
  ['178', 178],
  [' 178 cm ', 178],
  ['5′10″', 178],
  ['5\'10"', 178],
  ['5 ft 10 in', 178],
  ['5 10', 178],
  ['6 ft', 183],
  ['70', 178],
  ['70.5 in', 179],
  ['70,5', 179],
])('%p is a height in imperial units', (text, cm) => {
  expect(typeHeight(text, IMPERIAL).cm).toBe(cm)
})

test.each(['', '5', '5.10', '5′12″', 'tall', '-70', '1780'])('%p is none', (text) => {
  expect(typeHeight(text, IMPERIAL).cm).toBeNull()
})

test('inches are not guessed from metric digits', () => {
  expect(typeHeight('70', METRIC).cm).toBeNull()
})

test('a height survives any number of changes of the unit', () => {
  for (let cm = 100; cm <= 230; cm += 1) {
    const there = heightIn(toHeightValue(cm), IMPERIAL)
    expect(heightIn(there, METRIC)).toEqual(toHeightValue(cm))
  }
})

test('what was typed before the unit was known is read in it', () => {
  expect(heightIn(typeHeight('70', METRIC), IMPERIAL).cm).toBe(178)
})

test('both bounds as shown are within the limits when they are typed', () => {
  for (const limits of [
    { min: 130, max: 220 },
    { min: 100, max: 230 },
  ]) {
    const { least, most } = heightBounds(limits, IMPERIAL)
    expect(typeHeight(least, IMPERIAL).cm).toBeGreaterThanOrEqual(limits.min)
    expect(typeHeight(most, IMPERIAL).cm).toBeLessThanOrEqual(limits.max)
  }
})

test('an earlier draft in centimeters is read, anything else is none', () => {
  expect(storedHeight('170')?.cm).toBe(170)
  expect(storedHeight({ text: '5′7″', unit: IMPERIAL, cm: 171 })?.cm).toBe(171)
  expect(storedHeight(null)).toBeNull()
  expect(storedHeight({ text: 4 })).toBeNull()
})
