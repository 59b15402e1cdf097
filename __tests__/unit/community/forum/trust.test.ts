import { countFault, isTrusted, linksIn, textFault } from '@/domain/community/forum/forum-trust'
import { trustSentence } from '@/domain/community/forum/forum-trust-sentence'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

test.each([
  [[], false],
  [[24, 4, 3, 2], false],
  [[23, 4, 3, 2, 1], false],
  [[24, 4, 3, 2, 1], true],
])('who wrote %p hours ago is known: %p', (hours, isKnown) => {
  expect(isTrusted(hours.map(ago), NOW)).toBe(isKnown)
})

test.each([
  ['nothing to see', 0],
  ['[a](https://a.example) and <https://a.example>.', 1],
  ['https://a.example/1, HTTP://B.example; www.c.example!', 3],
  ['awww.no', 0],
])('%p has %p links', (text, count) => {
  expect(linksIn(text)).toBe(count)
})

test('a day is counted from the oldest of those that fill it', () => {
  expect(countFault('new', 'threads', [ago(1), ago(2)])).toBeNull()
  const fault = countFault('new', 'threads', [ago(1), ago(2), ago(20.5), ago(23)])
  expect(fault).toEqual({ what: 'threads', most: 3, until: new Date('2026-11-20T15:30:00Z') })
  expect(fault && trustSentence(fault, true, NOW)).toContain('in about 4 hours. This ends a day')
  expect(countFault('member', 'replies', Array(500).fill(ago(1)))).toBeNull()
})

test('a sentence names what is too much, and an end only where there is one', () => {
  const many = Array.from({ length: 11 }, (_, at) => `@Rider ${at}`).join(' or ')
  expect(textFault('member', many)).toBeNull()
  const fault = textFault('new', many)
  expect(fault && trustSentence(fault, true, NOW)).toContain('up to 2 members at a time. This ends')
  expect(trustSentence({ what: 'threads', most: 20, until: ago(-0.5) }, false, NOW)).toBe(
    'Members can start up to 20 threads a day. You can write the next one in 30 minutes.',
  )
})
