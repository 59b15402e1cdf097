/**
 * @jest-environment ./__tests__/support/shared-modules/dom-environment.js
 * @jest-environment-options {"url": "https://localhost/"}
 */
import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'

import { accountRoutes } from '@/contract/account/profile/profile'
import { addressesRoutes } from '@/contract/account/addresses/addresses'
import { api } from '@/contract/kit/api'
import { cartRoutes } from '@/contract/shop/cart/cart'
import { garageRoutes } from '@/contract/account/garage/garage'
import type { RouteData } from '@/contract/kit/route'
import { call } from '@/services/http/call'
import { createHttp } from '@/services/http/http'
import { apiErrorOf } from '@/services/http/failure'
import { LOCAL_KEYS } from '@/utils/storage'

type Answer = { status: number; data: unknown } | 'lost'

/** Opens a server that accepts one valid token and renews it with one credential. */
function openShop(answers: { renewal?: () => Answer } = {}) {
  const seen: { path: string; token: string; body: unknown }[] = []
  const state = { valid: 'token-2', renewals: 0, isRenewing: false }
  let untilReleased = Promise.resolve()
  const holdRenewals = () => {
    let release = () => {}
    untilReleased = new Promise((resolve) => (release = resolve))
    return () => release()
  }
  const adapter: AxiosAdapter = async (config) => {
    if (config.url === '/api/user/login') {
      state.isRenewing = true
      await untilReleased
    }
    // As on a network, every response arrives after all requests of the same task.
    await new Promise((resolve) => setTimeout(resolve, 5))
    const answer = answerTo(config)
    if (answer === 'lost') throw new Error('Network Error')
    const response = { ...answer, statusText: '', headers: {}, config }
    if (config.validateStatus?.(answer.status)) return response
    throw new AxiosError('', undefined, config, undefined, response)
  }
  function answerTo(config: InternalAxiosRequestConfig): Answer {
    const token = String(config.headers.get('authorization') ?? '').replace('Bearer ', '')
    const body: unknown = config.data ? JSON.parse(String(config.data)) : undefined
    seen.push({ path: config.url ?? '', token, body })
    if (config.url === '/api/user/login') {
      state.renewals += 1
      const input = answers.renewal?.()
      return input ?? { status: 200, data: { data: { token: state.valid, refresh: 'refresh-2' } } }
    }
    if (token === state.valid) return { status: 200, data: { data: {} } }
    return { status: 401, data: { code: 'not_signed_in', status: 401, message: '' } }
  }
  const http = createHttp('', { adapter })
  const ended: string[] = []
  http.session.onEnded((reason) => ended.push(reason))
  const logIn = () =>
    http.session.open(
      { token: 'token-1', refresh: 'refresh-1' },
      { email: 'ada@example.com', password: 'typed', remember: true },
    )
  return { http, seen, state, ended, logIn, holdRenewals }
}

