import fc from 'fast-check'

import { colorChosen, defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { guestBikeItem } from '@/domain/shop/bikes/bike-item'
import { externalLinkOf, isAllowedLink, parseHosts } from '@/domain/kit/external-link'
import {
  addItem,
  canAdd,
  clearCart,
  decreaseItem,
  parseGuestCart,
  removeItem,
  replaceItem,
  setQuantity,
  totals,
} from '@/domain/shop/cart/guest-cart'
import { cents } from '@/domain/kit/money'

import { anyBuild } from '@/__tests__/support/catalog/arbitrary-build'
import { fixtureBike as bike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const standard = defaultBuild(bike, unitedStates)
const bikeItem = guestBikeItem(bike, standard)

function other(product: number, changes: Partial<GuestCartItem> = {}): GuestCartItem {
  return {
    ...bikeItem,
    id: `product-${product}`,
    title: `Product ${product}`,
    price: cents(product * 100),
    total_price: cents(product * 100),
    type: 'other',
    product,
    server: null,
    ...changes,
  }
}

describe('the guest cart', () => {
  it('starts a new item at quantity 1, whatever quantity it brings', () => {
    expect(addItem([], other(5, { cartQuantity: 7 }))).toEqual([other(5)])
  })

  it('increases the quantity of an existing item by 1 and recomputes total_price', () => {
    const [item] = addItem(addItem([], other(5)), other(5))
    expect(item).toMatchObject({ cartQuantity: 2, total_price: 1_000 })
  })

  it('replaces an item in its place with its quantity, and joins it with the same one', () => {
    const cart = [setQuantity([other(5)], other(5).id, 3), [other(6)], [other(7)]].flat()
    expect(replaceItem(cart, other(5).id, other(8))).toMatchObject([
      { product: 8, cartQuantity: 3, total_price: 2_400 },
      { product: 6 },
      { product: 7 },
    ])
    expect(replaceItem(cart, other(5).id, other(7))).toMatchObject([
      { product: 7, cartQuantity: 4, total_price: 2_800 },
      { product: 6, cartQuantity: 1 },
    ])
    expect(replaceItem(cart, 'gone', other(8))).toEqual(cart)
  })

  it('reduces the quantity above 1 and removes the item at 1', () => {
    const two = setQuantity([other(5)], 'product-5', 2)
    const one = decreaseItem(two, 'product-5')
    expect(one).toEqual([other(5)])
    expect(decreaseItem(one, 'product-5')).toEqual([])
    expect(decreaseItem(one, 'product-6')).toEqual(one)
  })

  it.each([
    [3, 3],
    [0, 1],
    [-4, 1],
    [500, 99],
    [1.5, 2],
    [NaN, 2],
    [Infinity, 2],
  ])('typed %d becomes %d', (typed, quantity) => {
    const cart = setQuantity([other(5, { cartQuantity: 2 })], 'product-5', typed)
    expect(cart[0]?.cartQuantity).toBe(quantity)
  })

  it('has at most 99 pieces of a line and 50 lines', () => {
    const full = setQuantity([other(5)], 'product-5', 99)
    expect(canAdd(full, 'product-5')).toBe(false)
    expect(addItem(full, other(5))).toEqual(full)
    const long = Array.from({ length: 50 }, (_, index) => other(index + 1))
    expect(canAdd(long, 'product-99')).toBe(false)
    expect(canAdd(long, 'product-1')).toBe(true)
    expect(addItem(long, other(99))).toHaveLength(50)
  })

  it('can be cleared, and an item can be removed', () => {
    expect(removeItem([other(5), other(6)], 'product-5')).toEqual([other(6)])
    expect(clearCart()).toEqual([])
  })

  it('agrees with a simple model after any operations', () => {
    const operation = fc.record({
      kind: fc.constantFrom('add', 'decrease', 'set', 'remove', 'clear'),
      product: fc.integer({ min: 1, max: 5 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 200 }), (operations) => {
        let cart: GuestCartItem[] = []
        const model = new Map<number, number>()
        for (const { kind, product, quantity } of operations) {
          const id = `product-${product}`
          const held = model.get(product)
          if (kind === 'add') {
            cart = addItem(cart, other(product))
            model.set(product, Math.min(99, (held ?? 0) + 1))
          } else if (kind === 'decrease') {
            cart = decreaseItem(cart, id)
            if (held === 1) model.delete(product)
            else if (held !== undefined) model.set(product, held - 1)
          } else if (kind === 'set') {
            cart = setQuantity(cart, id, quantity)
            if (held !== undefined) model.set(product, quantity)
          } else if (kind === 'remove') {
            cart = removeItem(cart, id)
            model.delete(product)
          } else {
            cart = clearCart()
            model.clear()
          }
        }
        expect(cart.map((item) => [item.product, item.cartQuantity])).toEqual([...model])
        const lines = [...model].map(([product, count]) => product * 100 * count)
        expect(cart.map(({ total_price }) => total_price)).toEqual(lines)
        expect(totals(cart)).toEqual({
          price: lines.reduce((sum, line) => sum + line, 0),
          quantity: [...model.values()].reduce((sum, count) => sum + count, 0),
        })
        expect(parseGuestCart(JSON.stringify(cart))).toEqual({ items: cart, dropped: 0 })
      }),
    )
  })
})

describe('a configured bike in the guest cart', () => {
  it('has the fields of the specification', () => {
    const build = partChosen(bike, colorChosen(bike, standard, 23), 2001)
    expect(guestBikeItem(bike, build)).toEqual({
      id: expect.stringMatching(/^fixture-[0-9a-z]{6,12}$/),
      title: 'Fixture',
      price: 329_800,
      thumbnail: '',
      description: 'Size M, Petrol, US Class 1 motor, rear rack, GPS tracker',
      color: { title: 'Petrol' },
      size: { title: 'M' },
      upgrades: [
        { id: 2001, title: 'Rear rack' },
        { id: 2006, title: 'GPS tracker' },
      ],
      cartQuantity: 1,
      total_price: 329_800,
      type: 'bike',
      has_external_link: false,
      external_link: null,
      product: 9,
      server: { bike_slug: 'fixture', build },
    })
  })

  it('is one line for the same build and two for different ones', () => {
    const again = guestBikeItem(bike, structuredClone(standard))
    expect(addItem(addItem([], bikeItem), again)).toMatchObject([{ cartQuantity: 2 }])
    const large = guestBikeItem(bike, partChosen(bike, standard, 102))
    expect(addItem(addItem([], bikeItem), large)).toHaveLength(2)
  })
})

describe('a stored cart', () => {
  it('is empty when nothing is stored', () => {
    for (const nothing of [null, undefined, '', '[]']) {
      expect(parseGuestCart(nothing)).toEqual({ items: [], dropped: 0 })
    }
  })

  it.each(['{"items":', 'null', '{}', 42, true, { length: 3 }])(
    'is dropped when it is %j',
    (value) => {
      expect(parseGuestCart(value)).toEqual({ items: [], dropped: 1 })
    },
  )

  it('is read whatever it is, without throwing, and what is kept is sound', () => {
    const damaged = fc
      .tuple(
        fc.constantFrom(...Object.keys(bikeItem)),
        fc.anything(),
        fc.constantFrom(bikeItem, other(5)),
      )
      .map(([key, value, item]) => ({ ...item, [key]: value }))
    const entries = fc.oneof(fc.anything(), damaged, fc.constant(bikeItem))
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 60 }), (value) => {
        const { items, dropped } = parseGuestCart(value)
        expect(items.length + dropped).toBe(value.length)
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        expect(parseGuestCart(items)).toEqual({ items, dropped: 0 })
        expect(Number.isSafeInteger(totals(items).price)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the sound items beside the broken ones and counts those', () => {
    const stored = [bikeItem, { ...other(5), price: '5' }, other(6), { ...bikeItem, server: null }]
    expect(parseGuestCart(stored)).toEqual({ items: [bikeItem, other(6)], dropped: 2 })
  })

  it.each<[string, Partial<Record<keyof GuestCartItem, unknown>>]>([
    ['a negative price', { price: -100 }],
    ['a fraction of a cent', { price: 99.5 }],
    ['quantity 0', { cartQuantity: 0 }],
    ['quantity 1.5', { cartQuantity: 1.5 }],
    ['quantity 2^53', { cartQuantity: 2 ** 53 }],
    ['another type', { type: 'ticket' }],
    ['no product', { product: null }],
    ['an endless title', { title: 'x'.repeat(10_000) }],
  ])('drops an item with %s', (_, changes) => {
    expect(parseGuestCart([{ ...other(5), ...changes }])).toEqual({ items: [], dropped: 1 })
  })

  it('recomputes total_price and mends what is only shown', () => {
    const stored = {
      ...other(5),
      total_price: 1,
      thumbnail: 7,
      color: 'red',
      upgrades: [{ id: 'x' }],
    }
    expect(parseGuestCart([stored]).items).toEqual([
      other(5, { thumbnail: '', color: null, upgrades: [] }),
    ])
  })

  it('brings every build back', () => {
    fc.assert(
      fc.property(anyBuild(bike, unitedStates), (build) => {
        const item = guestBikeItem(bike, build)
        expect(parseGuestCart(JSON.stringify([item])).items).toEqual([item])
      }),
    )
  })
})

describe('the external link of a cart', () => {
  const linked = (external_link: string | null, has_external_link = true) =>
    externalLinkOf([other(5), other(6, { has_external_link, external_link })])

  it('is the first of its items', () => {
    expect(linked('https://fund.example/nyx?vip=1')).toBe('https://fund.example/nyx?vip=1')
  })

  it('is ignored when the item does not claim one', () => {
    expect(linked('https://fund.example/', false)).toBeNull()
    expect(externalLinkOf([])).toBeNull()
  })

  const NO_LINKS = [
    '',
    'http://fund.example/',
    '//fund.example/',
    '/\\fund.example',
    'https:fund.example',
    'https://fund.example@evil.test/',
    'https://user:word@fund.example/',
    'https://evil.test\\fund.example',
    ' https://fund.example/',
    'https://fund.example/\u0000',
    'javascript:alert(1)',
    'data:text/html,x',
    `https://fund.example/${'x'.repeat(10_000)}`,
  ]

  it.each([null, ...NO_LINKS])('is not %j', (link) => {
    expect(linked(link)).toBeNull()
  })

  it.each([
    ...NO_LINKS,
    'https://evil.test/',
    'https://fund.example.evil.test/',
    'https://www.fund.example/',
    'https://fund.example:8443/',
    'https://evil.test#fund.example',
    'https://evil.test/fund.example',
  ])('of a listed host is not %j', (link) => {
    expect(isAllowedLink(link, ['fund.example'])).toBe(false)
  })

  it.each([
    ['https://fund.example/nyx', ['shop.example', 'fund.example']],
    ['https://FUND.example', ['fund.example']],
    ['https://fund.example:8443/nyx', ['fund.example:8443']],
    ['https://käfer.example/', ['xn--kfer-loa.example']],
  ])('%s is one of %j', (link, hosts) => {
    expect(isAllowedLink(link, hosts)).toBe(true)
  })

  it.each([
    ['', []],
    [' Shop.example, fund.example:8443 ,', ['shop.example', 'fund.example:8443']],
    ['käfer.example', ['xn--kfer-loa.example']],
    ['https://fund.example', null],
    ['fund.example/nyx', null],
    ['user@fund.example', null],
    ['fund.example; shop.example', null],
  ])('the setting %j lists %j', (list, hosts) => {
    expect(parseHosts(list)).toEqual(hosts)
  })
})
