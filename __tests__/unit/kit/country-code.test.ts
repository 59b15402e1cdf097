import { countryCode } from '@/utils/country-code'

test.each([
  ['DE', 'DE'],
  ['Germany', 'DE'],
  [' deutschland ', 'DE'],
  ['U.S.A.', 'US'],
  ['The Netherlands', 'NL'],
  ['日本', 'JP'],
  ['England', 'GB'],
  ['Atlantis', null],
  ['', null],
])('%j is %j', (text, code) => {
  expect(countryCode(text)).toBe(code)
})
