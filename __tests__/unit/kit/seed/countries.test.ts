import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { rateOf } from '@/domain/shop/tax/tax'
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
    const rate = rateOf(country?.taxes ?? [])
    expect(rate).toBeGreaterThanOrEqual(150_000)
    expect(rate).toBeLessThanOrEqual(270_000)
  })

  test.each([
    ['DE', 190_000],
    ['FI', 255_000],
    ['CH', 81_000],
    ['GB', 200_000],
    ['HU', 270_000],
  ])('%s taxes %i parts per million', (code, rate) => {
    expect(rateOf(byCode.get(code)?.taxes ?? [])).toBe(rate)
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
