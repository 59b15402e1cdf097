import { act, configure, screen, waitFor } from '@testing-library/react'

import { CheckoutScreen } from '@/components/shop/checkout/checkout-screen'
import { cents, ZERO } from '@/domain/kit/money'
import type { MemberCheckout } from '@/contract/shop/checkout/checkout'
import type { CheckoutQuery } from '@/services/shop/checkout'
import type { Services } from '@/services/services'
import { logOut } from '@/store/auth/log-out'
import { checkoutFinished } from '@/store/checkout/checkout-slice'
import { serverCartFeature } from '@/store/cart/server-cart-feature'
import { loadServerCart } from '@/store/cart/server-cart-slice'
import { registerFeature } from '@/store/lazy-features'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { aBike, aCheckout, ADDRESS, countries, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { aServerCart, aServerLine } from '../cart/open-server-cart'

// On a member's page, the header loads this feature.
registerFeature(serverCartFeature)
configure({ asyncUtilTimeout: 10_000 })

const KEY = 'upgrade_checkout_data'

const HOME = { ...ADDRESS, id: 7, is_shipping: true, is_billing: true }
const OFFICE = {
  ...{ ...HOME, id: 8, name: 'Ada at work', line1: '1 Engine Road' },
  lines: ['Ada at work', '1 Engine Road', 'Portland, OR 97205', 'United States'],
}

const upgrade = aServerLine({ id: 5, title: null, bike_title: 'Nyx', order_bike_id: 7 })

type Read = Services['cart']['read']

interface OpenOptions {
  lines?: (typeof upgrade)[]
  token?: string
  read?: Read
}

function open({ lines = [upgrade], token = 'token', read }: OpenOptions = {}) {
  const loadMember = jest.fn(
    async ({ use_credit }: CheckoutQuery) =>
      ({
        ...aCheckout([aBike()]),
        addresses: [HOME, OFFICE],
        selected_shipping_id: 7,
        selected_billing_id: 7,
        credit: { balance: cents(5_000), used: use_credit ? cents(5_000) : ZERO },
        to_pay: cents(309_900),
      }) as MemberCheckout,
  )
  let held = lines
  const services = fakeServices({
    session: { token: () => token, mark: () => 'mark' },
    account: { me: async () => aUser(), logout: async () => ({}) },
    cart: { read: read ?? (async () => aServerCart(held, 1 + lines.length - held.length)) },
    checkout: { loadMember },
    countries: { list: async () => ({ countries, default_id: 222 }) },
  })
  const app = renderApp(<CheckoutScreen />, { services, path: '/cart/checkout' })
  const empty = () => {
    held = []
    return act(async () => void (await app.store.dispatch(loadServerCart())))
  }
  return { ...app, loadMember, empty }
}

const address = (name: RegExp) => screen.findByRole('radio', { name })
const credit = () => screen.findByRole('checkbox', { name: /store credit/ })

async function chosen(input: Parameters<typeof open>[0] = {}) {
  const app = open(input)
  await app.user.click(await address(/^Ada at work/))
  await app.user.click(await credit())
  await waitFor(() =>
    expect(app.loadMember).toHaveBeenLastCalledWith(expect.objectContaining({ use_credit: true })),
  )
  await waitFor(() => expect(screen.getByText('Your order')).toBeVisible())
  return app
}

// The pages of earlier tests would receive this test's cart.
beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'))

test('a reload of the checkout of an upgrade stands where it was', async () => {
  const first = await chosen()
  first.unmount()
  // Simulates another tab, which has no draft.
  window.sessionStorage.clear()
  const { loadMember } = open()
  expect(await address(/^Ada at work/)).toBeChecked()
  expect(await credit()).toBeChecked()
  expect(loadMember.mock.calls[0]?.[0]).toMatchObject({ use_credit: true })
})

test('what is kept names nobody and no place', async () => {
  await chosen()
  const stored = window.localStorage.getItem(KEY) ?? ''
  expect(JSON.parse(stored)).toMatchObject({ bikes: [7], shipping: 8, isCreditUsed: true })
  expect(stored).not.toMatch(/Ada|Analytical|Engine|Portland|97205|@/)
})

test('the checkout of anything else keeps nothing', async () => {
  await chosen({ lines: [aServerLine()] })
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

test.each([
  ['the line leaves the cart', (app: Awaited<ReturnType<typeof chosen>>) => app.empty()],
  [
    'the order is done',
    ({ store }: Awaited<ReturnType<typeof chosen>>) =>
      act(async () => void store.dispatch(checkoutFinished())),
  ],
  [
    'the member logs out',
    ({ store }: Awaited<ReturnType<typeof chosen>>) =>
      act(async () => void (await store.dispatch(logOut()))),
  ],
])('it goes when %s', async (_, leave) => {
  const app = await chosen()
  expect(window.localStorage.getItem(KEY)).not.toBeNull()
  await leave(app)
  await waitFor(() => expect(window.localStorage.getItem(KEY)).toBeNull())
})

test.each(['{broken', '{"bikes":[]}', '{"bikes":[7],"isCreditUsed":"yes","isSaved":true}'])(
  'what cannot be read (%s) is passed over',
  async (text) => {
    window.localStorage.setItem('upgrades_in_cart', '{"7":[]}')
    window.localStorage.setItem(KEY, text)
    open()
    expect(await address(/^Ada Lovelace/)).toBeChecked()
    expect(await credit()).not.toBeChecked()
  },
)

const emptyText = () => screen.findByText('There is no item in your shopping cart!')

test('an empty cart asks for no checkout, which would be refused', async () => {
  const { loadMember, router } = open({ lines: [] })
  expect(await emptyText()).toBeVisible()
  expect(loadMember).not.toHaveBeenCalled()
  expect(router.replace).not.toHaveBeenCalled()
})

test('a cart that is emptied at its checkout asks for no other one', async () => {
  const { loadMember, empty } = open()
  await address(/Ada Lovelace/)
  const calls = loadMember.mock.calls.length
  await empty()
  expect(await emptyText()).toBeVisible()
  expect(loadMember).toHaveBeenCalledTimes(calls)
})

test('a cart that can’t be loaded leaves the checkout to the server', async () => {
  const { loadMember } = open({ read: () => Promise.reject(unreachable()) })
  await address(/Ada Lovelace/)
  expect(loadMember).toHaveBeenCalled()
})
