/** @jest-environment ./__tests__/support/shared-modules/dom-environment.js */
import fc from 'fast-check'

import {
  addItem,
  decreaseItem,
  removeItem,
  setQuantity,
  type GuestCartItem,
} from '@/domain/shop/cart/guest-cart'
import { cents } from '@/domain/kit/money'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import {
  cartCleared,
  itemAdded,
  itemDecreased,
  itemRemoved,
  pricesDrifted,
  quantityTyped,
  selectGuestCart,
  selectItems,
} from '@/store/cart/guest-cart-slice'
import { registerFeature } from '@/store/lazy-features'
import { appStarted } from '@/store/lifecycle'
import { makeStore, type AppStore } from '@/store/make-store'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { fakeServices } from '@/__tests__/support/fake-services'
import { aBackpack, aBike, aHelmet } from '@/__tests__/support/guest-shop'

const KEY = 'cart_items'

registerFeature(guestCartFeature)

let closers: (() => void)[] = []

function openTab(hears = true): AppStore {
  const store = makeStore({ services: fakeServices() })
  const spies = [window, document].map((target) => {
    const real = target.addEventListener.bind(target)
    return jest
      .spyOn(target as EventTarget, 'addEventListener')
      .mockImplementation((type, listener) => {
        if (!hears || !listener) return
        real(type, listener as EventListener)
        closers.push(() => target.removeEventListener(type, listener as EventListener))
      })
  })
  store.dispatch(appStarted())
  for (const spy of spies) spy.mockRestore()
  return store
}

const openDeafTab = () => openTab(false)

const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
const itemsOf = (store: AppStore) => selectItems(store.getState())
const brief = (items: readonly GuestCartItem[]) =>
  items.map(({ id, cartQuantity, total_price }) => `${cartQuantity} ${id} ${total_price}`)
const textsOf = (store: AppStore) => selectToasts(store.getState()).map(({ text }) => text)

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  for (const close of closers) close()
  closers = []
})

describe('the stored cart', () => {
  it('is there again after a reload', () => {
    const before = openTab()
    before.dispatch(itemAdded(aBike()))
    before.dispatch(itemAdded(aBike()))
    before.dispatch(itemAdded(aHelmet()))
    expect(itemsOf(openTab())).toEqual(itemsOf(before))
    expect(brief(itemsOf(before))[0]).toBe(`2 ${aBike().id} 600000`)
  })

  it('is not known before the page has hydrated', () => {
    window.localStorage.setItem(KEY, JSON.stringify([aHelmet()]))
    const store = makeStore({ services: fakeServices() })
    expect(selectGuestCart(store.getState())).toMatchObject({ items: [], isRestored: false })
    store.dispatch(appStarted())
    expect(selectGuestCart(store.getState())).toMatchObject({ isRestored: true })
    expect(itemsOf(store)).toEqual([aHelmet()])
  })

  it('is written after each change', () => {
    const store = openTab()
    const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown
    store.dispatch(itemAdded(aHelmet()))
    expect(stored()).toEqual([aHelmet()])
    store.dispatch(quantityTyped({ id: aHelmet().id, quantity: 3 }))
    expect(stored()).toEqual([aHelmet({ cartQuantity: 3 })])
    store.dispatch(
      pricesDrifted([{ id: aHelmet().id, title: '', before: cents(1), now: cents(100) }]),
    )
    expect(stored()).toEqual([aHelmet({ cartQuantity: 3, price: cents(100) })])
    store.dispatch(itemDecreased({ id: aHelmet().id }))
    store.dispatch(itemRemoved({ id: aHelmet().id }))
    expect(stored()).toEqual([])
  })
})

describe('a corrupt stored cart', () => {
  it.each(['{', 'null,', '"text"', '{"a":1}', '[1,null,{"id":5}]', '[[[]]]', 'x'.repeat(200)])(
    'is empty and stays as it is, for there is no rest to speak of: %j',
    (text) => {
      window.localStorage.setItem(KEY, text)
      const store = openTab()
      expect(itemsOf(store)).toEqual([])
      expect(textsOf(store)).toEqual([])
      expect(window.localStorage.getItem(KEY)).toBe(text)
      store.dispatch(itemAdded(aHelmet()))
      expect(itemsOf(openTab())).toEqual([aHelmet()])
      expect(window.localStorage.getItem('unreadable_cart')).toBe(text)
    },
  )

  it('keeps what is sound', () => {
    const damaged = [aHelmet(), { ...aBackpack(), price: 'free' }, { ...aBike(), server: null }]
    window.localStorage.setItem(KEY, JSON.stringify(damaged))
    expect(itemsOf(openTab())).toEqual([aHelmet()])
  })

  it('that another tab leaves behind keeps this tab alive', () => {
    const store = openTab()
    store.dispatch(itemAdded(aHelmet()))
    window.localStorage.setItem(KEY, '{broken')
    store.dispatch(itemAdded(aBackpack()))
    expect(brief(itemsOf(store))).toEqual([`1 ${aBackpack().id} 8900`])
  })
})

