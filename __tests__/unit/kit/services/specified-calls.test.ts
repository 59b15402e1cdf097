/**
 * @jest-environment ./__tests__/support/shared-modules/dom-environment.js
 * @jest-environment-options {"url": "https://localhost/"}
 */
import type { AxiosAdapter } from 'axios'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { RouteData, RouteSchemas } from '@/contract/kit/route'
import { createHttp } from '@/services/http/http'
import { createServices } from '@/services/services'
import { logIn, register, socialLogin } from '@/store/auth/log-in'
import {
  addToServerCart,
  removeFromServerCart,
  setServerCount,
} from '@/store/cart/server-cart-thunks'
import { loadEstimate } from '@/store/cart/cart-estimate-slice'
import { itemAdded } from '@/store/cart/guest-cart-slice'
import { cartEstimateFeature } from '@/store/cart/cart-estimate-feature'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import { serverCartFeature } from '@/store/cart/server-cart-feature'
import { makeStore } from '@/store/make-store'

import { aHelmet } from '@/__tests__/support/guest-shop'

interface SentRequest {
  call: string
  query: unknown
  body: unknown
  headers: Record<string, unknown>
  timeout: number | undefined
}

const ANSWER = {
  ...{ token: 'token-2', refresh: 'refresh-2', unit: 1, version: 2, refused: [], added: 1 },
  ...{ providers: [], bikes: [], carts: [], countries: [], quote: { lines: [], max_per_line: 20 } },
  ...{ bike: {}, extras: [], calendar: {}, status: true, message: 'Thank you.' },
}

function openShop() {
  const sent: SentRequest[] = []
  const adapter: AxiosAdapter = async (config) => {
    const { method = '', url = '', params, data, headers, timeout } = config
    const body: unknown = data === undefined ? undefined : JSON.parse(String(data))
    const call = `${method.toUpperCase()} ${url}`
    sent.push({ call, query: params, body, headers: { ...headers }, timeout })
    return { status: 200, statusText: '', headers: {}, config, data: { data: ANSWER } }
  }
  const http = createHttp('', { adapter })
  const services = createServices(http)
  const store = makeStore({ services })
  for (const feature of [guestCartFeature, serverCartFeature, cartEstimateFeature]) {
    store.addFeature(feature)
  }
  return { sent, services, store, dispatch: store.dispatch }
}

type Shop = ReturnType<typeof openShop>

interface SpecifiedCall {
  send: (shop: Shop) => unknown
  call: string
  query?: object
  body?: object
}

const LOGIN = { email: 'ada@example.com', password: 'correct horse', remember: false }
const PASSWORDS = { password: 'new horse', password_confirmation: 'new horse' }
const REGISTRATION = { name: 'Ada', lastname: 'Lovelace', email: LOGIN.email, ...PASSWORDS }
const VOTE = { topic_id: 12, comment: 'Thanks.', help_full: true }
const HELMET = { product_id: 5000110, count: 1 }
const member = ({ services }: Shop) =>
  services.session.open({ token: 'token-1', refresh: 'r' }, LOGIN)

