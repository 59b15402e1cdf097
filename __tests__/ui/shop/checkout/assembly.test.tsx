import { configure, screen, waitFor } from '@testing-library/react'

import { CheckoutScreen } from '@/components/shop/checkout/checkout-screen'
import { cents, ZERO } from '@/domain/kit/money'
import type { Checkout } from '@/contract/shop/checkout/checkout'
import type { Services } from '@/services/services'

import { portland } from '@/__tests__/support/dealers'
import { fakeServices } from '@/__tests__/support/fake-services'
import { aBike, aCheckout, aHelmet, aQuote, countries } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'
import { fillForm, loads, payButton, pays, placed } from './open-checkout'
configure({ asyncUtilTimeout: 10_000 })

stayOnPage()

const dealer = portland()
const PORTLAND = {
  id: 1,
  name: 'Portland',
  region: 'OR',
  country_code: 'US',
  lat: 45.5,
  lng: -122.7,
}
type Found = Awaited<ReturnType<Services['dealers']['list']>>
const found = (km: number, near: Found['near'] = PORTLAND): Found => ({
  ...{ near, assembly_km: 96.6 },
  dealers: [{ ...dealer, distance_km: near && km }],
})

const load = loads(async ({ assembly_dealer_id }): Promise<Checkout> => {
  const items = [aBike()]
  if (assembly_dealer_id !== dealer.id) return aCheckout(items)
  const { title } = dealer
  const assembly = { dealer_id: dealer.id, title, address: 'Portland', days: 3, count: 1 }
  return aCheckout(items, {
    quote: { ...aQuote(items, { assembly: cents(14_900) }), assembly },
  })
})

function open(items = [aBike()], list?: Services['dealers']['list']) {
  window.localStorage.setItem('cart_items', JSON.stringify(items))
  const pay = pays(async () => placed)
  const dealers = {
    list: list ?? (async () => found(3.2)),
  }
  const services = fakeServices({
    checkout: {
      checkoutGuest: items.length > 0 ? load : loads(async () => aCheckout(items)),
      paymentGuest: pay,
    },
    countries: { list: async () => ({ countries, default_id: 222 }) },
    dealers,
  })
  return { ...renderApp(<CheckoutScreen />, { services, path: '/cart/checkout' }), pay }
}

const unfold = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: /^Find a dealer near you/ }))

it('is folded, and delivered to the door until somebody says otherwise', async () => {
  open()
  expect(await screen.findByText('Delivered to your door')).toBeVisible()
  expect(screen.queryByRole('radio', { name: /Delivered to your door/ })).toBeNull()
  await screen.findByRole('option', { name: 'Germany' })
  const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')]
  expect(fields.length).toBeLessThanOrEqual(8)
})

it('a chosen dealer is priced by the server and ordered with that total', async () => {
  const { user, pay } = open()
  await unfold(user)
  await user.click(await screen.findByRole('radio', { name: /Bridge & Chainring/ }))
  expect(await screen.findByText('Assembly by Bridge & Chainring')).toBeVisible()
  expect(screen.getByText(/about 2 mi away/)).toBeVisible()
  await fillForm(user)
  await user.click(payButton())
  await waitFor(() => expect(pay).toHaveBeenCalled())
  expect(pay.mock.calls[0]?.[0]).toMatchObject({ assembly_dealer_id: 1 })
  const shown = aQuote([aBike()], { assembly: cents(14_900) }).totals.total
  expect(pay.mock.calls[0]?.[0].expected_total).toBe(shown)
})

it('another country takes the dealer away again', async () => {
  const { user } = open()
  await unfold(user)
  await user.click(await screen.findByRole('radio', { name: /Bridge & Chainring/ }))
  await screen.findByText('Assembly by Bridge & Chainring')
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await waitFor(() =>
    expect(screen.queryByText('Assembly by Bridge & Chainring')).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('radio', { name: /Delivered to your door/ })).toBeChecked()
})

it('offers nobody beyond the limit, but names the nearest', async () => {
  const list = jest.fn(async () => found(1284))
  const { user } = open([aBike()], list)
  await unfold(user)
  await fillForm(user)
  expect(await screen.findByText(/^No dealer within 60 mi assembles/)).toBeVisible()
  expect(
    screen.getByText('The nearest is Bridge & Chainring in Portland, about 798 mi away.'),
  ).toBeVisible()
  expect(screen.getAllByRole('radio')).toEqual([
    screen.getByRole('radio', { name: /Delivered to your door/ }),
  ])
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ place: 'Portland', region: 'OR', country: 222 }),
    ),
  )
})

it('asks for the city first, and drops a dealer who is too far from another one', async () => {
  const list = jest.fn(async (query?: { place?: string | number | null | undefined }) => {
    if (!query?.place) return found(0, null)
    return found(query.place === 'Portland' ? 3 : 1284)
  })
  const { user } = open([aBike()], list)
  await unfold(user)
  expect(await screen.findByText(/^Enter your city above/)).toBeVisible()
  await fillForm(user)
  await user.click(await screen.findByRole('radio', { name: /Bridge & Chainring/ }))
  await user.clear(screen.getByLabelText('City'))
  await user.type(screen.getByLabelText('City'), 'Denver')
  expect(await screen.findByText(/^No dealer within/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /Delivered to your door/ })).toBeChecked()
})

it('says when no dealer of the country assembles', async () => {
  const { user } = open([aBike()], async () => ({ ...found(0, null), dealers: [] }))
  await unfold(user)
  expect(await screen.findByText(/No dealer in the United States assembles/)).toBeVisible()
})

it('is not asked about for a cart without a bike', async () => {
  load.mockImplementationOnce(async () =>
    aCheckout([aHelmet()], { quote: aQuote([aHelmet()], { assembly: ZERO }) }),
  )
  open([aHelmet()])
  await screen.findByRole('option', { name: 'Germany' })
  expect(screen.queryByText('How should we deliver it?')).toBeNull()
})
