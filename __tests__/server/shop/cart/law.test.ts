import type { WireCart, WireQuote } from '@/contract/shop/cart/cart'
import type { WireCheckout } from '@/contract/shop/checkout/checkout'

import { as, register } from '@/__tests__/support/members'
import { dataOf, saveBike } from '@/__tests__/support/member-shop'
import { ADDRESS, bikeItem, pay } from '@/__tests__/support/orders/orders'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const GERMANY = 15
const BERLIN = { ...ADDRESS, city: 'Berlin', region: '', postcode: '10115', country_id: GERMANY }
const SENTENCE = /^Nyx: The US Class 1 motor isn’t road-legal in Germany\.$/

const shop = sharedShop()
const ada = shared(() => register(shop, 'Ada'))

const change = { title: 'Change to the EU motor', price: 4999, price_delta: 0 }

describe('a bike that may not be sold where it goes', () => {
  it('is priced for a guest, who is told why and offered the change that helps', async () => {
    const items = [bikeItem('nyx')]
    const body = { country_id: GERMANY, items }
    const { quote } = dataOf<{ quote: WireQuote }>(
      await shop.send('POST', '/api/shipping-vat-guest', body),
    )
    const [line] = quote.lines
    expect(line).toMatchObject({ problem: expect.stringMatching(SENTENCE), fix: change })
    expect(quote.totals.tax).toBeGreaterThan(0)
    const mended = [{ ...items[0], server: { bike_slug: 'nyx', build: line?.fix?.build } }]
    const after = dataOf<{ quote: WireQuote }>(
      await shop.send('POST', '/api/shipping-vat-guest', { ...body, items: mended }),
    )
    expect(after.quote.lines[0]).toMatchObject({ problem: null, fix: null, price: 4999 })
    expect(after.quote.delivery_date).toBe(line?.fix?.delivery_date)
  })

  it('stays readable at the checkout, and its order is refused with the same sentence', async () => {
    const items = [bikeItem('nyx')]
    const checkout = dataOf<WireCheckout>(
      await shop.send('POST', '/api/checkout-guest', {
        has_bike: true,
        items,
        country_id: GERMANY,
        promo_code: null,
      }),
    )
    expect(checkout.quote.lines[0]?.problem).toMatch(SENTENCE)
    const refused = await pay(shop, {
      items,
      email: 'ada@example.com',
      shipping_address: BERLIN,
      provider: 'sandbox',
      expected_total: checkout.quote.totals.total,
      promo_code: null,
    })
    expect([refused.status, refused.body.code]).toEqual([422, 'build_invalid'])
    expect(refused.body.message).toBe(checkout.quote.lines[0]?.problem)
  })

  it('is told in the cart of a user for the chosen country, and mended in its place', async () => {
    await saveBike(shop, ada)
    const read = async (country: number) =>
      dataOf<WireCart>(await as(shop, ada)('GET', `/api/cart?country_id=${country}`))
    expect((await read(ADDRESS.country_id)).carts[0]).toMatchObject({ problem: null, fix: null })
    const [line] = (await read(GERMANY)).carts
    expect(line).toMatchObject({ problem: expect.stringMatching(SENTENCE), fix: change })
    const placed = await as(shop, ada)('POST', '/api/checkout', {
      shipping_address: BERLIN,
      provider: 'sandbox',
      expected_total: (await read(GERMANY)).total,
    })
    expect([placed.status, placed.body.message]).toEqual([422, line?.problem])
    const build = line?.fix?.build
    await saveBike(shop, ada, bikeItem('nyx'), { build, cart_id: line?.id, mode: 'CECM' })
    expect((await read(GERMANY)).carts).toMatchObject([{ problem: null, fix: null, build }])
  })
})