/** spec §7, call by call: what the shop itself sends. */
const SPECIFIED: Record<string, SpecifiedCall | 'not called by the shop'> = {
  'account.login': {
    send: ({ dispatch }) => dispatch(logIn(LOGIN)),
    call: 'POST /api/login',
    body: { email: 'ada@example.com', password: 'correct horse' },
  },
  'account.userLogin': {
    send: (shop) => {
      member(shop)
      return shop.services.session.renew('token-1')
    },
    call: 'POST /api/user/login',
    body: { email: 'ada@example.com', password: 'r' },
  },
  'account.register': {
    send: ({ dispatch }) => dispatch(register(REGISTRATION)),
    call: 'POST /api/register',
    body: REGISTRATION,
  },
  'account.logout': {
    send: ({ services }) => services.account.logout(),
    call: 'GET /api/logout',
  },
  'account.changePassword': {
    send: ({ services }) => services.account.changePassword({ ...PASSWORDS, old_password: 'old' }),
    call: 'POST /api/change-password',
    body: { old_password: 'old', ...PASSWORDS },
  },
  'account.setPassword': {
    send: ({ services }) => services.account.setPassword(PASSWORDS),
    call: 'POST /api/set-password',
    body: PASSWORDS,
  },
  'account.socials': {
    send: ({ services }) => services.account.socials(),
    call: 'GET /api/auth/socials',
  },
  'account.socialLogin': {
    send: ({ dispatch }) => dispatch(socialLogin({ provider: 'google', token: 'g-1' })),
    call: 'POST /api/auth/socials',
    body: { provider_name: 'google', access_token: 'g-1' },
  },
  'account.forgotPassword': {
    send: ({ services }) => services.account.forgotPassword({ email: LOGIN.email }),
    call: 'POST /api/forget-password',
    body: { email: LOGIN.email },
  },
  'account.checkReset': {
    send: ({ services }) => services.account.checkReset({ token: 't-1', email: LOGIN.email }),
    call: 'GET /api/reset-password',
    query: { token: 't-1', email: LOGIN.email },
  },
  'account.resetPassword': {
    send: ({ services }) =>
      services.account.resetPassword({ token: 't-1', email: LOGIN.email, ...PASSWORDS }),
    call: 'POST /api/reset-password',
    body: { token: 't-1', email: LOGIN.email, ...PASSWORDS },
  },
  'account.me': { send: ({ services }) => services.account.me(), call: 'GET /api/me' },
  'account.userInfo': {
    send: ({ services }) => services.account.userInfo({ id: 'u-1' }),
    call: 'GET /api/user/u-1/info',
  },
  'account.setUnit': {
    send: ({ services }) => services.account.setUnit(),
    call: 'GET /api/set-unit',
  },
  'garage.getUserBikes': {
    send: (shop) => {
      member(shop)
      return shop.services.garage.bikes()
    },
    call: 'POST /api/user/getUserBikes',
    body: { token: 'token-1' },
  },
  'cart.read': { send: ({ services }) => services.cart.read(), call: 'GET /api/cart', query: {} },
  'cart.add': {
    send: ({ dispatch }) => dispatch(addToServerCart(aHelmet())),
    call: 'POST /api/cart',
    body: { items: [HELMET] },
  },
  'cart.count': {
    send: ({ dispatch }) => dispatch(setServerCount(7, 3)),
    call: 'PUT /api/cart/count',
    body: { id: 7, count: 3 },
  },
  'cart.remove': {
    send: ({ dispatch }) => dispatch(removeFromServerCart({ id: 7, name: 'Helmet' })),
    call: 'DELETE /api/cart/7',
  },
  'cart.shippingVat': 'not called by the shop',
  'cart.shippingVatGuest': {
    send: ({ dispatch }) => {
      dispatch(itemAdded(aHelmet()))
      return dispatch(loadEstimate(222))
    },
    call: 'POST /api/shipping-vat-guest',
    body: { country_id: 222, items: [HELMET] },
  },
  'checkout.checkout': {
    send: ({ services }) =>
      services.checkout.loadMember({
        ...{ country_id: null, promo_code: null, use_credit: false, assembly_dealer_id: null },
      }),
    call: 'GET /api/checkout',
    query: {},
  },
  'checkout.checkoutGuest': {
    send: ({ services }) => services.checkout.checkoutGuest({ has_bike: false, items: [HELMET] }),
    call: 'POST /api/checkout-guest',
    body: { has_bike: false, items: [HELMET] },
  },
  'checkout.placeOrder': {
    send: ({ services }) => services.checkout.placeOrder({} as never, { key: 'key-12345678' }),
    call: 'POST /api/checkout',
    body: {},
  },
  'checkout.paymentGuest': {
    send: ({ services }) => services.checkout.paymentGuest({} as never, { key: 'key-12345678' }),
    call: 'POST /api/payment-guest',
    body: {},
  },
  'payment.callBack': {
    send: ({ services }) => services.payment.finish({ kind: 'card', attempt: 'a-1', token: 's-1' }),
    call: 'GET /api/call-back/a-1',
    query: { session_id: 's-1' },
  },
  'payment.callBackPayPal': {
    send: ({ services }) =>
      services.payment.finish({ kind: 'paypal', attempt: 'a-1', token: 't-1' }),
    call: 'GET /api/call-back-pay-pal/a-1',
    query: { token: 't-1' },
  },
  'payment.callBackPay': {
    send: ({ services }) =>
      services.payment.finish({ kind: 'token', attempt: 'a-1', token: 't-1' }),
    call: 'GET /api/call-back-pay/a-1/t-1',
  },
  'configurator.list': {
    send: ({ services }) => services.configurator.list(),
    call: 'GET /api/configurator',
  },
  'configurator.bike': {
    send: ({ services }) => services.configurator.bike('nyx'),
    call: 'GET /api/configurator/nyx',
    query: {},
  },
  'configurator.colors': {
    send: ({ services }) => services.configurator.colors({ productId: 3, sizeId: 31 }),
    call: 'GET /api/configurator/colors/available/3/31',
  },
  'configurator.date': {
    send: ({ services }) => services.configurator.date({ productId: 3, sizeId: 31, colorId: 351 }),
    call: 'GET /api/configurator/colors/get-date/3/31/351',
  },
  'configurator.saveToCart': {
    send: ({ services }) =>
      services.cart.addBike(
        { product_id: 3, bike_slug: 'nyx', build: { size_id: 31 } as never, count: 1 },
        'key-12345678',
      ),
    call: 'POST /api/configurator/cart',
    body: { mode: 'CNM', product_id: 3, bike_slug: 'nyx', build: { size_id: 31 }, count: 1 },
  },
  'configurator.changePromoCode': 'not called by the shop',
  'countries.list': {
    send: ({ services }) => services.countries.list(),
    call: 'GET /api/countries',
  },
  'home.bikes': { send: ({ services }) => services.home.bikes(), call: 'GET /api/bikes/list' },
  'home.page': {
    send: ({ services }) => services.home.page(),
    call: 'GET /api/home-page',
  },
  'goods.shippingCalculator': {
    send: ({ services }) => services.goods.shippingCalculator({ country: 222, product: 5000110 }),
    call: 'GET /api/shipping-calculator',
    query: { country: '222', product: '5000110' },
  },
  'newsletter.subscribe': {
    send: ({ services }) => services.newsletter.subscribe({ email: LOGIN.email }),
    call: 'POST /api/newsletter/subscribe',
    body: { email: LOGIN.email },
  },
  'helpCenter.helpful': {
    send: ({ services }) => services.helpCenter.helpful(VOTE),
    call: 'PUT /api/help-center/helpful',
    body: VOTE,
  },
  'helpCenter.helpfulGuest': {
    send: ({ services }) => services.helpCenter.helpfulGuest(VOTE),
    call: 'PUT /api/help-center/helpful-guest',
    body: VOTE,
  },
  'helpCenter.searching': {
    send: ({ services }) => services.helpCenter.searching({ keyword: 'range' }),
    call: 'GET /api/help-center/searching',
    query: { keyword: 'range' },
  },
  'helpCenter.search': {
    send: ({ services }) => services.helpCenter.search({ q: 'range', page: 1 }),
    call: 'GET /api/help-center/search',
    query: { q: 'range', page: '1' },
  },
  'spares.searching': {
    send: ({ services }) => services.spares.searching({ keyword: 'chain', bike: null }),
    call: 'GET /api/spares/searching',
    query: { keyword: 'chain' },
  },
  'spares.search': {
    send: ({ services }) =>
      services.spares.search({
        q: 'chain',
        page: 1,
        bike: null,
        parts: null,
        group: null,
        isInStock: false,
      }),
    call: 'GET /api/spares/search',
    query: { q: 'chain', page: '1' },
  },
}

