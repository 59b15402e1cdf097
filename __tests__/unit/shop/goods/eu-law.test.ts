import { isEea } from '@/domain/shop/countries/eu-law'
import { seedCountries } from '@/server/seed/data/countries'

it('EU consumer law applies in 29 of the shop’s countries', () => {
  const outside = seedCountries.filter(({ code }) => !isEea(code)).map(({ code }) => code)
  expect(outside.sort()).toEqual(
    ['AE', 'AU', 'BR', 'CA', 'CH', 'CL', 'GB', 'IL', 'JP', 'KR', 'NZ', 'US'].sort(),
  )
  expect(seedCountries.length - outside.length).toBe(29)
  expect(isEea(undefined)).toBe(false)
})
