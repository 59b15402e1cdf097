/** @jest-environment ./__tests__/support/shared-modules/dom-environment.js */
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { cents } from '@/domain/kit/money'
import type { CartLine as ServerCartLine } from '@/contract/shop/cart/cart'
import type { ServerCart } from '@/services/shop/cart'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'
import { loggedIn, loggedOut, sessionLookedUp } from '@/store/auth/auth-slice'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import { migrateCart } from '@/store/cart/migrate-cart'
import { serverCartFeature } from '@/store/cart/server-cart-feature'
import { loadServerCart, selectServerCart } from '@/store/cart/server-cart-slice'
import {
  addOneToLine,
  addToServerCart,
  removeFromServerCart,
  setServerCount,
} from '@/store/cart/server-cart-thunks'
import { registerFeature } from '@/store/lazy-features'
import { makeStore } from '@/store/make-store'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { aBackpack, aBike, aHelmet, problem } from '@/__tests__/support/guest-shop'

const KEY = 'cart_items'

registerFeature(guestCartFeature)
registerFeature(serverCartFeature)

beforeEach(() => localStorage.clear())

const line = (change: Partial<ServerCartLine> = {}) =>
  ({
    id: 1,
    product_id: aHelmet().product,
    kind: 'accessory',
    title: 'Helmet',
    bike_title: null,
    image: '',
    description: '',
    price: cents(9_900),
    old_price: null,
    count: 2,
    total_price: cents(19_800),
    shown_price: cents(9_900),
    options: { color: null, size: null, upgrades: [] },
    bike_slug: null,
    build: null,
    order_bike_id: null,
    has_external_link: false,
    external_link: null,
    problem: null,
    fix: null,
    ...change,
  }) satisfies ServerCartLine

const cartOf = (items: ServerCartLine[], version = 1) =>
  ({
    items,
    version,
    subtotal: cents(0),
    discount: cents(0),
    shipping: cents(0),
    tax: cents(0),
    total: cents(0),
    shown: { subtotal: cents(0), shipping: cents(0), includes_tax: false },
    tax_title: '',
    is_tax_estimated: false,
    country_id: 222,
    max_per_line: 20,
  }) satisfies ServerCart

function openStore(cart: Partial<Services['cart']>) {
  const calls = {
    read: jest.fn(cart.read ?? (async () => cartOf([]))),
    add: jest.fn(cart.add ?? (async () => ({ added: 1, refused: [], version: 2 }))),
    addBike: jest.fn(cart.addBike ?? (async () => ({ cart_id: 5, version: 2 }))),
    count: jest.fn(cart.count ?? (async () => ({ version: 2 }))),
    remove: jest.fn(cart.remove ?? (async () => ({ version: 2 }))),
  }
  const me = jest.fn(async () => aUser())
  const store = makeStore({ services: fakeServices({ cart: calls, account: { me } }) })
  store.dispatch(sessionLookedUp(true))
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text)
  return { store, calls, me, toasts }
}

const keep = (items: readonly GuestCartItem[]) => localStorage.setItem(KEY, JSON.stringify(items))
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as GuestCartItem[]

