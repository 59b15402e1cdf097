import { act, screen, waitFor, within } from '@testing-library/react'

import { CartEntry } from '@/components/cart/cart-entry'
import { ToastHost } from '@/components/layout/toast-host'
import { itemAdded, itemRemoved, panelClosed } from '@/store/cart/guest-cart-slice'

import { fakeServices } from '../../support/fake-services'
import { aHelmet, aQuote, countries } from '../../support/guest-shop'
import { renderApp } from '../../support/render-app'

async function shop() {
  const services = fakeServices({
    cart: { estimate: async () => aQuote([aHelmet()]) },
    countries: { list: async () => ({ countries, default_id: 222 }) },
  })
  const app = renderApp(
    <>
      <CartEntry />
      <ToastHost />
    </>,
    { services, path: '/accessories' },
  )
  await waitFor(() => expect(app.store.getState().cart?.guest?.isRestored).toBe(true))
  return app
}

const toasts = () => screen.queryByRole('region', { name: /^Notifications/ })

beforeEach(() => window.localStorage.clear())

it('the opened cart says what was added, and no toast repeats it', async () => {
  const { store } = await shop()
  await act(async () => void store.dispatch(itemAdded(aHelmet())))
  const panel = await screen.findByRole('dialog', { name: 'Shopping cart' })
  expect(within(panel).getByText('Helmet was added to cart')).toBeVisible()
  expect(toasts()?.textContent ?? '').not.toContain('Helmet')
})

it('a cart that is opened again says nothing of before', async () => {
  const { store, user } = await shop()
  await act(async () => void store.dispatch(itemAdded(aHelmet())))
  await screen.findByRole('dialog', { name: 'Shopping cart' })
  await act(async () => void store.dispatch(panelClosed()))
  await user.click(screen.getByRole('button', { name: /^Shopping cart/ }))
  const panel = await screen.findByRole('dialog', { name: 'Shopping cart' })
  expect(within(panel).queryByText('Helmet was added to cart')).not.toBeInTheDocument()
})

it('what happens to a cart that is closed is said by a toast', async () => {
  const { store } = await shop()
  await act(async () => void store.dispatch(itemAdded(aHelmet())))
  await act(async () => void store.dispatch(panelClosed()))
  await act(async () => void store.dispatch(itemRemoved({ id: aHelmet().id })))
  const region = await screen.findByRole('region', { name: /^Notifications/ })
  expect(await within(region).findByText('Helmet was removed from the cart')).toBeVisible()
})
