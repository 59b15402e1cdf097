import { momentField, momentTyped } from '@/domain/kit/moment-field'

test('a field shows the clocks of the shop, in winter and in summer', () => {
  expect(momentField('2026-11-20T12:00:00.000Z')).toBe('2026-11-20T07:00')
  expect(momentField('2026-07-01T03:30:00.000Z')).toBe('2026-06-30T23:30')
  expect(momentField(null)).toBe('')
})

test.each(['2026-11-20T07:00', '2026-06-30T23:30', '2026-01-01T00:00', '2026-11-01T03:00'])(
  'what was typed as %s is shown so again',
  (text) => expect(momentField(momentTyped(text))).toBe(text),
)

test('an hour that clocks leave out is as much later, and one they pass twice is the first', () => {
  expect(momentTyped('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z')
  expect(momentTyped('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
})

test('an empty or unfinished field has no moment', () => {
  expect([momentTyped(''), momentTyped('2026-11-20')]).toEqual([null, null])
})
