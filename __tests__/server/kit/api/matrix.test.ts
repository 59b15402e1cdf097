import { eq, sql } from 'drizzle-orm'

import { api } from '@/contract/kit/api'
import type { RouteData } from '@/contract/kit/route'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { forumThreads } from '@/server/kernel/db/schema/community/forum'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { forumQueue } from '@/server/kernel/db/schema/community/forum-queue'
import { listDocuments } from '@/server/after-sale/documents/queries'
import { idOf, orderRow } from '@/__tests__/support/after-sales'
import { makeKnown, openThread, readThread, reply } from '@/__tests__/support/forum/forum'
import { asCertificate } from '@/__tests__/support/certificates'
import { as, bearer, logIn, register, type Member } from '@/__tests__/support/members'
import {
  buyCart,
  dataOf,
  readCart,
  readGarage,
  readOrder,
  saveBike,
} from '@/__tests__/support/member-shop'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const routes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, RouteData>).map(([name, route]) => ({
    name: `${feature}.${name}`,
    route,
  })),
)
const closed = routes.filter(({ route }) => route.auth === 'required' || route.auth === 'admin')

interface Belongings {
  address: number
  certificate: number
  line: number
  bike: number
  entry: number
  order: string
  paper: number
  /** A hidden thread and its first post. */
  thread: number
  post: number
  /** A deleted thread, which can be restored. */
  goneThread: number
  queued: number
  gonePost: number
  payment: string
  review: number
  session: string
  build: number
  ticket: string
  alert: number
}

interface Attempt {
  path: string
  body?: unknown
}

/** Requests for every protected route with an object id; the test fails if one is missing. */
const TOUCHING: Record<string, (own: Belongings) => Attempt> = {
  'account.endSession': ({ session }) => ({ path: `/api/account/sessions/${session}` }),
  'addresses.change': ({ address }) => ({ path: `/api/addresses/${address}`, body: ADDRESS }),
  'addresses.remove': ({ address }) => ({ path: `/api/addresses/${address}` }),
  'cart.count': ({ line }) => ({ path: '/api/cart/count', body: { id: line, count: 7 } }),
  'cart.remove': ({ line }) => ({ path: `/api/cart/${line}` }),
  'certificates.withdraw': ({ certificate }) => ({
    path: `/api/account/tax-certificates/${certificate}`,
  }),
  'checkout.placeOrder': ({ address }) => ({
    path: '/api/checkout',
    body: { shipping_address: { id: address }, provider: 'sandbox', expected_total: 1 },
  }),
  'checkout.payment': ({ order }) => ({ path: '/api/payment', body: { order_number: order } }),
  'configurator.saveToCart': ({ line }) => {
    const { product_id, server } = bikeItem('nyx')
    return { path: '/api/configurator/cart', body: { product_id, ...server, cart_id: line } }
  },
  'configurator.changePromoCode': ({ line }) => ({
    path: `/api/configurator/change-promo-code/${line}`,
    body: {},
  }),
  'documents.readMine': ({ order, paper }) => ({
    path: `/api/my/orders/${order}/documents/${paper}`,
  }),
  'forum.tag': ({ thread }) => ({
    path: `/api/forum/threads/${thread}/tags`,
    body: { tags: ['mine'] },
  }),
  'forum.reply': ({ thread }) => ({
    path: `/api/forum/threads/${thread}/posts`,
    body: { text: 'May I write into this one?', request_key: crypto.randomUUID() },
  }),
  'forum.removeThread': ({ thread }) => ({ path: `/api/forum/threads/${thread}` }),
  'forum.hide': ({ thread }) => ({
    path: `/api/forum/threads/${thread}/hidden`,
    body: { is_hidden: true },
  }),
  'forum.solve': ({ thread }) => ({
    path: `/api/forum/threads/${thread}/solution`,
    body: { number: null },
  }),
  'forum.watch': ({ thread }) => ({
    path: `/api/forum/threads/${thread}/watch`,
    body: { level: 'watching' },
  }),
  'forum.source': ({ post }) => ({ path: `/api/forum/posts/${post}/source` }),
  'forum.edit': ({ post }) => ({
    path: `/api/forum/posts/${post}`,
    body: { text: 'May I change a word of this?' },
  }),
  'forum.remove': ({ post }) => ({ path: `/api/forum/posts/${post}` }),
  'forum.restore': ({ gonePost }) => ({ path: `/api/forum/posts/${gonePost}/restore` }),
  'forum.restoreThread': ({ goneThread }) => ({
    path: `/api/forum/threads/${goneThread}/restore`,
  }),
  'forum.withdraw': ({ queued }) => ({ path: `/api/forum/waiting/${queued}` }),
  'forum.like': ({ post }) => ({ path: `/api/forum/posts/${post}/like` }),
  'forum.unlike': ({ post }) => ({ path: `/api/forum/posts/${post}/like` }),
  'forum.flag': ({ post }) => ({
    path: `/api/forum/posts/${post}/flags`,
    body: { reason: 'rude' },
  }),
  'garage.bike': ({ bike }) => ({ path: `/api/garage/${bike}` }),
  'garage.saveSettings': ({ bike }) => ({
    path: `/api/garage/${bike}/settings`,
    body: {
      nickname: 'Mine now',
      start_mode: 'eco',
      lights: 'off',
      sleep_minutes: 5,
      motion_alarm: false,
      service_interval_km: 1_000,
    },
  }),
  'garage.addService': ({ bike }) => ({
    path: `/api/garage/${bike}/service`,
    body: { date: '2026-11-01', km: 12, note: 'Chain' },
  }),
  'garage.removeService': ({ bike, entry }) => ({ path: `/api/garage/${bike}/service/${entry}` }),
  'garage.passport': ({ bike }) => ({ path: `/api/garage/${bike}/passport` }),
  'orders.readMine': ({ order }) => ({ path: `/api/orders/${order}` }),
  'orders.cancel': ({ order }) => ({ path: `/api/orders/${order}/cancel` }),
  'orders.changeMyGift': ({ order }) => ({
    path: `/api/orders/${order}/gifts/0`,
    body: {
      ...{ to_name: 'Eve', to_email: 'eve@example.com', from_name: 'Eve' },
      ...{ message: '', send_on: null },
    },
  }),
  'orders.withdraw': ({ order }) => ({
    path: `/api/orders/${order}/withdrawal`,
    body: { lines: null, reason: null },
  }),
  'reviews.ofBike': ({ bike }) => ({ path: `/api/reviews/bikes/${bike}` }),
  'reviews.write': ({ bike }) => ({
    path: '/api/reviews',
    body: { ...REVIEW, order_bike_id: bike },
  }),
  'reviews.change': ({ review }) => ({ path: `/api/reviews/${review}`, body: REVIEW }),
  'reviews.withdraw': ({ review }) => ({ path: `/api/reviews/${review}` }),
  'savedBuilds.rename': ({ build }) => ({
    path: `/api/account/builds/${build}`,
    body: { name: 'Mine' },
  }),
  'savedBuilds.remove': ({ build }) => ({ path: `/api/account/builds/${build}` }),
  'stockAlerts.remove': ({ alert }) => ({ path: `/api/account/stock-alerts/${alert}` }),
  'payment.removeRecord': ({ payment }) => ({ path: `/api/payments/${payment}` }),
  'support.read': ({ ticket }) => ({ path: `/api/support/tickets/${ticket}` }),
  'support.answer': ({ ticket }) => ({
    path: `/api/support/tickets/${ticket}/messages`,
    body: { body: 'May I write into this one?', request_key: crypto.randomUUID() },
  }),
  'support.close': ({ ticket }) => ({ path: `/api/support/tickets/${ticket}/close` }),
  'support.rate': ({ ticket }) => ({
    path: `/api/support/tickets/${ticket}/rating`,
    body: { solved: true, score: 1, comment: '' },
  }),
}

