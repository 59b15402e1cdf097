import { isLongEnough } from '@/domain/kit/text-length'

const TITLE = 15

test.each([
  ['Battery doesn’t charge', true],
  ['Battery', false],
  ['電池が充電できません、助けて', true],
  ['充電できません', true],
  ['電池', false],
  ['배터리가 안 돼요', true],
  ['הסוללה לא נטענת', true],
  ['بطارية لا تشحن', true],
  ['बैटरी चार्ज नहीं', true],
  ['แบตเตอรี่ไม่ชาร์จ', true],
  ['🚲🔋❓ help', false],
  ['a\u0301'.repeat(10), false],
  ['👩‍👩‍👧‍👦'.repeat(5), false],
  ['　　　　電　　　　　　　　　　', false],
])('%s says enough for a title: %s', (text, isEnough) => {
  expect(isLongEnough(text, TITLE)).toBe(isEnough)
})

test('nothing is enough where nothing is asked for', () => {
  expect(isLongEnough('', 0)).toBe(true)
  expect(isLongEnough(' ', 1)).toBe(false)
})

test('a browser without a segmenter counts signs with their marks', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    expect(isLongEnough('充電できません', TITLE)).toBe(true)
    expect(isLongEnough('a\u0301'.repeat(10), TITLE)).toBe(false)
    expect(isLongEnough('a\u0301'.repeat(15), TITLE)).toBe(true)
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})
