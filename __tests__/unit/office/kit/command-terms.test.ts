import { hasAllTerms, searchList } from '@/domain/kit/search/list-search'
import { PAGE_PARTS, PAGE_TERMS } from '@/messages/office/kit/command-terms'
import { LINKS } from '@/messages/office/kit/office-links'

test('every page has other words that lead to it, and no other address has', () => {
  expect(Object.keys(PAGE_TERMS).sort()).toEqual(LINKS.map(({ href }) => href).sort())
})

test('every part of a page needs the permission of the page', () => {
  for (const { href, permission } of PAGE_PARTS) {
    expect(LINKS).toContainEqual(expect.objectContaining({ href, permission }))
  }
})

const ALL = [
  ...LINKS.map(({ href, title }) => ({ at: href, text: `${title} ${PAGE_TERMS[href]}` })),
  ...PAGE_PARTS.map(({ title, words }) => ({ at: title, text: `${title} ${words}` })),
]

test.each([
  ['holiday', 'Support hours'],
  ['holidays', '/backoffice/capacity'],
  ['logo', '/backoffice/brand'],
  ['tax', '/backoffice/tax-registrations'],
  ['tax number', 'Seller'],
  ['carrier', '/backoffice/carriers'],
  ['mail server', '/backoffice/connections'],
  ['mail', '/backoffice/emails'],
  ['vouchr', '/backoffice/gift-cards'],
  ['coupon', '/backoffice/promotions'],
  ['employee', '/backoffice/staff'],
  ['colour', '/backoffice/brand'],
])('“%s” leads to %s', (query, at) => {
  expect(searchList(ALL, query, ({ text }) => text).map((one) => one.at)).toContain(at)
})

test('what shopkeepers search for leads to few pages', () => {
  for (const query of ['holiday', 'logo', 'carrier', 'employee']) {
    const found = ALL.filter(({ text }) => hasAllTerms(text, query))
    expect(found.map(({ at }) => at).slice(4)).toEqual([])
  }
})

test('signs alone match nothing', () => {
  expect(hasAllTerms('Holidays', '—')).toBe(false)
})
