import { cents } from '@/domain/kit/money'
import {
  linesKey,
  priceDrifts,
  wireItems,
  withoutBought,
  withPrices,
} from '@/store/cart/cart-lines'
import { guestCartSlice, itemAdded, panelClosed } from '@/store/cart/guest-cart-slice'

import { aBackpack, aBike, aHelmet, aQuote } from '@/__tests__/support/guest-shop'

describe('the lines of a cart', () => {
  it('go to the server without any price, title or total', () => {
    const bike = aBike({ cartQuantity: 2 })
    expect(wireItems([bike, aHelmet()])).toEqual([
      { product_id: bike.product, count: 2, server: bike.server },
      { product_id: 5_000_110, count: 1 },
    ])
  })

  it('have a key that changes with lines and counts, not with prices', () => {
    const key = linesKey([aHelmet(), aBackpack()])
    expect(linesKey([aHelmet({ price: cents(1) }), aBackpack()])).toBe(key)
    expect(linesKey([aHelmet({ cartQuantity: 2 }), aBackpack()])).not.toBe(key)
    expect(linesKey([aBackpack()])).not.toBe(key)
  })

  it('take over the prices of the server and name each change', () => {
    const stored = [aHelmet({ price: cents(9_900), cartQuantity: 2 }), aBackpack()]
    const { lines } = aQuote([aHelmet(), aBackpack()])
    const drifts = priceDrifts(stored, ['product-5000110', 'product-5000111'], lines)
    expect(drifts).toEqual([{ id: 'product-5000110', title: 'Helmet', before: 9_900, now: 11_900 }])
    expect(withPrices(stored, drifts)).toEqual([aHelmet({ cartQuantity: 2 }), aBackpack()])
  })

  it('ignore prices of lines that have left the cart meanwhile', () => {
    const { lines } = aQuote([aHelmet({ price: cents(1) }), aBackpack()])
    expect(priceDrifts([aBackpack()], ['product-5000110', 'product-5000111'], lines)).toEqual([])
  })

  it('lose what was bought and keep what was added since', () => {
    const cart = [aHelmet({ cartQuantity: 3 }), aBackpack()]
    const bought = [
      { id: 'product-5000110', count: 1 },
      { id: 'product-5000111', count: 1 },
      { id: 'gone', count: 4 },
    ]
    expect(withoutBought(cart, bought)).toEqual([aHelmet({ cartQuantity: 2 })])
  })
})

describe('the cart panel', () => {
  it('opens when a new item is added and when one more is', () => {
    const { reducer } = guestCartSlice
    const first = reducer(undefined, itemAdded(aHelmet()))
    expect(first).toMatchObject({ isOpen: true, addedLine: aHelmet().id })
    expect(reducer(first, panelClosed()).addedLine).toBeNull()
    const second = reducer(reducer(first, panelClosed()), itemAdded(aHelmet()))
    expect(second).toMatchObject({
      isOpen: true,
      items: [{ cartQuantity: 2, total_price: 23_800 }],
    })
  })
})
