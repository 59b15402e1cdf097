import { validateCheckout, emptyForm } from '@/domain/shop/checkout/checkout-form'
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
    const order = { items: [], promoCode: null, assemblyDealerId: null, total: cents(0) }
    expect(paymentBody(form('Oregon'), order, find).shipping_address.region).toBe('OR')
  })
})

it('a country without a list takes any text, but not none', () => {
  const canada = seedCountries.find(({ code }) => code === 'CA')?.id ?? 0
  expect(regionsOf({ code: 'CA' })).toBeNull()
  expect(validateCheckout(form('Québec', canada), find)['shipping.region']).toBeUndefined()
  expect(validateCheckout(form('', canada), find)['shipping.region']).toEqual({ code: 'region' })
})
