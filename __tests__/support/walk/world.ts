import { eq } from 'drizzle-orm'

import type { WireBikeDetail } from '@/contract/account/garage/garage'
import { forumQueue } from '@/server/kernel/db/schema/community/forum-queue'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { deriveKey } from '@/server/kernel/ports/ids'
import { deliver, idOf } from '../after-sales'
import { bearer, logIn, type Member } from '../members'
import { buyCart, dataOf, readCart, readGarage, readOrder, saveBike } from '../member-shop'
import { bikeItem } from '../orders/orders'
import { makeKnown, openThread, readThread } from '../forum/forum'
import type { Reply, TestShop } from '../shop'

export interface World {
  role: string
  member: Member
  item: ReturnType<typeof bikeItem>
  order: string
  orderKey: string
  document: string
  unpaid: { number: string; key: string; sandbox: string; back: { a: string; b: string } }
  line: number
  bike: number
  arrived: number
  entry: number
  address: number
  review: number
  thread: number
  post: number
  reply: number
  otherPost: number
  /** Report of `otherPost` as illegal. */
  legalReport: number
  /** Ids of posts that wait for review. */
  queued: number
  waiting: number
  record: string
  session: string
  code: string
  ride: { id: number; key: string; next: string; later: string }
  spare: number
  ticket: string
  guestTicket: { number: string; key: string }
}

type Send = (method: string, path: string, body?: unknown) => Promise<Reply>

export const RIDE = { dealer: 7, bike: 700 }
export const REVIEW = {
  rating: 4,
  title: 'Quiet and quick',
  text: 'Six weeks of commuting, and I still take the long way home.',
  rider_height: 170,
  consent: true,
}

interface Placed {
  order_number: string
  order_key: string
  redirect_url: string
}

/** Creates one of everything that requests can refer to. */
export async function furnish(shop: TestShop, member: Member, other: Member): Promise<World> {
  const send: Send = (method, path, body) =>
    shop.send(method, path, body, { ...bearer(member.token), cookie: member.cookie })
  await confirmEmails(shop, [member, other])
  const item = bikeItem('nyx', undefined, 3)
  await saveBike(shop, member, item)
  const order = await buyCart(shop, member)
  const unpaid = await placeOnly(shop, send, member)
  await saveBike(shop, member)
  const { order_key, documents } = await readOrder(shop, member, order)
  const [bike, arrived, later] = await readGarage(shop, member)
  await deliver(shop, order)
  const detail = await serviced(send, bike?.id ?? 0)
  const review = dataOf<{ id: number }>(
    await send('POST', '/api/reviews', { ...REVIEW, order_bike_id: arrived?.id }),
  )
  return {
    role: member.email,
    member,
    item,
    order,
    orderKey: order_key,
    document: documents[0]?.href.split('/').at(-1)?.split('?')[0] ?? '',
    unpaid,
    line: (await readCart(shop, member)).carts[0]?.id ?? 0,
    bike: bike?.id ?? 0,
    arrived: later?.id ?? 0,
    entry: detail.service_book[0]?.id ?? 0,
    address: dataOf<{ id: number }>(await send('POST', '/api/addresses', ADDRESS_BODY)).id,
    review: review.id,
    ...(await forumOf(shop, member, other)),
    record: await recordOf(send),
    session: await sessionOf(shop, send, member),
    code: await codeOf(send),
    ride: await rideOf(send),
    spare: await spareOf(send),
    ticket: await ticketOf(send),
    guestTicket: await guestTicketOf(shop),
  }
}

async function ticketOf(send: Send): Promise<string> {
  const reply = await send('POST', '/api/contact', {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'bike',
    message: 'The rear wheel squeaks since Monday.',
    request_key: crypto.randomUUID(),
  })
  return dataOf<{ number: string }>(reply).number
}

/** Returns a guest's closed ticket, which can be rated. */
async function guestTicketOf(shop: TestShop): Promise<World['guestTicket']> {
  const number = await ticketOf(shop.send)
  const key = deriveKey(shop.deps.secret, 'ticket', number)
  await shop.send('POST', `/api/tickets/${number}/${key}/close`)
  return { number, key }
}

async function confirmEmails(shop: TestShop, members: Member[]): Promise<void> {
  const email_verified_at = shop.clock.now()
  for (const member of members) {
    const id = await idOf(shop, member)
    await shop.db.update(users).set({ email_verified_at }).where(eq(users.id, id))
    await makeKnown(shop, member)
  }
}

