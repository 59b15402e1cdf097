import type { WireCart } from '@/contract/shop/cart/cart'
import { buildKey, partChosen } from '@/domain/shop/bikes/build'
import { movesOf, withMoves, withoutMoved } from '@/domain/shop/cart/cart-migration'
import { MAX_LINE_COUNT } from '@/domain/kit/constants'
import {
  addItem,
  decreaseItem,
  removeItem,
  setQuantity,
  type GuestCartItem,
} from '@/domain/shop/cart/guest-cart'
import { cents } from '@/domain/kit/money'
import { killNow, startApi, type Running } from '@/__tests__/support/api/api-runner'
import { createTestDatabase } from '@/__tests__/support/database/database'
import { registration } from '@/__tests__/support/members'
import { bikeItem } from '@/__tests__/support/orders/orders'

const GUEST_OPERATIONS = 400
const USER_OPERATIONS = 600
const KILLS = 12

jest.setTimeout(240_000)

/** Returns a seeded random number generator (mulberry32), so that failures are reproducible. */
function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}

const GOODS = [5_000_110, 5_000_111, 5_000_064] as const
const BIKES = [
  bikeItem('nyx'),
  bikeItem('nyx', (build, bike) => partChosen(bike, build, bike.groups[0]?.parts[1]?.id ?? 0)),
  bikeItem('nireeka-prime'),
]

const THINGS = [
  ...GOODS.map((id) => ({ name: String(id), product_id: id, server: null })),
  ...BIKES.map(({ product_id, server }) => ({
    name: `${product_id} ${buildKey(server.build)}`,
    product_id,
    server,
  })),
]
type CartProduct = (typeof THINGS)[number]
type Model = Map<string, number>

const guestItem = ({ name, product_id, server }: CartProduct): GuestCartItem => ({
  id: name,
  title: name,
  price: cents(100),
  thumbnail: '',
  description: '',
  color: null,
  size: null,
  upgrades: [],
  cartQuantity: 1,
  total_price: cents(100),
  type: server ? 'bike' : 'other',
  has_external_link: false,
  external_link: null,
  product: product_id,
  server,
})

/** Opens a shop whose process may die at any moment; requests are retried until answered. */
async function unreliableShop(seed: number) {
  const luck = chance(seed)
  const database = await createTestDatabase()
  let running: Running = await startApi(database.url)
  let kills = 0
  let token = ''

  async function once(method: string, path: string, body?: unknown, key?: string) {
    const response = await fetch(running.origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as { data: unknown } }
  }

  /** @param isRisky whether the process may be killed during the request */
  async function send(
    method: string,
    path: string,
    { body, key, isRisky = true }: { body?: unknown; key?: string; isRisky?: boolean } = {},
  ) {
    for (;;) {
      const dies = isRisky && kills < KILLS && luck.below(60) === 0
      const request = once(method, path, body, key).catch(() => null)
      if (dies) {
        kills += 1
        await new Promise((resolve) => setTimeout(resolve, luck.below(25)))
        await killNow(running)
        await request
        running = await startApi(database.url)
        continue
      }
      const answer = await request
      if (answer) return answer
    }
  }

  return {
    luck,
    send,
    killed: () => kills,
    logIn: (fresh: string) => void (token = fresh),
    async readCart(): Promise<Model> {
      const { body } = await send('GET', '/api/cart', { isRisky: false })
      return modelOf((body.data as WireCart).carts)
    },
    async lines() {
      const { body } = await send('GET', '/api/cart', { isRisky: false })
      return (body.data as WireCart).carts
    },
    async close() {
      await killNow(running)
      await database.drop()
    },
  }
}

function nameOf({ product_id, build }: WireCart['carts'][number]): string {
  return build ? `${product_id} ${buildKey(build)}` : String(product_id)
}

function modelOf(lines: WireCart['carts']): Model {
  return new Map(lines.map((line) => [nameOf(line), line.count]))
}

const sorted = (model: Model) => [...model].sort(([a], [b]) => a.localeCompare(b))