const REVIEW = {
  rating: 4,
  title: 'Quiet and quick',
  text: 'Six weeks of commuting, and I still take the long way home.',
  rider_height: 170,
  consent: true,
}

const shop = sharedShop()
const owner = shared(() => register(shop, 'Ada'))
let strangers: { role: string; member: Member }[]
let own: Belongings

beforeAll(async () => {
  const other = await register(shop, 'Ben')
  const admin = await register(shop, 'Cleo')
  await shop.db
    .update(users)
    .set({ is_admin: 9, staff_role: 'owner' })
    .where(eq(users.id, await idOf(shop, admin)))
  strangers = [
    { role: 'another user', member: other },
    { role: 'an administrator', member: admin },
  ]
  own = await belongingsOf(owner)
  // A member who also has a saved bike must not reach the owner's through it either.
  await saveBike(shop, other)
})

async function belongingsOf(member: Member): Promise<Belongings> {
  const send = as(shop, member)
  await saveBike(shop, member, bikeItem('nyx', undefined, 2))
  const order = await buyCart(shop, member)
  await saveBike(shop, member)
  await logIn(shop, member)
  const [line] = (await readCart(shop, member)).carts
  const [bike] = await readGarage(shop, member)
  const address = dataOf<{ id: number }>(await send('POST', '/api/addresses', ADDRESS))
  await send('POST', `/api/garage/${bike?.id}/service`, {
    date: '2026-11-02',
    km: 40,
    note: 'First service',
  })
  const { service_book } = dataOf<{ service_book: { id: number }[] }>(
    await send('GET', `/api/garage/${bike?.id}`),
  )
  const { payments } = dataOf<{ payments: { id: string }[] }>(await send('GET', '/api/payments'))
  const { sessions } = dataOf<{ sessions: { id: string; is_current: boolean }[] }>(
    await send('GET', '/api/account/sessions'),
  )
  const review = dataOf<{ id: number }>(
    await send('POST', '/api/reviews', { ...REVIEW, order_bike_id: await arrivedOf(member) }),
  )
  return {
    address: address.id,
    certificate: await asCertificate(shop, member),
    line: line?.id ?? 0,
    bike: bike?.id ?? 0,
    entry: service_book[0]?.id ?? 0,
    order,
    paper: await paperOf(order),
    payment: payments[0]?.id ?? '',
    ...(await hiddenThreadOf(member)),
    review: review.id,
    session: sessions.find(({ is_current }) => !is_current)?.id ?? '',
    build: await buildOf(member),
    ticket: await ticketOf(member),
    alert: await alertOf(member),
  }
}