/** Runs everything that doesn't wait for a timer. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

const list = (shop: ReturnType<typeof openShop>) => call(shop.http, addressesRoutes.list, {})

beforeEach(() => {
  localStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; secure`
  }
})

describe('An expired token', () => {
  it('of 20 requests at once is renewed once, and all are repeated with the new one', async () => {
    const shop = openShop()
    shop.logIn()
    await Promise.all(Array.from({ length: 20 }, () => list(shop)))
    expect(shop.state.renewals).toBe(1)
    const lists = shop.seen.filter(({ path }) => path === '/api/addresses')
    expect(lists.filter(({ token }) => token === 'token-1')).toHaveLength(20)
    expect(lists.filter(({ token }) => token === 'token-2')).toHaveLength(20)
    expect(shop.ended).toEqual([])
    expect(shop.http.session.token()).toBe('token-2')
  })

  it('is renewed with the stored credential, never with what was typed', async () => {
    const shop = openShop()
    shop.logIn()
    await list(shop)
    const renewal = shop.seen.find(({ path }) => path === '/api/user/login')
    expect(renewal).toEqual({
      path: '/api/user/login',
      token: '',
      body: { email: 'ada@example.com', password: 'refresh-1' },
    })
    expect(localStorage.getItem(LOCAL_KEYS.password)).toBe('refresh-2')
    expect(JSON.stringify({ ...localStorage })).not.toContain('typed')
  })

  it('of the cart is left to the cart (spec §8)', async () => {
    const shop = openShop()
    shop.logIn()
    await expect(call(shop.http, cartRoutes.read, { query: {} })).rejects.toThrow('not_signed_in')
    expect(shop.state.renewals).toBe(0)
  })

  it('in a body is exchanged there as well', async () => {
    const shop = openShop()
    shop.logIn()
    const route = { ...garageRoutes.bike, path: '/api/thing', method: 'POST' as const }
    await call(shop.http, route as never, { body: { token: 'token-1' } } as never)
    expect(shop.seen.at(-1)).toEqual({
      path: '/api/thing',
      token: 'token-2',
      body: { token: 'token-2' },
    })
  })

  it('is renewed once more only when it expires again', async () => {
    const shop = openShop()
    shop.logIn()
    await list(shop)
    await list(shop)
    expect(shop.state.renewals).toBe(1)
  })

  it('that is refused again after the renewal stands as refused', async () => {
    const shop = openShop({
      renewal: () => ({ status: 200, data: { data: { token: 'token-x', refresh: 'refresh-x' } } }),
    })
    shop.logIn()
    await expect(list(shop)).rejects.toThrow('not_signed_in')
    expect(shop.state.renewals).toBe(1)
  })
})

describe('A renewal that fails', () => {
  it('for good clears the session and says so once', async () => {
    const refusal = { code: 'session_over', status: 401, message: '' }
    const shop = openShop({ renewal: () => ({ status: 401, data: refusal }) })
    shop.logIn()
    await Promise.allSettled(Array.from({ length: 5 }, () => list(shop)))
    expect(shop.state.renewals).toBe(1)
    expect(shop.ended).toEqual(['refused'])
    expect(shop.http.session.token()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('for want of a network keeps the session for the next try', async () => {
    let isOnline = false
    const shop = openShop({
      renewal: () =>
        isOnline
          ? { status: 200, data: { data: { token: 'token-2', refresh: 'refresh-2' } } }
          : 'lost',
    })
    shop.logIn()
    const failure: unknown = await list(shop).catch((error: unknown) => error)
    expect(apiErrorOf(failure)).toEqual({ kind: 'unreachable' })
    expect(shop.ended).toEqual([])
    isOnline = true
    await list(shop)
    expect(shop.http.session.token()).toBe('token-2')
  })

  it('because too many were asked for keeps the session', async () => {
    const busy = { code: 'too_many_requests', status: 429, message: '' }
    const shop = openShop({ renewal: () => ({ status: 429, data: busy }) })
    shop.logIn()
    await expect(list(shop)).rejects.toThrow('too_many_requests')
    expect(shop.ended).toEqual([])
    expect(shop.http.session.token()).toBe('token-1')
  })

  it('without a stored credential ends the session (spec §4)', async () => {
    const shop = openShop()
    shop.logIn()
    localStorage.removeItem(LOCAL_KEYS.password)
    const other = createHttp('', {})
    const ended: string[] = []
    other.session.onEnded((reason) => ended.push(reason))
    expect(await other.session.renew('token-1')).toBeNull()
    expect(ended).toEqual(['unknown'])
    expect(shop.state.renewals).toBe(0)
  })
})

describe('What was sent before a logout', () => {
  it('is not repeated for the next user', async () => {
    const shop = openShop()
    shop.logIn()
    const waiting = list(shop).catch((error: unknown) => apiErrorOf(error))
    await shop.http.client()
    await new Promise((resolve) => setTimeout(resolve, 0))
    shop.http.session.open({ token: 'token-2', refresh: 'of-ben' })
    expect(await waiting).toMatchObject({ kind: 'problem', status: 401 })
    expect(shop.state.renewals).toBe(0)
    expect(shop.http.session.credential()?.password).toBe('of-ben')
  })
})

describe('A logout during a renewal', () => {
  const granted = { status: 200, data: { data: { token: 'token-2', refresh: 'refresh-2' } } }

  it('wins over the answer that was under way', async () => {
    const shop = openShop({
      renewal: () => {
        shop.http.session.close()
        return granted
      },
    })
    shop.logIn()
    await expect(list(shop)).rejects.toThrow('not_signed_in')
    expect(shop.state.renewals).toBe(1)
    expect([shop.http.session.token(), shop.http.session.credential()]).toEqual([null, null])
    expect(JSON.stringify({ ...localStorage, cookie: document.cookie })).not.toMatch(/-2/)
    expect(shop.ended).toEqual([])
  })

  it('of another tab, which clears what all of them share, wins as well', async () => {
    const shop = openShop({
      renewal: () => {
        createHttp('').session.close()
        return granted
      },
    })
    shop.logIn()
    await expect(list(shop)).rejects.toThrow('not_signed_in')
    expect(shop.http.session.token()).toBeNull()
    expect(JSON.stringify({ ...localStorage, cookie: document.cookie })).not.toMatch(/-2/)
  })

  it('keeps those that wait for the renewal logged out', async () => {
    const shop = openShop({
      renewal: () => {
        shop.http.session.close()
        return granted
      },
    })
    shop.logIn()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => list(shop)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    expect(shop.http.session.token()).toBeNull()
  })
})

describe('A request that starts during a renewal', () => {
  async function renewWhile(shop: ReturnType<typeof openShop>, during: () => Promise<unknown>) {
    const release = shop.holdRenewals()
    shop.logIn()
    const first = list(shop)
    while (!shop.state.isRenewing) await turn()
    const second = during()
    await turn()
    await turn()
    release()
    return Promise.allSettled([first, second])
  }

  it('waits for its token, of the cart too', async () => {
    const shop = openShop()
    const answers = await renewWhile(shop, () =>
      Promise.all([list(shop), call(shop.http, cartRoutes.read, { query: {} })]),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const tokens = shop.seen.filter(({ path }) => path !== '/api/user/login').map((s) => s.token)
    expect(tokens.filter((token) => token === 'token-1')).toHaveLength(1)
    expect(tokens.filter((token) => token === 'token-2')).toHaveLength(3)
  })

  it('names the new one in its body as well', async () => {
    const shop = openShop()
    await renewWhile(shop, () =>
      call(shop.http, garageRoutes.getUserBikes, { body: { token: 'token-1' } }),
    )
    expect(shop.seen.find(({ path }) => path === garageRoutes.getUserBikes.path)).toMatchObject({
      token: 'token-2',
      body: { token: 'token-2' },
    })
  })

  it('does not go out for the next user', async () => {
    const shop = openShop()
    const answers = await renewWhile(shop, async () => {
      const waiting = list(shop)
      await turn()
      shop.http.session.open({ token: 'token-of-ben' })
      return waiting
    })
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(shop.seen.map(({ token }) => token)).not.toContain('token-of-ben')
  })
})

describe('The routes', () => {
  const policies = (routes: Record<string, RouteData>) =>
    Object.fromEntries(Object.entries(routes).map(([name, { session }]) => [name, session]))

  it('that renew nothing are those of the cart and those that ask for no token', () => {
    expect(policies(cartRoutes)).toEqual({
      read: 'sent',
      add: 'sent',
      count: 'sent',
      remove: 'sent',
      acceptPrices: 'sent',
      shippingVat: 'renewed',
      shippingVatGuest: 'sent',
    })
    expect(policies(accountRoutes)).toMatchObject({ logout: 'sent', me: 'renewed' })
  })

  it('that carry no token are those of spec §7', () => {
    const none = Object.values(api)
      .flatMap((routes) => Object.values<RouteData>(routes))
      .filter(({ session }) => session === 'none')
    expect(new Set(none.map(({ path }) => path))).toEqual(
      new Set([
        '/api/login',
        '/api/user/login',
        '/api/register',
        '/api/forget-password',
        '/api/reset-password',
        '/api/newsletter/subscribe',
      ]),
    )
  })
})

describe('The doors', () => {
  it('carry no token', async () => {
    const shop = openShop()
    shop.logIn()
    const body = { email: 'ada@example.com', password: 'wrong' }
    await call(shop.http, accountRoutes.login, { body }).catch(() => {})
    expect(shop.seen.at(-1)).toMatchObject({ path: '/api/login', token: '' })
    expect(shop.state.renewals).toBe(0)
  })
})
