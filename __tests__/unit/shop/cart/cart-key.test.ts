/** @jest-environment ./__tests__/support/shared-modules/dom-environment.js */
import { cartEstimateFeature } from '@/store/cart/cart-estimate-feature'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import { itemAdded, selectItems } from '@/store/cart/guest-cart-slice'
import { serverCartFeature } from '@/store/cart/server-cart-feature'
import { makeStore } from '@/store/make-store'

import { fakeServices } from '@/__tests__/support/fake-services'
import { aHelmet } from '@/__tests__/support/guest-shop'

beforeEach(() => window.localStorage.clear())

it('both carts and the estimate are below one key of the store, in whichever order they arrive', () => {
  const features = [guestCartFeature, serverCartFeature, cartEstimateFeature]
  for (const order of [features, [...features].reverse()]) {
    const store = makeStore({ services: fakeServices() })
    for (const feature of order) store.addFeature(feature)
    const state = store.getState()
    expect(Object.keys(state).filter((key) => /cart/i.test(key))).toEqual(['cart'])
    expect(Object.keys(state.cart).sort()).toEqual(['estimate', 'guest', 'server'])
  }
})

it('a part that arrives later leaves what is in the cart', () => {
  const store = makeStore({ services: fakeServices() })
  store.addFeature(guestCartFeature)
  store.dispatch(itemAdded(aHelmet()))
  const { guest } = store.getState().cart
  store.addFeature(serverCartFeature)
  expect(store.getState().cart.guest).toBe(guest)
  expect(selectItems(store.getState())).toHaveLength(1)
})