async function placeOnly(shop: TestShop, send: Send, member: Member): Promise<World['unpaid']> {
  await saveBike(shop, member, bikeItem('nireeka-homie'))
  const { quote } = dataOf<{ quote: { totals: { total: number } } }>(
    await send('GET', '/api/checkout?country_id=222'),
  )
  const placed = dataOf<Placed>(
    await send('POST', '/api/checkout', {
      shipping_address: ADDRESS_BODY,
      provider: 'sandbox',
      expected_total: quote.totals.total,
    }),
  )
  const sandbox = placed.redirect_url.split('/').at(-1) ?? ''
  const { return_url } = dataOf<{ return_url: string }>(
    await send('GET', `/api/sandbox/payments/${sandbox}`),
  )
  const [a = '', b = ''] = return_url.split('/').slice(-2)
  return { number: placed.order_number, key: placed.order_key, sandbox, back: { a, b } }
}

export const ADDRESS_BODY = {
  name: 'Ada Rider',
  line1: '1 Main Street',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: 222,
}

async function serviced(send: Send, bike: number): Promise<WireBikeDetail> {
  await send('POST', `/api/garage/${bike}/service`, { date: '2026-11-02', km: 40, note: 'First' })
  return dataOf(await send('GET', `/api/garage/${bike}`))
}

export const legalNotice = () => ({
  explanation: 'This post says that my shop steals bikes, which isn’t true.',
  ...{ is_child_abuse: false, is_good_faith: true, name: 'Eve', email: 'eve@example.com' },
  request_key: crypto.randomUUID(),
})

async function forumOf(shop: TestShop, member: Member, other: Member) {
  const thread = await openThread(shop, member, { text: `Opened by ${member.id}, to be read.` })
  const answer = (who: Member) =>
    shop.send(
      'POST',
      `/api/forum/threads/${thread}/posts`,
      { text: `Answered by ${who.id} in thread ${thread}.`, request_key: crypto.randomUUID() },
      bearer(who.token),
    )
  await answer(member)
  await answer(other)
  const { posts } = await readThread(shop, thread, member)
  const [opening, reply, otherPost] = posts.map(({ id }) => id)
  const [queued = 0, waiting = 0] = await queueOf(shop, member, thread)
  const reported = `/api/forum/posts/${otherPost}/legal-reports`
  const { number } = dataOf<{ number: number }>(await shop.send('POST', reported, legalNotice()))
  return {
    ...{ thread, queued, waiting, legalReport: number },
    ...{ post: opening ?? 0, reply: reply ?? 0, otherPost: otherPost ?? 0 },
  }
}

async function queueOf(shop: TestShop, member: Member, thread_id: number): Promise<number[]> {
  const user_id = await idOf(shop, member)
  const rows = ['One', 'Another'].map((one) => ({
    ...{ user_id, thread_id, source: `${one} post that waits for review.` },
    request_key: crypto.randomUUID(),
  }))
  const queued = await shop.db.insert(forumQueue).values(rows).returning({ id: forumQueue.id })
  return queued.map(({ id }) => id)
}

async function recordOf(send: Send): Promise<string> {
  const { payments } = dataOf<{ payments: { id: string; can_delete: boolean }[] }>(
    await send('GET', '/api/payments'),
  )
  return payments.find(({ can_delete }) => can_delete)?.id ?? ''
}

async function sessionOf(shop: TestShop, send: Send, member: Member): Promise<string> {
  await logIn(shop, member).catch(() => undefined)
  const { sessions } = dataOf<{ sessions: { id: string; is_current: boolean }[] }>(
    await send('GET', '/api/account/sessions'),
  )
  return sessions.find(({ is_current }) => !is_current)?.id ?? ''
}

async function codeOf(send: Send): Promise<string> {
  const { build } = bikeItem('nyx').server
  return dataOf<{ code: string }>(
    await send('POST', '/api/configurator/builds', { bike_slug: 'nyx', build }),
  ).code
}

async function spareOf(send: Send): Promise<number> {
  const { results } = dataOf<{ results: { id: number }[] }>(
    await send('GET', '/api/spares/search?q=brake'),
  )
  return results[0]?.id ?? 0
}

async function rideOf(send: Send): Promise<World['ride']> {
  const { slots } = dataOf<{ slots: { starts_at: string; is_free: boolean }[] }>(
    await send('GET', `/api/dealers/${RIDE.dealer}/slots?bike=${RIDE.bike}&days=14`),
  )
  const free = slots.filter(({ is_free }) => is_free).map(({ starts_at }) => starts_at)
  const [at = '', next = '', later = ''] = free
  const { status, body } = await send('POST', `/api/dealers/${RIDE.dealer}/test-rides`, {
    bike: RIDE.bike,
    starts_at: at,
    name: 'Ada Rider',
    email: 'ada@example.com',
  })
  if (status !== 201) throw new Error(`No ride: ${status} ${body.code}`)
  const { id, key } = body.data as unknown as { id: number; key: string }
  return { id, key, next, later }
}