describe('The migration of the cart (spec §4)', () => {
  it('saves each bike by a call of its own and all other items in one', async () => {
    const red = { ...aBike(), id: 'bike-2' }
    keep([aBike({ cartQuantity: 2 }), aHelmet(), red, aBackpack({ cartQuantity: 3 })])
    const { store, calls } = openStore({})
    await store.dispatch(migrateCart())
    expect(calls.addBike.mock.calls.map(([bike]) => bike)).toEqual([
      { product_id: aBike().product, ...aBike().server, count: 2 },
      { product_id: red.product, ...red.server, count: 1 },
    ])
    expect(calls.add.mock.calls.map(([{ items }]) => items)).toEqual([
      [
        { product_id: aHelmet().product, count: 1 },
        { product_id: aBackpack().product, count: 3 },
      ],
    ])
    expect(stored()).toEqual([])
  })

  it('removes nothing before the server has it', async () => {
    keep([aBike(), aHelmet()])
    const seen: number[] = []
    const { store } = openStore({
      addBike: async () => {
        seen.push(stored().length)
        return { cart_id: 5, version: 2 }
      },
      add: async () => {
        seen.push(stored().length)
        return { added: 1, refused: [], version: 3 }
      },
    })
    await store.dispatch(migrateCart())
    expect(seen).toEqual([2, 1])
    expect(stored()).toEqual([])
  })

  it('keeps what failed, says so, and sends it again under the same key', async () => {
    keep([aBike(), aHelmet()])
    let isDown = true
    const { store, calls, toasts } = openStore({
      addBike: async () => {
        if (isDown) throw new ApiFailure({ kind: 'unreachable' })
        return { cart_id: 5, version: 2 }
      },
    })
    await store.dispatch(migrateCart())
    expect(stored().map(({ id }) => id)).toEqual([aBike().id])
    expect(toasts()).toContain("Couldn't save your configured bike on server.")
    isDown = false
    await store.dispatch(migrateCart())
    const keys = calls.addBike.mock.calls.map(([, key]) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(stored()).toEqual([])
  })

  it('of a corrupt cart says so and moves what is sound', async () => {
    localStorage.setItem(KEY, JSON.stringify([aHelmet(), { id: 7 }]))
    const { store, calls, toasts } = openStore({})
    await store.dispatch(migrateCart())
    expect(toasts()).toContain("Couldn't save your cart on server. Data is probably corrupted.")
    expect(calls.add).toHaveBeenCalledTimes(1)
  })

  it('keeps what was added while it ran', async () => {
    keep([aHelmet()])
    const { store } = openStore({
      add: async () => {
        keep(stored().map((item) => ({ ...item, cartQuantity: item.cartQuantity + 1 })))
        return { added: 1, refused: [], version: 2 }
      },
    })
    await store.dispatch(migrateCart())
    expect(stored().map(({ id, cartQuantity }) => [id, cartQuantity])).toEqual([[aHelmet().id, 1]])
  })

  it('stops when the user logs out meanwhile: the rest stays the guest’s', async () => {
    keep([aBike(), aHelmet()])
    const opened = openStore({
      addBike: async () => {
        opened.store.dispatch(loggedOut())
        return { cart_id: 5, version: 2 }
      },
    })
    await opened.store.dispatch(migrateCart())
    expect(opened.calls.add).not.toHaveBeenCalled()
    expect(stored().map(({ id }) => id)).toContain(aHelmet().id)
  })

  it('runs after a login, and the cart is loaded then', async () => {
    keep([aHelmet()])
    const { store, calls } = openStore({ read: async () => cartOf([line()]) })
    store.dispatch(loggedIn())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(calls.add).toHaveBeenCalledTimes(1)
    expect(calls.read).toHaveBeenCalled()
    expect(selectServerCart(store.getState()).cart?.items).toHaveLength(1)
  })
})

describe('The cart of a user (spec §4 Server cart)', () => {
  it('is read again after each change, and the update flag tells how it went', async () => {
    const { store, calls } = openStore({ read: async () => cartOf([line()]) })
    await store.dispatch(addToServerCart(aHelmet()))
    expect(calls.add.mock.calls[0]?.[0].items).toEqual([
      { product_id: aHelmet().product, count: 1 },
    ])
    await store.dispatch(setServerCount(1, 7))
    await store.dispatch(removeFromServerCart({ id: 1, name: 'Helmet' }))
    expect(calls.count).toHaveBeenCalledWith({ id: 1, count: 7 })
    expect(calls.remove).toHaveBeenCalledWith({ id: 1 })
    expect(calls.read).toHaveBeenCalledTimes(3)
    expect(selectServerCart(store.getState())).toMatchObject({ isUpdated: true, isLoading: false })
  })

  it('says what the guest’s cart says', async () => {
    const { store, toasts } = openStore({ read: async () => cartOf([line()], 2) })
    await store.dispatch(addToServerCart(aHelmet()))
    await store.dispatch(addToServerCart(aHelmet()))
    await store.dispatch(addOneToLine({ id: 1, count: 2, name: 'Helmet' }))
    await store.dispatch(removeFromServerCart({ id: 1, name: 'Helmet' }))
    const { title } = aHelmet()
    expect([...toasts()].reverse()).toEqual([
      `${title} was added to cart`,
      `An additional ${title} has been added to the cart`,
      'An additional Helmet has been added to the cart',
      'Helmet was removed from the cart',
    ])
  })

  it.each([0, -1, 1.5, Number.NaN, 1_000])('sends no count of %s', async (count) => {
    const { store, calls } = openStore({})
    expect(await store.dispatch(setServerCount(1, count))).toBe(false)
    expect(calls.count).not.toHaveBeenCalled()
  })

  it('gathers clicks that come while a count is on its way', async () => {
    let answer = () => {}
    const { store, calls } = openStore({
      count: () => new Promise((resolve) => (answer = () => resolve({ version: 2 }))),
    })
    const first = store.dispatch(setServerCount(1, 2))
    await store.dispatch(setServerCount(1, 3))
    await store.dispatch(setServerCount(1, 4))
    answer()
    await new Promise((resolve) => setTimeout(resolve, 0))
    answer()
    await first
    expect(calls.count.mock.calls).toEqual([[{ id: 1, count: 2 }], [{ id: 1, count: 4 }]])
  })

  it('that is refused says so and is false by its flag', async () => {
    const { store, toasts } = openStore({
      count: () => Promise.reject(problem('cart_line_not_found', { status: 404 })),
    })
    expect(await store.dispatch(setServerCount(1, 3))).toBe(false)
    expect(selectServerCart(store.getState()).isUpdated).toBe(false)
    expect(toasts()).toHaveLength(1)
  })

  it('never gives way to an older answer', async () => {
    const answers = [cartOf([line({ count: 5 })], 9), cartOf([line({ count: 1 })], 3)]
    const { store } = openStore({ read: async () => answers.shift() ?? cartOf([]) })
    await store.dispatch(loadServerCart())
    await store.dispatch(loadServerCart())
    expect(selectServerCart(store.getState()).cart?.items[0]?.count).toBe(5)
  })

  it('with a token that ran out asks who visits and is asked for once more', async () => {
    let isFirst = true
    const { store, me } = openStore({
      read: async () => {
        if (!isFirst) return cartOf([line()])
        isFirst = false
        throw new ApiFailure({
          kind: 'problem',
          status: 401,
          code: 'not_signed_in',
          message: '',
          errors: [],
        })
      },
    })
    await store.dispatch(loadServerCart())
    expect(me).toHaveBeenCalled()
    expect(selectServerCart(store.getState()).cart?.items).toHaveLength(1)
  })
})
