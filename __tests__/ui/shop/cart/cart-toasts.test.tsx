import { act, screen, waitFor, within } from '@testing-library/react'

import { CartEntry } from '@/components/shop/cart/cart-entry'
import { itemAdded, itemRemoved, panelClosed } from '@/store/cart/guest-cart-slice'

import { fakeServices } from '@/__tests__/support/fake-services'
import { aHelmet, aQuote, countries } from '@/__tests__/support/guest-shop'
import { renderApp, withToasts } from '@/__tests__/support/render-app'

async function shop() {
  const services = fakeServices({
    cart: { shippingVatGuest: async () => aQuote([aHelmet()]) },
    countries: { list: async () => ({ countries, default_id: 222 }) },
  })
  const app = renderApp(withToasts(<CartEntry />), { services, path: '/accessories' })
  await waitFor(() => expect(app.store.getState().cart?.guest?.isRestored).toBe(true))
  return app
}

interface Toasts {
  queryAllByText: (text: RegExp) => HTMLElement[]
}

const region = () => screen.findByRole('region', { name: /^Notifications/ })

/** Returns the texts of toasts that aren't leaving; jsdom never ends an animation. */
const staying = (toasts: Toasts) =>
  toasts
    .queryAllByText(/cart$/)
    .filter((sentence) => !sentence.closest('[data-in=false]'))
    .map(({ textContent }) => textContent)

it('a toast says what was added to the cart that opens, and so does one for each more of it', async () => {
  const { store } = await shop()
  await act(async () => void store.dispatch(itemAdded(aHelmet())))
  const panel = await screen.findByRole('dialog', { name: 'Shopping cart' })
  const toasts = within(await region())
  expect(await toasts.findByText('Helmet was added to cart')).toBeVisible()
  expect(within(panel).queryByText('Helmet was added to cart')).not.toBeInTheDocument()
  await act(async () => void store.dispatch(itemAdded(aHelmet())))
  expect(await toasts.findByText('An additional Helmet has been added to the cart')).toBeVisible()
})

it('a toast over the opened cart is read out, and dismissing it leaves the cart open', async () => {
  const { store, user } = await shop()
  await act(async () => void store.dispatch(itemAdded(aHelmet())))
  const panel = await screen.findByRole('dialog', { name: 'Shopping cart' })
  const toasts = within(await region())
  const toast = await toasts.findByRole('status')
  expect(toast.closest('[inert], [aria-hidden=true]')).toBeNull()
  await user.click(within(toast).getByRole('button', { name: 'Dismiss message' }))
  await waitFor(() => expect(staying(toasts)).toEqual([]))
  expect(panel).toBeVisible()
})

it('of many quick changes the newest three are shown, and none waits for its turn', async () => {
  const { store } = await shop()
  const helmet = aHelmet()
  for (let count = 1; count <= 6; count += 1) {
    const item = { ...helmet, id: String(count), title: `Helmet ${count}` }
    await act(async () => void store.dispatch(itemAdded(item)))
  }
  const toasts = within(await region())
  expect(await toasts.findByText('Helmet 6 was added to cart')).toBeVisible()
  await waitFor(() =>
    expect(staying(toasts)).toEqual([
      'Helmet 4 was added to cart',
      'Helmet 5 was added to cart',
      'Helmet 6 was added to cart',
    ]),
  )
})

it('what happens to a cart that is closed is said by a toast', async () => {
  const { store } = await shop()
  await act(async () => void store.dispatch(itemAdded(aHelmet())))
  await act(async () => void store.dispatch(panelClosed()))
  await act(async () => void store.dispatch(itemRemoved({ id: aHelmet().id })))
  expect(await within(await region()).findByText('Helmet was removed from the cart')).toBeVisible()
})
