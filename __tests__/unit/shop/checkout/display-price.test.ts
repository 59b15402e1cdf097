import { buildPrice, defaultBuild } from '@/domain/shop/bikes/build'
import { cents } from '@/domain/kit/money'
import { quoteOrder } from '@/domain/shop/checkout/quote'
import { bikeAsShown } from '@/domain/shop/bikes/bike-as-shown'
import { includedTax, displayPrice } from '@/domain/shop/tax/display-price'
import { seedCountries } from '@/server/seed/data/countries'

import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'
import { countryByCode } from '@/__tests__/support/catalog/seed-bikes'

const nyx = seedBike('nyx')

describe('a price as the law of the country wants it shown', () => {
  it('has the tax in it where its law says so, and not in North America', () => {
    expect(displayPrice(cents(499_900), countryByCode('DE'))).toBe(594_881)
    expect(displayPrice(cents(499_900), countryByCode('GB'))).toBe(599_880)
    expect(displayPrice(cents(499_900), countryByCode('US'))).toBe(499_900)
    expect(displayPrice(cents(499_900), countryByCode('CA'))).toBe(499_900)
    expect(seedCountries.filter((one) => !one.prices_include_tax).map(({ code }) => code)).toEqual([
      'CA',
      'US',
    ])
  })

  it('is to the cent what an order of it without shipping comes to, in every country that includes it', () => {
    for (const country of seedCountries.filter((one) => one.prices_include_tax)) {
      const price = buildPrice(nyx, defaultBuild(nyx, country))
      const line = { price, count: 1, is_bike: false, is_digital: true }
      expect(displayPrice(price, country)).toBe(quoteOrder([line], country, null).total)
      expect(includedTax(price, country)).toBe(quoteOrder([line], country, null).tax)
    }
  })

  it('is that of every part of a bike, which stays the same bike where nothing is included', () => {
    const german = bikeAsShown(nyx, countryByCode('DE'))
    const [before, after] = [nyx, german].map(({ groups }) => groups[0]?.parts[1]?.price ?? 0)
    expect(after).toBe(Math.round((before ?? 0) * 1.19))
    expect(bikeAsShown(nyx, seedCountry(US))).toBe(nyx)
  })
})