async function buildOf(member: Member): Promise<number> {
  const send = as(shop, member)
  const { build } = bikeItem('nyx').server
  const shared = await send('POST', '/api/configurator/builds', { bike_slug: 'nyx', build })
  const { code } = dataOf<{ code: string }>(shared)
  return dataOf<{ id: number }>(await send('POST', '/api/account/builds', { code })).id
}

/** Needs the verified address that `hiddenThreadOf` sets. */
async function alertOf(member: Member): Promise<number> {
  const send = as(shop, member)
  const sku = 'product:5000111'
  const soldOut = { on_hand: sql`reserved` }
  await shop.db.update(stockItems).set(soldOut).where(eq(stockItems.sku, sku))
  await send('POST', '/api/stock-alerts', { sku })
  const { alerts } = dataOf<{ alerts: { id: number }[] }>(
    await send('GET', '/api/account/stock-alerts'),
  )
  return alerts[0]?.id ?? 0
}

/** Creates a closed ticket, which can be rated. */
async function ticketOf(member: Member): Promise<string> {
  const send = as(shop, member)
  const { number } = dataOf<{ number: string }>(
    await send('POST', '/api/contact', {
      name: 'Ada',
      email: member.email,
      topic: 'bike',
      message: 'The rear wheel squeaks.',
      request_key: crypto.randomUUID(),
    }),
  )
  await send('POST', `/api/support/tickets/${number}/close`)
  return number
}

/** Marks the member's second bike as delivered; the first one is yet to be built. */
async function arrivedOf(member: Member): Promise<number> {
  const arrived = (await readGarage(shop, member))[1]?.id ?? 0
  await shop.db
    .update(orderBikes)
    .set({ delivered_at: shop.clock.now() })
    .where(eq(orderBikes.id, arrived))
  return arrived
}

/** Creates a thread that only its author and administrators can see. */
async function hiddenThreadOf(member: Member) {
  const at = shop.clock.now()
  await shop.db
    .update(users)
    .set({ email_verified_at: at })
    .where(eq(users.id, await idOf(shop, member)))
  await makeKnown(shop, member)
  const thread = await openThread(shop, member, { text: `A thread of ${member.email}, hidden.` })
  await shop.db.update(forumThreads).set({ hidden_at: at }).where(eq(forumThreads.id, thread))
  await reply(shop, member, { thread, text: `A reply of ${member.email} to nobody.` })
  const { posts } = await readThread(shop, thread, member)
  const gonePost = posts[1]?.id ?? 0
  await as(shop, member)('DELETE', `/api/forum/posts/${gonePost}`)
  const goneThread = await openThread(shop, member, { text: `Not for long: ${member.email}.` })
  await as(shop, member)('DELETE', `/api/forum/threads/${goneThread}`)
  const [queued] = await shop.db
    .insert(forumQueue)
    .values({
      ...{ user_id: await idOf(shop, member), thread_id: thread, request_key: crypto.randomUUID() },
      source: 'A post that waits for review.',
    })
    .returning({ id: forumQueue.id })
  return { thread, post: posts[0]?.id ?? 0, goneThread, gonePost, queued: queued?.id ?? 0 }
}

async function paperOf(number: string): Promise<number> {
  const { id } = await orderRow(shop, number)
  const [invoice] = await listDocuments(shop.db, id)
  return invoice?.id ?? 0
}

/** Reads everything that another member could have changed. */
async function snapshot(member: Member): Promise<unknown> {
  const send = as(shop, member)
  const paths = [
    '/api/addresses',
    '/api/account/builds',
    '/api/account/stock-alerts',
    '/api/account/tax-certificates',
    '/api/cart',
    '/api/payments',
    `/api/garage/${own.bike}`,
    `/api/reviews/bikes/${own.bike}`,
    `/api/forum/threads/${own.thread}`,
    `/api/support/tickets/${own.ticket}`,
  ]
  const replies = await Promise.all(paths.map((path) => send('GET', path)))
  const order = await readOrder(shop, member, own.order)
  const { sessions } = dataOf<{ sessions: { id: string }[] }>(
    await send('GET', '/api/account/sessions'),
  )
  return [replies.map(({ body }) => body.data), order.status, sessions.map(({ id }) => id).sort()]
}

