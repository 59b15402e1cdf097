import { screen, waitFor, within } from '@testing-library/react'

import { AccessoryTile } from '@/components/shop/accessories/accessory-tile'
import { CartEntry } from '@/components/shop/cart/cart-entry'
import { listedBike } from '@/components/shop/configurator/list/bike-list-data'
import { BikeListScreen } from '@/components/shop/configurator/list/bike-list-screen'
import { cents } from '@/domain/kit/money'
import { seedBikes } from '@/server/seed/data/bikes'

import { fakeServices, type Fakes } from '@/__tests__/support/fake-services'
import { germany, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import {
  aBackpack,
  aCheckout,
  aHelmet,
  aQuoteIn,
  countries as fixtureCountries,
} from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { loads, openedCheckout } from '../checkout/open-checkout'
import { calendar, countryOf } from '../configurator/open-configurator'
import { aServerCart, aServerLine, memberPage } from './open-server-cart'

/** Price at which rounding shows: three units with tax differ from three times the rounded unit. */
const items = [aHelmet({ price: cents(333), cartQuantity: 3 }), aBackpack()]
const list = async () => ({ countries: fixtureCountries, default_id: 222 })
const live = (id: number) => window.localStorage.setItem('country_id', JSON.stringify(id))
const amounts = (element: HTMLElement) =>
  [...(element.textContent ?? '').matchAll(/-?\$[\d,]+\.\d\d/g)].map(([text]) =>
    Math.round(Number(text.replace(/[$,]/g, '')) * 100),
  )

async function guestPanel() {
  window.localStorage.setItem('cart_items', JSON.stringify(items))
  const estimate = async ({ country_id: id }: { country_id: number }) =>
    aQuoteIn(fixtureCountries.find((one) => one.id === id) ?? unitedStates, items)
  const services = fakeServices({ cart: { shippingVatGuest: estimate }, countries: { list } })
  const { user } = renderApp(<CartEntry />, { services, path: '/accessories' })
  await user.click(screen.getByRole('button', { name: /^Shopping cart/ }))
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Shopping cart' })) }
}

describe('the cart of a guest', () => {
  it('shows prices with tax in Germany, whose lines add up to both sums', async () => {
    live(germany.id)
    const { panel } = await guestPanel()
    expect(await panel.findByText('Including VAT, before shipping')).toBeVisible()
    const lines = panel.getByRole('list', { name: 'Items in your cart' })
    expect(amounts(lines)).toEqual([1_188, 396, 10_591])
    expect(panel.getByText('Subtotal').parentElement).toHaveTextContent('$117.79')
    expect(panel.getByText('Order total').parentElement).toHaveTextContent('$117.79')
  })

  it('shows them before tax in the United States, and follows the country that is chosen', async () => {
    const { user, panel } = await guestPanel()
    expect(panel.getByText('Before shipping and tax')).toBeVisible()
    expect(panel.getByText('Order total').parentElement).toHaveTextContent('$98.99')
    await user.click(panel.getByText('Estimate shipping and tax'))
    const country = panel.getByRole('combobox', { name: 'Ship to' })
    expect(country).toHaveDisplayValue('United States')
    await waitFor(() => expect(country).toHaveTextContent('Germany'))
    await user.selectOptions(country, 'Germany')
    expect(await panel.findByText('Including VAT, before shipping')).toBeVisible()
    expect(panel.getByText('Order total').parentElement).toHaveTextContent('$117.79')
    expect(await panel.findByText('Including VAT')).toBeVisible()
    expect(window.localStorage.getItem('country_id')).toBe(String(germany.id))
  })
})

describe('the cart of a user', () => {
  it('names the tax as part of the prices where they include it', async () => {
    const line = aServerLine({ price: cents(10_000), shown_price: cents(11_900), count: 2 })
    const cart = {
      ...aServerCart([line]),
      subtotal: cents(20_000),
      tax: cents(4_750),
      tax_title: 'VAT',
      total: cents(29_750),
      shown: { subtotal: cents(23_800), shipping: cents(5_950), includes_tax: true },
      country_id: germany.id,
    }
    const { user, store } = memberPage({ read: async () => cart }, { countries: { list } })
    await user.click(await screen.findByRole('button', { name: /^Shopping cart, 2/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Shopping cart' }))
    const row = async (label: string) => (await panel.findByText(label)).parentElement
    expect(await row('Subtotal')).toHaveTextContent('$238.00')
    expect(await row('Shipping')).toHaveTextContent('$59.50')
    expect(await row('Tax (VAT included above)')).toHaveTextContent('$47.50')
    expect(await row('Order total')).toHaveTextContent('$297.50')
    expect(panel.getByText('$119.00 each')).toBeVisible()
    // Until the visitor chooses a country, the address determines every price in the shop.
    await waitFor(() => expect(store.getState().countries.countryId).toBe(germany.id))
  })
})

describe('the checkout', () => {
  it.each([
    [germany, 'Including VAT', true],
    [unitedStates, 'Sales tax', false],
  ] as const)('adds up what it shows in %j', async (country, taxRow, isIncluded) => {
    live(country.id)
    const quote = aQuoteIn(country, items)
    const load = loads(async () => aCheckout(items, { quote, country }))
    const { order } = await openedCheckout({ items, load })
    const row = (label: string) => amounts(order.getByText(label).parentElement ?? document.body)[0]
    const lines = order.getAllByRole('listitem').flatMap((line) => amounts(line))
    const sum = lines.reduce((total, amount) => total + amount, 0)
    expect(row('Subtotal')).toBe(sum)
    const parts = sum + (row('Shipping') ?? 0) + (isIncluded ? 0 : (row(taxRow) ?? 0))
    expect(row('Order total')).toBe(parts)
    expect(row('Order total')).toBe(quote.totals.total)
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue(country.title)
  })
})

describe('lists', () => {
  const tile = {
    ...{
      id: 5_000_110,
      title: 'Helmet',
      price: cents(10_000),
      thumbnail: '/helmet.svg',
      is_digital: false,
    },
    ...{ weight_g: 400, fits: [], colors: [], category: 'safety', is_new: false },
    stock: { state: 'in_stock' as const, left: null },
  }
  const page = (element: React.ReactElement, more: Fakes = {}) =>
    renderApp(
      <>
        <CartEntry />
        {element}
      </>,
      { fakes: { countries: { list }, ...more }, path: '/accessories' },
    )

  it('show goods with tax in Germany and before it in the United States', async () => {
    live(germany.id)
    const { unmount } = page(<AccessoryTile accessory={tile as never} bikes={[]} />)
    expect(await screen.findByText('$119.00')).toBeVisible()
    unmount()
    live(222)
    page(<AccessoryTile accessory={tile as never} bikes={[]} />)
    expect(await screen.findByText('$100.00')).toBeVisible()
  })

  it('show the prices of the country that the link in a product feed names', async () => {
    live(222)
    window.history.replaceState(null, '', `/accessories?country=${germany.id}`)
    page(<AccessoryTile accessory={tile as never} bikes={[]} />)
    expect(await screen.findByText('$119.00')).toBeVisible()
    expect(window.localStorage.getItem('country_id')).toBe('222')
    window.history.replaceState(null, '', '/')
  })

  it('show a gift card as the money that it is', async () => {
    live(germany.id)
    const card = { ...tile, id: 5_000_124, title: 'Gift card', is_digital: true }
    const { store } = page(<AccessoryTile accessory={card as never} bikes={[]} />)
    await waitFor(() => expect(store.getState().countries.countries).toHaveLength(2))
    expect(screen.getByText('from $100.00')).toBeVisible()
  })

  it('show bikes with price and date of the country', async () => {
    live(germany.id)
    const country = countryOf('United States')
    const bikes = seedBikes.map((bike) => listedBike(bike, { calendar, country, featured: [] }))
    page(<BikeListScreen bikes={bikes} />, {
      configurator: { list: async () => ({ bikes: seedBikes, calendar }) },
    })
    expect(screen.getByText('US prices, before tax and shipping.')).toBeVisible()
    expect(
      await screen.findByText('Prices for Germany, VAT included, before shipping.'),
    ).toBeVisible()
    const prime = screen.getByRole('heading', { name: 'Nireeka Prime' }).closest('article')
    await waitFor(() => expect(prime).toHaveTextContent('$4,758.81'))
    expect(prime).toHaveTextContent('Price, incl. VAT')
    expect(prime).toHaveTextContent('2026, Germany')
  })
})

describe('the limit of a line', () => {
  it('ends the quantity with a sentence, and a cart over it can’t go on to payment', async () => {
    const over = [aHelmet({ cartQuantity: 20 }), aBackpack({ cartQuantity: 21 })]
    window.localStorage.setItem('cart_items', JSON.stringify(over))
    const estimate = async () => aQuoteIn(unitedStates, over)
    const services = fakeServices({ cart: { shippingVatGuest: estimate }, countries: { list } })
    const { user, store } = renderApp(<CartEntry />, { services, path: '/accessories' })
    await user.click(screen.getByRole('button', { name: /^Shopping cart/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Shopping cart' }))
    const [helmet, backpack] = panel.getAllByRole('listitem')
    if (!helmet || !backpack) throw new Error('no lines')
    expect(helmet).toHaveTextContent('You can order up to 20 of one item. Please contact us')
    await user.click(within(helmet).getByRole('button', { name: /^Increase/ }))
    expect(store.getState().cart.guest.items[0]?.cartQuantity).toBe(20)
    expect(backpack).toHaveTextContent('Please lower the quantity.')
    expect(panel.getByText(/You can’t pay yet\. You can order up to 20 of Backpack/)).toBeVisible()
  })
})
