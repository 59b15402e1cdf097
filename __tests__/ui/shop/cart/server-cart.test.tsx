import { act, fireEvent, screen, waitFor } from '@testing-library/react'

import { cents } from '@/domain/kit/money'
import type { ServerCart } from '@/services/shop/cart'
import { addToCart } from '@/store/cart/add-to-cart'

import { aHelmet } from '@/__tests__/support/guest-shop'
import { aServerCart, aServerLine, memberPage, openServerCart } from './open-server-cart'

const NONE = { color: null, size: null, upgrades: [] }

describe('goods in a member’s cart', () => {
  const lines = [
    aServerLine(),
    aServerLine({ id: 2, title: 'Gift card', image: '/pictures/goods/5000124', options: NONE }),
    aServerLine({ id: 3, kind: 'spare', title: 'Brake pads', image: '', options: NONE }),
  ]

  it('show their picture, each in its version', async () => {
    const { panel } = await openServerCart({ read: async () => aServerCart(lines) })
    expect(panel.getByRole('img', { name: 'Helmet, Bone, M' })).toHaveAttribute(
      'src',
      '/pictures/goods/5000110?variant=bone-m',
    )
    expect(panel.getByRole('img', { name: 'Gift card' })).toHaveAttribute(
      'src',
      '/pictures/goods/5000124',
    )
  })

  it('have a placeholder where a picture is missing or does not load', async () => {
    const { panel } = await openServerCart({ read: async () => aServerCart(lines) })
    const sourceOf = (name: string) => panel.getByRole('img', { name }).getAttribute('src')
    expect(sourceOf('No picture of Brake pads')).toBe('/no-picture.svg')
    fireEvent.error(panel.getByRole('img', { name: 'Gift card' }))
    expect(sourceOf('No picture of Gift card')).toBe('/no-picture.svg')
    expect(panel.getByRole('img', { name: 'Helmet, Bone, M' })).toBeVisible()
  })
})

describe('a code that applies without being entered', () => {
  const offered = (discount: number, free_shipping: number): ServerCart => ({
    ...aServerCart([aServerLine()]),
    automatic: { code: 'auto', discount: cents(discount), free_shipping: cents(free_shipping) },
  })

  it('is a row of the member’s cart with what it takes off', async () => {
    const { panel } = await openServerCart({ read: async () => offered(1_190, 0) })
    expect(panel.getByText('Discount (AUTO)').nextSibling).toHaveTextContent('−$11.90')
    expect(panel.getByText('Shipping')).toBeVisible()
  })

  it('is named by the shipping that it makes free', async () => {
    const { panel } = await openServerCart({ read: async () => offered(0, 9_900) })
    expect(panel.getByText('Shipping, free with AUTO')).toBeVisible()
    expect(panel.queryByText('Discount (AUTO)')).toBeNull()
  })
})

describe('a change of the cart', () => {
  function aShop() {
    let cart = aServerCart([aServerLine(), aServerLine({ id: 2, title: 'Bell' })])
    const becomes = (items: ServerCart['items']) => {
      cart = aServerCart(items, cart.version + 1)
      return { version: cart.version }
    }
    return {
      read: jest.fn(async () => cart),
      remove: async ({ id }: { id: string | number }) =>
        becomes(cart.items.filter((line) => line.id !== id)),
      add: async () => ({
        ...becomes([...cart.items, aServerLine({ id: 3, title: 'Lock' })]),
        added: 1,
        refused: [],
      }),
    }
  }

  /** Resolves with the message to other tabs, after all other listeners. */
  function tabs() {
    const channel = new BroadcastChannel('server_cart')
    const reply = new Promise((resolve) => (channel.onmessage = resolve))
    return { channel, waitForMessage: () => act(async () => void (await reply)) }
  }

  it('loads the cart once when a line is removed', async () => {
    const shop = aShop()
    const { panel, user } = await openServerCart(shop)
    const before = shop.read.mock.calls.length
    const { waitForMessage, channel } = tabs()
    await user.click(panel.getByRole('button', { name: /^Remove Bell/ }))
    await waitFor(() => expect(panel.queryByText('Bell')).not.toBeInTheDocument())
    await waitForMessage()
    channel.close()
    expect(shop.read.mock.calls.length - before).toBe(1)
  })

  it('loads the cart once when something is added and the panel opens', async () => {
    const shop = aShop()
    const { store } = memberPage(shop)
    await screen.findByRole('button', { name: /^Shopping cart.*2/ })
    const before = shop.read.mock.calls.length
    const { waitForMessage, channel } = tabs()
    await act(async () => void (await store.dispatch(addToCart(aHelmet()))))
    expect(await screen.findByText('Lock')).toBeVisible()
    await waitForMessage()
    channel.close()
    expect(shop.read.mock.calls.length - before).toBe(1)
  })

  it('of another tab loads it, unless this tab knows it already', async () => {
    const shop = aShop()
    const { panel } = await openServerCart(shop)
    const before = shop.read.mock.calls.length
    const elsewhere = new BroadcastChannel('server_cart')
    elsewhere.postMessage(1)
    await shop.remove({ id: 2 })
    elsewhere.postMessage(2)
    await waitFor(() => expect(panel.queryByText('Bell')).not.toBeInTheDocument())
    elsewhere.close()
    expect(shop.read.mock.calls.length - before).toBe(1)
  })
})