const CALLED = Object.entries(SPECIFIED).flatMap(([name, call]) =>
  call === 'not called by the shop' ? [] : [[name, call] as const],
)

beforeEach(() => window.localStorage.clear())

async function requestOf({ send, call }: SpecifiedCall): Promise<SentRequest> {
  const shop = openShop()
  await send(shop)
  const request = shop.sent.find((one) => one.call === call)
  if (!request) throw new Error(`${call} was not sent, but ${JSON.stringify(shop.sent)}`)
  return request
}

test('are all calls that the contract takes from spec §7', () => {
  const routes = Object.entries<Record<string, RouteSchemas>>(apiSchemas).flatMap(([stem, all]) =>
    Object.entries(all)
      .filter(([name, { spec }]) => spec.startsWith('§7') && !isOffice(stem, name))
      .map(([name]) => `${stem}.${name}`),
  )
  expect(Object.keys(SPECIFIED).sort()).toEqual(routes.sort())
})

/** The specification doesn't cover back-office pages. */
function isOffice(stem: string, name: string): boolean {
  const routes = (api as unknown as Record<string, Record<string, RouteData>>)[stem]
  return routes?.[name]?.path.startsWith('/api/backoffice') ?? false
}

test.each(CALLED)('%s sends what spec §7 names and nothing else', async (_, specified) => {
  const { query, body } = await requestOf(specified)
  expect(query).toEqual(specified.query)
  expect(body).toEqual(specified.body)
})

test('wait 30 s, orders and guest payments 60 s', async () => {
  for (const [name, specified] of CALLED) {
    const { timeout } = await requestOf(specified)
    const isOrder = ['checkout.placeOrder', 'checkout.paymentGuest'].includes(name)
    expect([name, timeout]).toEqual([name, isOrder ? 60_000 : 30_000])
  }
})

test.each([
  [{ remember: true }, { remember: true }],
  [{ code: '123456' }, { code: '123456' }],
  [
    { remember: true, code: '123456' },
    { remember: true, code: '123456' },
  ],
  [{ code: '' }, {}],
])('a login with %j sends it beside the credentials', async (chosen, more) => {
  const { body } = await requestOf({
    send: ({ dispatch }) => dispatch(logIn({ ...LOGIN, ...chosen })),
    call: 'POST /api/login',
  })
  expect(body).toEqual({ email: LOGIN.email, password: LOGIN.password, ...more })
})

test('a guest’s feedback names its browser in a header, the same one each time', async () => {
  const keys = []
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await requestOf(SPECIFIED['helpCenter.helpfulGuest'] as SpecifiedCall)
    keys.push(headers['X-Voter-Key'])
  }
  expect(keys[0]).toMatch(/^[\da-f]{8}-/)
  expect(keys[1]).toBe(keys[0])
})
