import type { ContentNode } from '@/domain/shop/content/content'
import { legalChanges } from '@/domain/shop/content/legal-pages'
import { legalVersions } from '@/messages/shop/content/legal-versions'

const p = (...children: ContentNode[]): ContentNode => ({ tag: 'p', children })
const list = (...items: string[]): ContentNode => ({
  tag: 'ul',
  children: items.map((text) => ({ tag: 'li', children: [text] })),
})

test('the changes between two versions are the paragraphs and items that only one of them has', () => {
  expect(
    legalChanges(
      [p('You have ', { tag: 'strong', children: ['14 days'] }, '.'), list('bikes', 'cards')],
      [p('You have ', { tag: 'strong', children: ['30 days'] }, '.'), list('bikes', 'tools')],
    ),
  ).toEqual({
    removed: ['You have 14 days.', 'cards'],
    added: ['You have 30 days.', 'tools'],
  })
})

test('the period of a version has times if it began and ended on one day', () => {
  const from = '2026-05-12T08:00:00.000Z'
  expect(legalVersions.period(2, from)).toBe('Version 2, in force since May 12, 2026')
  expect(legalVersions.period(2, from, '2026-06-01T09:30:00.000Z')).toBe(
    'Version 2, in force from May 12, 2026 to June 1, 2026',
  )
  expect(legalVersions.period(2, from, '2026-05-12T09:30:00.000Z')).toBe(
    'Version 2, in force from May 12, 2026, 08:00 to 09:30 UTC',
  )
})
