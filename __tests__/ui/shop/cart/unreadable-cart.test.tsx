import { act, cleanup, screen, waitFor } from '@testing-library/react'

import { CartEntry } from '@/components/shop/cart/cart-entry'
import { loggedIn } from '@/store/auth/auth-slice'
import { itemAdded, selectGuestCart } from '@/store/cart/guest-cart-slice'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { aBackpack, aHelmet, aQuote, countries } from '@/__tests__/support/guest-shop'
import { renderApp, withToasts } from '@/__tests__/support/render-app'
import { aServerCart } from './open-server-cart'

const UNREADABLE = '{"cart":[{"id":1'
const CORRUPTED = "Couldn't save your cart on server. Data is probably corrupted."

const inStorage = () => window.localStorage.getItem('cart_items')

async function visit() {
  const add = jest.fn(async () => ({ added: 1, refused: [], version: 2 }))
  const services = fakeServices({
    account: { me: async () => aUser() },
    cart: {
      read: async () => aServerCart([]),
      add,
      estimate: async () => aQuote([aHelmet()]),
    } as never,
    countries: { list: async () => ({ countries, default_id: 222 }) },
  })
  const app = renderApp(withToasts(<CartEntry />), { services })
  await waitFor(() => expect(selectGuestCart(app.store.getState()).isRestored).toBe(true))
  return { ...app, add }
}

describe('a stored cart of which nothing can be read', () => {
  it.each([UNREADABLE, '[{"id":7},null]', '"text"'])('%s stays until the login', async (text) => {
    window.localStorage.setItem('cart_items', text)
    const { store } = await visit()
    expect(screen.getByRole('button', { name: 'Shopping cart' })).toBeVisible()
    expect(inStorage()).toBe(text)
    expect(screen.queryByText(/Everything else is here/i)).not.toBeInTheDocument()
    expect(screen.queryByText(CORRUPTED)).not.toBeInTheDocument()
    act(() => void store.dispatch(loggedIn()))
    expect(await screen.findByText(CORRUPTED)).toBeVisible()
    await waitFor(() => expect(inStorage()).toBeNull())
  })

  it('makes room for what a guest adds, and is still spoken of at the login', async () => {
    window.localStorage.setItem('cart_items', UNREADABLE)
    const { store } = await visit()
    act(() => void store.dispatch(itemAdded(aHelmet())))
    await waitFor(() => expect(inStorage()).toContain('"title":"Helmet"'))
    cleanup()
    const later = await visit()
    expect(screen.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
    act(() => void later.store.dispatch(loggedIn()))
    expect(await screen.findByText(CORRUPTED)).toBeVisible()
    await waitFor(() => expect(later.add).toHaveBeenCalledTimes(1))
    expect(window.localStorage.getItem('unreadable_cart')).toBeNull()
  })
})

describe('a stored cart of which a part can be read', () => {
  it('keeps the rest and says so', async () => {
    window.localStorage.setItem('cart_items', JSON.stringify([aBackpack(), { id: 7 }]))
    await visit()
    expect(await screen.findByText(/Everything else is here/i)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
  })
})
