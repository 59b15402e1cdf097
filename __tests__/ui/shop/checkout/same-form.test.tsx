import { act, configure, screen, within } from '@testing-library/react'

import { CheckoutBar } from '@/components/shop/cart/checkout-bar'
import { CheckoutScreen } from '@/components/shop/checkout/checkout-screen'
import { cents, ZERO } from '@/domain/kit/money'
import type { MemberCheckout } from '@/contract/shop/checkout/checkout'
import { loggedIn } from '@/store/auth/auth-slice'

import { unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { fakeServices } from '@/__tests__/support/fake-services'
import { aBike, aCheckout, aHelmet, ADDRESS, countries } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { loads, openedCheckout } from './open-checkout'
configure({ asyncUtilTimeout: 10_000 })

const OREGON = { ...ADDRESS, id: 7, is_shipping: true, is_billing: true }

async function openMember(addresses: (typeof OREGON)[] = []) {
  const checkout: MemberCheckout = {
    ...aCheckout([aBike()]),
    addresses,
    selected_shipping_id: addresses[0]?.id ?? null,
    selected_billing_id: addresses[0]?.id ?? null,
    credit: { balance: cents(5_000), used: ZERO },
    to_pay: cents(309_900),
  } as MemberCheckout
  const services = fakeServices({
    checkout: { loadMember: async () => checkout },
    countries: { list: async () => ({ countries, default_id: 222 }) },
  })
  const app = renderApp(<CheckoutScreen />, { services, path: '/cart/checkout' })
  act(() => void app.store.dispatch(loggedIn()))
  await screen.findByRole('form', { name: 'Checkout' })
  return app
}

/** Returns the headings, labels and buttons of the form in page order. */
function words(): string[] {
  const form = screen.getByRole('form', { name: 'Checkout' })
  return [...form.querySelectorAll('h2, label, dt, button')].map(({ textContent }) =>
    (textContent ?? '').trim(),
  )
}

it('guest and user see the same form, in the same order and words', async () => {
  const { unmount } = await openedCheckout()
  const guest = words()
  expect(guest).toEqual(
    expect.arrayContaining(['Where should we send it?', 'Email', 'ZIP code', 'Billing address']),
  )
  unmount()
  window.localStorage.clear()
  await openMember()
  const OWN = ['Save this address to my address book', 'Store credit', 'Use my store credit']
  expect(words().filter((word) => !OWN.some((own) => word.startsWith(own)))).toEqual(guest)
})

it('a user with saved addresses chooses one, and unfolds billing as a guest does', async () => {
  const { user } = await openMember([OREGON])
  expect(screen.getByRole('radio', { name: /^Ada Lovelace/ })).toBeChecked()
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument()
  expect(screen.getByText('Same as shipping address.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use a different billing address' }))
  const group = within(screen.getByRole('group', { name: 'Billing address' }))
  expect(group.getByRole('radio', { name: 'New address' })).toBeChecked()
  expect(screen.getByLabelText('Full name')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use the shipping address for billing' }))
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument()
})

it('chooses the state from a list', async () => {
  const { user } = await openedCheckout()
  const state = screen.getByLabelText('State')
  expect(state).toHaveValue('')
  expect(state).toBeRequired()
  await user.selectOptions(state, 'Oregon')
  expect(state).toHaveValue('OR')
  expect(state.querySelectorAll('option')).toHaveLength(60)
})

it('says where no sales tax is collected, and only there', async () => {
  const untaxed = { ...unitedStates, taxes: [] }
  const { unmount } = await openedCheckout({
    load: loads(async () => aCheckout([aBike()], { country: untaxed })),
  })
  expect(screen.getByText(/^We don’t collect sales tax in this state/)).toBeVisible()
  unmount()
  await openedCheckout()
  expect(screen.queryByText(/^We don’t collect sales tax/)).not.toBeInTheDocument()
})

it('shows the picture of every item', async () => {
  const items = [aBike(), aHelmet({ thumbnail: '/images/helmet.svg' })]
  const { order } = await openedCheckout({ items })
  expect(order.getByRole('img', { name: /^Helmet/ })).toHaveAttribute('src', '/images/helmet.svg')
  expect(order.getByRole('img', { name: /^Fixture/ })).toBeVisible()
})

it('has a bar with nothing but the way home and back to the cart', async () => {
  renderApp(<CheckoutBar />, { path: '/cart/checkout' })
  await act(() => import('@/components/shop/cart/cart-panel'))
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link')).toLinkTo('/')
  expect(bar.getByRole('button', { name: /^Shopping cart/ })).toHaveTextContent('Shopping cart')
})