describe('a browser that keeps nothing', () => {
  it('leaves the cart working in memory and says so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = openTab()
    store.dispatch(itemAdded(aHelmet()))
    store.dispatch(itemAdded(aHelmet()))
    store.dispatch(itemAdded(aBackpack()))
    expect(brief(itemsOf(store))).toEqual([`2 ${aHelmet().id} 23800`, `1 ${aBackpack().id} 8900`])
    expect(selectGuestCart(store.getState()).isPersisted).toBe(false)
  })

  it('also when reading is forbidden', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const store = openTab()
    store.dispatch(itemAdded(aHelmet()))
    expect(brief(itemsOf(store))).toEqual([`1 ${aHelmet().id} 11900`])
  })

  it('gets the lines of this tab as soon as it keeps again', () => {
    const store = openTab()
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    store.dispatch(itemAdded(aHelmet()))
    full.mockRestore()
    const other = openDeafTab()
    other.dispatch(itemAdded(aBackpack()))
    tellTabs()
    expect(brief(itemsOf(store))).toEqual([`1 ${aBackpack().id} 8900`, `1 ${aHelmet().id} 11900`])
    expect(itemsOf(openTab())).toEqual(itemsOf(store))
    expect(selectGuestCart(store.getState()).isPersisted).toBe(true)
  })
})

describe('two tabs', () => {
  it('show the same cart', () => {
    const [a, b] = [openTab(), openTab()]
    a.dispatch(itemAdded(aHelmet()))
    tellTabs()
    expect(itemsOf(b)).toEqual([aHelmet()])
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(itemsOf(b)).toEqual([])
  })

  it('lose nothing when one has not heard of the other yet', () => {
    const [a, b] = [openDeafTab(), openDeafTab()]
    a.dispatch(itemAdded(aHelmet()))
    b.dispatch(itemAdded(aBackpack()))
    a.dispatch(itemAdded(aBackpack()))
    b.dispatch(itemRemoved({ id: aHelmet().id }))
    expect(brief(itemsOf(b))).toEqual([`2 ${aBackpack().id} 17800`])
    expect(itemsOf(openTab())).toEqual(itemsOf(b))
  })

  it('look again when a frozen page wakes up', () => {
    const a = openTab()
    openDeafTab().dispatch(itemAdded(aHelmet()))
    expect(itemsOf(a)).toEqual([])
    document.dispatchEvent(new Event('visibilitychange'))
    expect(itemsOf(a)).toEqual([aHelmet()])
  })

  it('and any number of crashes end in the same cart as one list of all operations', () => {
    const goods = [aHelmet(), aBackpack(), aBike()]
    const operation = fc.record({
      kind: fc.constantFrom('add', 'less', 'type', 'remove', 'clear', 'crash', 'tell'),
      item: fc.integer({ min: 0, max: goods.length - 1 }),
      count: fc.integer({ min: -1, max: 120 }),
      tab: fc.integer({ min: 0, max: 1 }),
    })
    fc.assert(
      fc.property(fc.array(operation, { minLength: 40, maxLength: 40 }), (operations) => {
        window.localStorage.clear()
        const tabs = [openDeafTab(), openDeafTab()]
        let model: GuestCartItem[] = []
        for (const { kind, item, count, tab } of operations) {
          const good = goods[item] ?? aHelmet()
          const store = tabs[tab] ?? openDeafTab()
          const { id } = good
          if (kind === 'add') {
            store.dispatch(itemAdded(good))
            model = addItem(model, good, DEFAULT_ORDER_LIMITS.perLine)
          } else if (kind === 'less') {
            store.dispatch(itemDecreased({ id }))
            model = decreaseItem(model, id)
          } else if (kind === 'type') {
            store.dispatch(quantityTyped({ id, quantity: count }))
            model = setQuantity(model, id, count)
          } else if (kind === 'remove') {
            store.dispatch(itemRemoved({ id }))
            model = removeItem(model, id)
          } else if (kind === 'clear' && count > 100) {
            store.dispatch(cartCleared())
            model = []
          } else if (kind === 'crash') {
            tabs[tab] = openDeafTab()
          }
        }
        expect(itemsOf(openDeafTab())).toEqual(model)
      }),
      // 25 runs of 40 operations: a thousand in total.
      { numRuns: 25 },
    )
  })
})

describe('the toasts of spec §4 Guest cart', () => {
  it('are worded as specified', () => {
    const store = openTab()
    store.dispatch(itemAdded(aHelmet()))
    store.dispatch(itemAdded(aHelmet()))
    store.dispatch(itemDecreased({ id: aHelmet().id }))
    store.dispatch(itemDecreased({ id: aHelmet().id }))
    store.dispatch(itemAdded(aHelmet({ title: '' })))
    store.dispatch(itemRemoved({ id: aHelmet().id }))
    expect(textsOf(store).reverse()).toEqual([
      'Helmet was added to cart',
      'An additional Helmet has been added to the cart',
      'Decrease Helmet cart quantity',
      'Helmet was removed from the cart',
      'The item was added to cart',
      'The item was removed from the cart',
    ])
  })

  it('say info for an additional one and success for a new one', () => {
    const store = openTab()
    store.dispatch(itemAdded(aHelmet()))
    store.dispatch(itemAdded(aHelmet()))
    expect(selectToasts(store.getState()).map(({ kind }) => kind)).toEqual(['info', 'success'])
  })

  it('stay away when nothing changes', () => {
    const store = openTab()
    store.dispatch(itemDecreased({ id: 'nothing' }))
    store.dispatch(itemRemoved({ id: 'nothing' }))
    store.dispatch(itemAdded(aHelmet()))
    store.dispatch(quantityTyped({ id: aHelmet().id, quantity: 99 }))
    store.dispatch(itemAdded(aHelmet()))
    expect(textsOf(store)).toEqual(['Helmet was added to cart'])
  })
})