test('1,000 operations of two tabs over a login and killed servers end in the cart of the model', async () => {
  const shop = await unreliableShop(20_261_121)
  const { luck, send } = shop
  const model: Model = new Map()
  try {
    // As a guest, both tabs change the one stored cart.
    let stored: GuestCartItem[] = []
    for (let turn = 0; turn < GUEST_OPERATIONS; turn += 1) {
      const thing = luck.of(THINGS)
      const count = 1 + luck.below(9)
      const held = model.get(thing.name) ?? 0
      const operation = luck.of(['add', 'add', 'add', 'add', 'decrease', 'type', 'remove'] as const)
      if (operation === 'add') {
        stored = addItem(stored, guestItem(thing))
        model.set(thing.name, Math.min(held + 1, MAX_LINE_COUNT))
      } else if (held === 0) continue
      else if (operation === 'decrease') {
        stored = decreaseItem(stored, thing.name)
        if (held > 1) model.set(thing.name, held - 1)
        else model.delete(thing.name)
      } else if (operation === 'type') {
        stored = setQuantity(stored, thing.name, count)
        model.set(thing.name, count)
      } else {
        stored = removeItem(stored, thing.name)
        model.delete(thing.name)
      }
    }
    expect(stored.length).toBeGreaterThan(0)

    // After login, each request is repeated under its idempotency key, whether or not it was answered.
    const login = await send('POST', '/api/register', { body: registration('Ada'), isRisky: false })
    shop.logIn((login.body.data as { token: string }).token)
    let keys = 0
    stored = withMoves(stored, () => `migration-${(keys += 1)}-of-this-test`)
    for (const { key, items } of movesOf(stored)) {
      const [first] = items
      if (first?.server) {
        const body = { product_id: first.product, ...first.server, count: first.cartQuantity }
        await send('POST', '/api/configurator/cart', { body, key })
      } else {
        const goods = items.map((item) => ({ product_id: item.product, count: item.cartQuantity }))
        await send('POST', '/api/cart', { body: { items: goods }, key })
      }
      stored = withoutMoved(stored, key)
    }
    expect(stored).toEqual([])
    expect(sorted(await shop.readCart())).toEqual(sorted(model))

    // As a user in two tabs: adds run in concurrent pairs, everything else sequentially.
    for (let turn = 0; turn < USER_OPERATIONS;) {
      const operation = luck.of(['add', 'add', 'add', 'count', 'remove'] as const)
      if (operation === 'add') {
        const pair = [luck.of(THINGS), luck.of(THINGS)]
        await Promise.all(
          pair.map(({ product_id, server }, tab) =>
            server
              ? send('POST', '/api/configurator/cart', {
                  body: { product_id, ...server, count: 1 },
                  key: `add-${turn}-of-tab-${tab}`,
                  isRisky: tab === 0,
                })
              : send('POST', '/api/cart', {
                  body: { items: [{ product_id, count: 1 }] },
                  key: `add-${turn}-of-tab-${tab}`,
                  isRisky: tab === 0,
                }),
          ),
        )
        for (const { name } of pair) {
          model.set(name, Math.min((model.get(name) ?? 0) + 1, MAX_LINE_COUNT))
        }
        turn += 2
        continue
      }
      turn += 1
      const lines = await shop.lines()
      if (lines.length === 0) continue
      const line = luck.of(lines)
      if (operation === 'count') {
        const count = 1 + luck.below(20)
        const answer = await send('PUT', '/api/cart/count', { body: { id: line.id, count } })
        expect(answer.status).toBe(200)
        model.set(nameOf(line), count)
      } else {
        const answer = await send('DELETE', `/api/cart/${line.id}`)
        // A retry may return 404 because the first attempt succeeded.
        expect([200, 404]).toContain(answer.status)
        model.delete(nameOf(line))
      }
      if (turn % 50 === 0) expect(sorted(await shop.readCart())).toEqual(sorted(model))
    }
    expect(sorted(await shop.readCart())).toEqual(sorted(model))
    expect(shop.killed()).toBeGreaterThan(3)
  } finally {
    await shop.close()
  }
})