const bodyOf = ({ method }: RouteData) => (method === 'GET' ? undefined : {})

test('a fresh user has everything that the matrix asks about', () => {
  for (const [name, id] of Object.entries(own)) expect({ name, id }).not.toEqual({ name, id: 0 })
  expect(Object.values(own).every(Boolean)).toBe(true)
})

test('every closed route with an id is in the matrix', () => {
  // Admin routes are left out: administrators may access every object, and other users none.
  const own = closed.filter(({ route }) => route.auth === 'required')
  const withId = own.filter(({ route }) => route.path.includes(':')).map(({ name }) => name)
  expect(withId.filter((name) => !(name in TOUCHING))).toEqual([])
  expect(Object.keys(TOUCHING).filter((name) => !closed.some((one) => one.name === name))).toEqual(
    [],
  )
})

describe.each(closed)('$name ($route.method $route.path)', ({ name, route }) => {
  const path = route.path.replace(/:\w+/g, '1')

  it('refuses a guest and a dead token alike', async () => {
    for (const headers of [{}, bearer('no-such-token'), bearer(''), { authorization: 'Basic x' }]) {
      const { status, body } = await shop.send(
        route.method,
        path,
        route.method === 'GET' ? undefined : {},
        headers,
      )
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'not_signed_in' })
    }
  })

  if (route.auth === 'admin') {
    it('refuses a user who is no administrator', async () => {
      const { status, body } = await as(shop, owner)(route.method, path, bodyOf(route))
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'not_allowed' })
    })

    it('refuses an administrator without a second factor', async () => {
      const admin = strangers[1]?.member ?? owner
      const { status, body } = await as(shop, admin)(route.method, path, bodyOf(route))
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'second_factor_needed' })
    })
  }

  const attemptOf = TOUCHING[name]
  if (!attemptOf) return

  it('does not find what belongs to somebody else, and changes nothing of it', async () => {
    const before = await snapshot(owner)
    for (const { role, member } of strangers) {
      const attempt = attemptOf(own)
      const { status, body } = await as(shop, member)(route.method, attempt.path, attempt.body)
      expect({ role, status }).toEqual({ role, status: 404 })
      expect(JSON.stringify(body)).not.toContain(owner.email)
    }
    expect(await snapshot(owner)).toEqual(before)
  })

  it('finds it for its owner', async () => {
    const ada = await register(shop, `Owner${name.replace('.', '')}`)
    const attempt = attemptOf(await belongingsOf(ada))
    const { status } = await as(shop, ada)(route.method, attempt.path, attempt.body)
    expect([401, 403, 404, 500]).not.toContain(status)
  })
})

describe('what a stranger reads', () => {
  const lists = closed.filter(({ route }) => route.method === 'GET' && !route.path.includes(':'))

  it.each(lists)('$name holds nothing of the owner', async ({ route }) => {
    for (const { member } of strangers) {
      const text = JSON.stringify((await as(shop, member)('GET', route.path)).body)
      expect(text).not.toContain(owner.email)
      expect(text).not.toContain(own.order)
      expect(text).not.toContain(own.payment)
      expect(text).not.toContain(own.session)
    }
  })

  it('the bikes of a token are those of its user', async () => {
    for (const { member } of strangers) expect(await readGarage(shop, member)).toEqual([])
    const { status } = await shop.send('POST', '/api/user/getUserBikes', { token: 'x'.repeat(40) })
    expect(status).toBe(401)
  })

  it.each(['mode=CECM&cartID=', 'mode=CEUM&orderBikeID=', 'mode=CEOM&orderBikeID='])(
    'the configurator with ?%s of the owner is not found',
    async (query) => {
      const id = query.includes('cartID') ? own.line : own.bike
      const path = `/api/configurator/nyx?${query}${id}`
      for (const { member } of strangers) {
        expect((await as(shop, member)('GET', path)).status).toBe(404)
      }
      expect((await shop.send('GET', path)).status).toBe(401)
      expect((await as(shop, owner)('GET', path)).status).toBe(200)
    },
  )

  it('an ordered bike of the owner cannot be upgraded', async () => {
    for (const { member } of strangers) {
      const reply = await saveBike(shop, member, bikeItem('nyx'), {
        mode: 'CEUM',
        order_bike_id: own.bike,
      })
      expect(reply.status).toBe(404)
    }
  })
})
