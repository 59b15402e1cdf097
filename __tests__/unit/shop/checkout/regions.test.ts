import { validateCheckout, emptyForm } from '@/domain/shop/checkout/checkout-form'
import { isPostcodeOf, regionOfPostcode } from '@/domain/shop/countries/region-postcodes'
import { findRegion, regionsOf } from '@/domain/shop/countries/regions'
import { paymentBody } from '@/store/checkout/payment-body'
import { cents } from '@/domain/kit/money'
import { seedCountries } from '@/server/seed/data/countries'

const find = (id: number) => seedCountries.find((country) => country.id === id)
const form = (region: string, countryId = 222) => {
  const empty = emptyForm(countryId)
  return { ...empty, shipping: { ...empty.shipping, region } }
}

describe('the states of the United States', () => {
  it('are fifty, the district, five territories and three military post offices', () => {
    const states = regionsOf({ code: 'US' }) ?? []
    expect(states).toHaveLength(59)
    expect(new Set(states.map(({ code }) => code)).size).toBe(59)
    const titles = states.map(({ title }) => title)
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
    expect(states.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })

  it.each(['OR', 'or', 'Oregon', ' oregon '])('are found by %j', (text) => {
    expect(findRegion({ code: 'US' }, text)).toEqual({ code: 'OR', title: 'Oregon' })
  })

  it.each(['', 'XX', 'Bavaria'])('have to be chosen: %j is none', (text) => {
    expect(validateCheckout(form(text), find)['shipping.region']).toEqual({ code: 'region_choice' })
  })

  it('go out by their code, however they were typed', () => {
    const order = {
      items: [],
      promoCode: null,
      assemblyDealerId: null,
      total: cents(0),
      documents: [],
    }
    expect(paymentBody(form('Oregon'), order, find).shipping_address.region).toBe('OR')
  })
})

it('a country without a list takes any text, but not none', () => {
  const australia = seedCountries.find(({ code }) => code === 'AU')?.id ?? 0
  expect(regionsOf({ code: 'AU' })).toBeNull()
  expect(validateCheckout(form('Victoria', australia), find)['shipping.region']).toBeUndefined()
  expect(validateCheckout(form('', australia), find)['shipping.region']).toEqual({ code: 'region' })
})

describe('a postal code', () => {
  test.each([
    ['US', 'NY', '12207', true],
    ['US', 'oregon', '97205-1234', true],
    ['US', 'OR', '12207', false],
    ['US', 'NY', '06390', true],
    ['US', 'CT', '06390', true],
    ['US', 'DC', '20500', true],
    ['US', 'AE', '09096', true],
    ['US', 'NY', '34012', false],
    ['US', 'OR', '00001', true],
    ['CA', 'ON', 'K1A 0B1', true],
    ['CA', 'AB', 'K1A 0B1', false],
    ['CA', 'Quebec', 'H2X 1Y4', true],
    ['DE', 'Bayern', '10115', true],
  ])('of %s may be in %s: %s, %s', (code, region, postcode, expected) => {
    expect(isPostcodeOf(code, region, postcode)).toBe(expected)
  })

  it.each([
    ['US', '97205', 'OR'],
    ['US', '972', 'OR'],
    ['US', '97', null],
    ['US', '96912', null],
    ['US', '000', null],
    ['CA', 'h2x 1Y4', 'QC'],
    ['CA', 'X0A', null],
    ['DE', '10115', null],
  ])('of %s names the region: %s is in %s', (code, postcode, region) => {
    expect(regionOfPostcode(code, postcode)).toBe(region)
  })

  it('of another state is a fault of its field', () => {
    const usa = seedCountries.find(({ code }) => code === 'US')?.id ?? 0
    const typed = { ...form('OR', usa).shipping, postcode: '12207' }
    const checked = validateCheckout({ ...form('OR', usa), shipping: typed }, find)
    expect(checked['shipping.postcode']).toEqual({ code: 'other_region' })
  })

  it('of every example is in some region of its country', () => {
    for (const { code, postcode } of seedCountries) {
      const regions = regionsOf({ code })
      if (!regions || !postcode) continue
      expect(regions.some((one) => isPostcodeOf(code, one.code, postcode.example))).toBe(true)
    }
  })
})
