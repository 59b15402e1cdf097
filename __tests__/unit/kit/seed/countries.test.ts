import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { seedCountries } from '@/server/seed/data/countries'

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
)
const byCode = new Map(seedCountries.map((country) => [country.code, country]))

describe('the seeded countries', () => {
  test('contain the default country 222, the United States, with states and ZIP codes', () => {
    const home = seedCountries.find(({ id }) => id === DEFAULT_COUNTRY_ID)
    expect(home).toMatchObject({
      title: 'United States',
      region_title: 'State',
      legal_tunes: ['tune-us2', 'tune-us1', 'tune-us3', 'tune-eu'],
    })
    const zip = new RegExp(home?.postcode?.pattern ?? 'missing', 'i')
    expect(
      ['97205', '97205-1234', '9720', '97205-12', 'ABCDE'].map((text) => zip.test(text)),
    ).toEqual([true, true, false, false, false])
  })

  test('have ids, codes and names of their own', () => {
    for (const key of ['id', 'code', 'title'] as const) {
      expect(new Set(seedCountries.map((country) => country[key])).size).toBe(seedCountries.length)
    }
  })

  test('stand in the order of their names', () => {
    const titles = seedCountries.map(({ title }) => title)
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
  })

  test.each(EU)('%s has VAT between 15 and 27 per cent and sells the EU tune only', (code) => {
    const country = byCode.get(code)
    expect(country).toMatchObject({ tax_title: 'VAT', legal_tunes: ['tune-eu'] })
    expect(country?.tax_basis_points).toBeGreaterThanOrEqual(1_500)
    expect(country?.tax_basis_points).toBeLessThanOrEqual(2_700)
  })

  test.each([
    ['DE', 1_900],
    ['FI', 2_550],
    ['CH', 810],
    ['GB', 2_000],
    ['HU', 2_700],
  ])('%s taxes %i basis points', (code, points) => {
    expect(byCode.get(code)?.tax_basis_points).toBe(points)
  })

  test('have anchored postcode patterns that their own example meets', () => {
    for (const { postcode } of seedCountries) {
      if (!postcode) continue
      expect(postcode.pattern).toMatch(/^\^.*\$$/)
      const pattern = new RegExp(postcode.pattern, 'i')
      expect(pattern.test(postcode.example)).toBe(true)
      expect(pattern.test(postcode.example.toLowerCase())).toBe(true)
      expect(pattern.test(`${postcode.example}0x`)).toBe(false)
    }
  })

  test('bring batteries no sooner than other goods, for they never fly', () => {
    for (const { transit_days } of seedCountries) {
      expect(transit_days.battery).toBeGreaterThan(transit_days.goods)
    }
  })
})
