import { eq } from 'drizzle-orm'

import { buildAddress } from '@/domain/shop/bikes/build-address'
import type { CsvKind } from '@/domain/office/csv/csv-tables'
import { previewMany } from '@/server/office/goods/change-many'
import { planPrices, versionOf as priceSeenOf } from '@/server/office/goods/plan'
import { readCatalogItem } from '@/server/office/goods/products'
import { writeEntry } from '@/server/kernel/audit/write-entry'
import { csvImports } from '@/server/kernel/db/schema/catalog/csv'
import { orders as orderRows } from '@/server/kernel/db/schema/orders/orders'
import { orderTags } from '@/server/kernel/db/schema/orders/order-tags'
import { productPlans } from '@/server/kernel/db/schema/catalog/product-plans'
import { priceChanges } from '@/server/kernel/db/schema/catalog/prices'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { carriers } from '@/server/kernel/db/schema/orders/shipments'
import { stockArrivals, stockItems } from '@/server/kernel/db/schema/orders/stock'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { staffInvitations, users } from '@/server/kernel/db/schema/accounts/users'

import { memberOrder } from '../member-shop'
import { PASSWORD } from '../members'
import { HIDING } from '../forum/forum'
import { orderBody } from '../orders/orders'
import type { TestShop } from '../shop'
import { bikesRequests } from './bikes'
import { capacityRequests } from './capacity'
import { draftRequests } from './drafts'
import { delayRequests } from './delays'
import { categoryRequests } from './categories'
import { searchRequests } from './searches'
import { issueRequests } from './issues'
import { testRideRequests } from './test-rides'
import { webhookRequests } from './webhooks'
import { customerRequests } from './customers'
import { promotionRequests } from './promotions'
import { resourceRequests } from './resources'
import { moderationRequests } from './moderation'
import { savedRequests } from './saved'
import { settingsRequests } from './settings'
import { legalNotice, ADDRESS_BODY, REVIEW, RIDE, type World } from './world'

export interface WalkRequest {
  params?: Record<string, string | number>
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

type Make = (world: World, shop: TestShop) => WalkRequest | Promise<WalkRequest>

/** Product id of the backpack. */
const PRODUCT = 5000111

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const byOrder = ({ order }: World) => ({ params: { number: order } })
const byThread = ({ thread }: World) => ({ params: { id: thread } })
const byPost = ({ reply }: World) => ({ params: { id: reply } })
const byRide = ({ ride }: World) => ({ params: { id: ride.id, key: ride.key } })
const byBike = ({ bike }: World) => ({ params: { id: bike } })
const page = { params: { kind: 'page', slug: 'faq' } }
const version = { params: { kind: 'page', slug: 'faq', number: 1 } }

const shopping: Record<string, Make> = {
  'accessories.read': () => ({ params: { id: PRODUCT } }),
  'cart.add': () => ({ body: { items: [{ product_id: PRODUCT }] }, headers: key() }),
  'cart.count': ({ line }) => ({ body: { id: line, count: 2 } }),
  'cart.remove': ({ line }) => ({ params: { id: line } }),
  'cart.shippingVatGuest': ({ item }) => ({ body: { country_id: 222, items: [item] } }),
  'checkout.checkout': () => ({ query: '?country_id=222&promo_code=xmas' }),
  'checkout.checkoutGuest': ({ item }) => ({ body: { has_bike: true, items: [item] } }),
  'checkout.placeOrder': async ({ member }, shop) => ({
    body: await memberOrder(shop, member).catch(() => undefined),
    headers: key(),
  }),
  'checkout.paymentGuest': async ({ item }, shop) => ({
    body: await orderBody(shop, [item]),
    headers: key(),
  }),
  'checkout.payment': ({ unpaid }) => ({ body: { order_number: unpaid.number } }),
  'configurator.colors': ({ item }) => ({
    params: { productId: item.product_id, sizeId: item.server.build.size_id },
  }),
  'configurator.date': ({ item }) => ({
    params: {
      productId: item.product_id,
      sizeId: item.server.build.size_id,
      colorId: item.server.build.color_id,
    },
  }),
  'configurator.saveToCart': ({ item }) => ({
    body: { product_id: item.product_id, ...item.server },
    headers: key(),
  }),
  'configurator.changePromoCode': ({ line }) => ({ params: { id: line }, body: {} }),
  'configurator.saveBuild': ({ item }) => ({ body: item.server }),
  'configurator.planPicture': ({ item }) => ({ body: item.server }),
  'configurator.pictureState': ({ item: { server } }) => ({
    params: { slug: server.bike_slug },
    query: `?build=${encodeURIComponent(buildAddress(server.build))}`,
  }),
  'configurator.restoreBuild': ({ code }) => ({ params: { code } }),
  'feeds.offers': () => ({ query: `?product=${PRODUCT}` }),
  'goods.shippingCalculator': () => ({ query: `?country=222&product=${PRODUCT}` }),
  'goods.safety': () => ({ query: `?product=${PRODUCT}` }),
  'spares.read': ({ spare }) => ({ params: { id: spare } }),
  'spares.searching': () => ({ query: '?keyword=brake' }),
  'spares.search': () => ({ query: '?q=brake' }),
  'reviews.list': () => ({ query: '?bike=nyx' }),
}

const orders: Record<string, Make> = {
  'documents.read': ({ order, orderKey, document }) => ({
    params: { number: order, id: document },
    query: `?key=${orderKey}`,
  }),
  'documents.readMine': ({ order, document }) => ({ params: { number: order, id: document } }),
  'orders.readMine': byOrder,
  'orders.cancel': ({ unpaid }) => ({ params: { number: unpaid.number } }),
  'orders.read': ({ order, orderKey }) => ({ params: { number: order, key: orderKey } }),
  'orders.withdrawal': ({ order, member }) => ({
    body: { order_number: order, email: member.email },
  }),
  'payment.callBackPay': ({ unpaid }) => ({ params: unpaid.back }),
  'orders.withdraw': (world) => ({ ...byOrder(world), body: {} }),
  'orders.confirmWithdrawal': ({ order, member }) => ({
    body: { order_number: order, email: member.email },
  }),
  'payment.payAgain': ({ unpaid }) => ({ params: { number: unpaid.number, key: unpaid.key } }),
  'payment.sandboxPayment': ({ unpaid }) => ({ params: { id: unpaid.sandbox } }),
  'payment.sandboxAct': ({ unpaid }) => ({
    params: { id: unpaid.sandbox },
    body: { outcome: 'decline' },
  }),
  'payment.removeRecord': ({ record }) => ({ params: { id: record } }),
  'garage.getUserBikes': ({ member }) => ({ body: { token: member.token } }),
  'garage.bike': byBike,
  'garage.saveSettings': byBike,
  'garage.addService': (world) => ({
    ...byBike(world),
    body: { date: '2026-11-03', km: 90, note: 'Chain' },
  }),
  'garage.removeService': ({ bike, entry }) => ({ params: { id: bike, entry } }),
  'garage.passport': byBike,
  'reviews.ofBike': byBike,
  'reviews.write': ({ arrived }) => ({ body: { ...REVIEW, order_bike_id: arrived } }),
  'reviews.change': ({ review }) => ({ params: { id: review }, body: REVIEW }),
  'reviews.withdraw': ({ review }) => ({ params: { id: review } }),
}

const account: Record<string, Make> = {
  'account.login': ({ member }) => ({ body: { email: member.email, password: PASSWORD } }),
  'account.userLogin': ({ member }) => ({
    body: { email: member.email, password: member.refresh },
    headers: { cookie: member.cookie },
  }),
  'account.register': () => ({
    body: {
      name: 'Dora',
      lastname: 'Rider',
      email: `${crypto.randomUUID()}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  }),
  'account.changePassword': () => ({
    body: {
      old_password: PASSWORD,
      password: `${PASSWORD}!`,
      password_confirmation: `${PASSWORD}!`,
    },
  }),
  'account.userInfo': ({ member }) => ({ params: { id: member.id } }),
  'account.changeEmail': () => ({
    body: { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD },
  }),
  'account.endSession': ({ session }) => ({ params: { id: session } }),
  'account.startSecondFactor': () => ({ body: { password: PASSWORD } }),
  'account.exportData': () => ({ body: { password: PASSWORD } }),
  'account.deleteAccount': () => ({ body: { password: PASSWORD } }),
  'addresses.add': () => ({ body: ADDRESS_BODY }),
  'addresses.change': ({ address }) => ({ params: { id: address }, body: ADDRESS_BODY }),
  'addresses.remove': ({ address }) => ({ params: { id: address } }),
}

const talking: Record<string, Make> = {
  'content.read': () => page,
  'dealers.places': () => ({ query: '?q=ber' }),
  'dealers.slots': () => ({ params: { id: RIDE.dealer }, query: `?bike=${RIDE.bike}` }),
  'dealers.book': ({ ride }) => ({
    params: { id: RIDE.dealer },
    body: { bike: RIDE.bike, starts_at: ride.next, name: 'Ada', email: 'ada@example.com' },
    headers: key(),
  }),
  'dealers.readRide': byRide,
  'dealers.moveRide': (world) => ({ ...byRide(world), body: { starts_at: world.ride.later } }),
  'dealers.cancelRide': byRide,
  'dealers.calendar': byRide,
  'forum.watchCategory': () => ({ body: { category: 'prime', is_watching: true } }),
  'forum.search': () => ({ query: '?q=pressure' }),
  'forum.members': ({ thread }) => ({ query: `?q=&thread=${thread}` }),
  'forum.thread': byThread,
  'forum.removeThread': byThread,
  'forum.reply': (world) => ({
    ...byThread(world),
    body: {
      text: `Answered once more by ${crypto.randomUUID()}.`,
      request_key: crypto.randomUUID(),
    },
  }),
  'forum.hide': (world) => ({ ...byThread(world), body: { is_hidden: false } }),
  'forum.solve': (world) => ({ ...byThread(world), body: { number: 2 } }),
  'forum.tag': (world) => ({ ...byThread(world), body: { tags: ['winter'] } }),
  'forum.source': byPost,
  'forum.versions': byPost,
  'forum.withdraw': ({ queued }) => ({ params: { id: queued } }),
  'forum.review': ({ waiting }) => ({ params: { id: waiting }, body: { is_approved: true } }),
  'forum.edit': (world) => ({ ...byPost(world), body: { text: 'Said better than before.' } }),
  'forum.remove': byPost,
  'forum.restore': byPost,
  'forum.restoreThread': byThread,
  'forum.like': ({ otherPost }) => ({ params: { id: otherPost } }),
  'forum.unlike': ({ otherPost }) => ({ params: { id: otherPost } }),
  'forum.flag': ({ otherPost }) => ({ params: { id: otherPost }, body: { reason: 'spam' } }),
  'forum.watch': (world) => ({ ...byThread(world), body: { level: 'watching' } }),
  'forum.reads': () => ({ query: '?threads=1,2' }),
  'forum.moderate': (world) => ({ ...byThread(world), body: { is_pinned: true } }),
  'forum.moderatePost': ({ otherPost }) => ({
    params: { id: otherPost },
    body: HIDING,
  }),
  'forum.reportIllegal': ({ otherPost }) => ({
    params: { id: otherPost },
    body: legalNotice(),
  }),
  'forum.legalReport': ({ legalReport }) => ({ params: { id: legalReport } }),
  'helpCenter.searching': () => ({ query: '?keyword=battery' }),
  'helpCenter.search': () => ({ query: '?q=battery' }),
  'helpCenter.topic': () => ({ params: { slug: 'forgot-password' } }),
}

const RATING = { solved: true, score: 4, comment: 'Quick.' }
const text = () => ({ body: 'It still squeaks.', request_key: crypto.randomUUID() })
const byTicket = ({ ticket }: World) => ({ params: { number: ticket } })
const byTicketLink = ({ guestTicket }: World) => ({ params: guestTicket })

async function versionOf({ ticket }: World, { db }: TestShop): Promise<number> {
  const [row] = await db.select().from(tickets).where(eq(tickets.number, ticket))
  return row?.version ?? 1
}

const helping: Record<string, Make> = {
  'support.read': byTicket,
  'support.answer': (world) => ({ ...byTicket(world), body: text() }),
  'support.close': byTicket,
  'support.rate': (world) => ({ ...byTicket(world), body: RATING }),
  'support.readByLink': byTicketLink,
  'support.answerByLink': (world) => ({ ...byTicketLink(world), body: text() }),
  'support.closeByLink': byTicketLink,
  'support.rateByLink': (world) => ({ ...byTicketLink(world), body: RATING }),
  'desk.read': byTicket,
  'desk.customer': byTicket,
  'desk.answer': async (world, shop) => ({
    ...byTicket(world),
    body: { ...text(), version: await versionOf(world, shop), then: 'waiting_for_us' },
  }),
  'desk.note': (world) => ({ ...byTicket(world), body: text() }),
  'desk.change': async (world, shop) => ({
    ...byTicket(world),
    body: { version: await versionOf(world, shop), priority: 'high', tags: ['brakes'] },
  }),
  'desk.presence': (world) => ({ ...byTicket(world), body: { doing: 'reading' } }),
}

const SKU = 'frame:nyx:M'

async function onHand({ db }: TestShop): Promise<number> {
  const [row] = await db.select().from(stockItems).where(eq(stockItems.sku, SKU))
  return row?.on_hand ?? 0
}

async function arrivalOf({ db }: TestShop) {
  const [row] = await db
    .insert(stockArrivals)
    .values({ sku: SKU, count: 5, due: '2026-12-01' })
    .returning()
  return { params: { sku: SKU, arrival: row?.id ?? 0 } }
}

const priced = { selection: { ids: [PRODUCT] }, plan: { percent: 5 } }

async function seenOf({ db }: TestShop): Promise<string> {
  return priceSeenOf(await planPrices(db, priced, { isLocked: false }))
}

const applied = async ({ db }: TestShop) => {
  const [row] = await db
    .insert(priceChanges)
    .values({ kind: 'prices', starts_at: new Date(), request_key: crypto.randomUUID() })
    .returning()
  return { params: { id: row?.id ?? 0 } }
}

async function importOf({ db }: TestShop, kind: CsvKind = 'stock') {
  const [row] = await db
    .insert(csvImports)
    .values({ kind, name: 'table.csv', state: 'checked', total: 1 })
    .returning()
  return { params: { id: row?.id ?? 0 } }
}

async function colleagueOf({ db, clock }: TestShop): Promise<string> {
  const name = crypto.randomUUID()
  const email = `${name}@example.com`
  await db.insert(users).values({
    ...{ public_id: name, email, email_key: email, name: 'Max', last_name: 'Stone' },
    ...{ user_name: name, is_admin: 9, staff_role: 'content', totp_confirmed_at: clock.now() },
  })
  return name
}

async function invitationOf({ db }: TestShop) {
  const name = crypto.randomUUID()
  const email = `${name}@example.com`
  const row = { email, email_key: email, role: 'support' as const, token_hash: name }
  const [invitation] = await db
    .insert(staffInvitations)
    .values({ ...row, expires_at: new Date() })
    .returning()
  return { params: { id: invitation?.id ?? 0 } }
}

async function entryOf({ db, clock }: TestShop) {
  const origin = { action: 'stock.adjust', requestId: 'r', at: clock.now(), actor: null }
  const details = { before: { on_hand: 1 }, after: { on_hand: 2 }, asked: {}, reason: '' }
  const id = await writeEntry(db, origin, { entity: { kind: 'stock', id: SKU }, details })
  return { params: { id: String(id) } }
}

const office: Record<string, Make> = {
  'audit.list': () => ({ query: `?kind=stock&subject=${SKU}` }),
  'audit.export': () => ({ query: '?kind=stock' }),
  'audit.read': (_, shop) => entryOf(shop),
  'csv.upload': () => ({ params: { kind: 'stock' }, query: '?name=stock.csv' }),
  'csv.read': (_, shop) => importOf(shop),
  'csv.apply': (_, shop) => importOf(shop),
  'csv.uploadCustomers': () => ({ query: '?name=customers.csv' }),
  'csv.readCustomers': (_, shop) => importOf(shop, 'customers'),
  'csv.applyCustomers': (_, shop) => importOf(shop, 'customers'),
  'reports.sales': () => ({ query: '?from=2026-10-01&to=2026-11-20&by=week' }),
  'reports.taxes': () => ({ query: '?by=month' }),
  'reports.payouts': () => ({ query: '?by=month' }),
  'prices.list': () => ({ query: '?kind=spare&q=brake' }),
  'prices.read': () => ({ params: { id: PRODUCT } }),
  'prices.shopPage': () => ({ params: { id: PRODUCT }, query: '?country=222' }),
  'prices.save': async (_, { deps }) => {
    const item = await readCatalogItem(deps, PRODUCT)
    const { title, description, fits, is_offered, version } = item
    const { group, weight_g, facts, warnings, gtin } = item
    const details = { group, weight_g, facts, warnings, gtin }
    return {
      params: { id: PRODUCT },
      body: { title, description, fits, is_offered, ...details, pictures: [], version },
    }
  },
  'prices.create': () => ({
    body: {
      ...{ kind: 'spare', title: 'Bell spring', description: 'A spring.', group: '' },
      ...{ weight_g: 2, price: 1.9, request_key: crypto.randomUUID() },
    },
  }),
  'prices.retryPictures': () => ({ params: { id: PRODUCT } }),
  'prices.planOffer': async (_, { db }) => {
    await db.delete(productPlans)
    const body = { is_offered: false, starts_at: '2099-01-01T06:00:00.000Z' }
    return { params: { id: PRODUCT }, body }
  },
  'prices.cancelOffer': async (_, { db }) => {
    const starts_at = new Date('2099-01-01T06:00:00.000Z')
    const plan = { product_id: PRODUCT, is_offered: false, starts_at }
    await db.insert(productPlans).values(plan).onConflictDoNothing()
    return { params: { id: PRODUCT } }
  },
  'prices.change': async (_, shop) => ({
    body: {
      ...priced,
      ...{ seen: await seenOf(shop), starts_at: null, note: '' },
      request_key: crypto.randomUUID(),
    },
  }),
  'prices.changeMany': async (_, { db }) => {
    await db.update(products).set({ tags: [] })
    const chosen = { selection: { ids: [PRODUCT] }, change: { add_tag: 'walk' } }
    return { body: { ...chosen, seen: (await previewMany(db, chosen)).seen } }
  },
  'prices.readChange': (_, shop) => applied(shop),
  'prices.undo': (_, shop) => applied(shop),
  'carriers.order': async (_, { db }) => {
    const rows = await db.select({ code: carriers.code }).from(carriers)
    return { body: { codes: rows.map(({ code }) => code) } }
  },
  'staff.sendInvitation': (_, shop) => invitationOf(shop),
  'staff.withdraw': (_, shop) => invitationOf(shop),
  'staff.change': async (_, shop) => {
    const person = await colleagueOf(shop)
    return { params: { person }, body: { role: 'support', is_disabled: false } }
  },
  'staff.resetSecondFactor': async (_, shop) => {
    const person = await colleagueOf(shop)
    return { params: { person }, body: { password: PASSWORD, reason: 'Lost phone' } }
  },
  'stock.list': () => ({ query: '?kind=frame&q=nyx' }),
  'stock.sheet': () => ({ query: '?kind=frame' }),
  'stock.adjust': async (_, shop) => ({
    body: {
      reason: 'found',
      note: 'Behind the shelf',
      lines: [{ sku: SKU, on_hand: await onHand(shop), delta: 1 }],
    },
  }),
  'stock.receive': async (_, shop) => ({ ...(await arrivalOf(shop)), body: { count: 5 } }),
  'stock.forget': (_, shop) => arrivalOf(shop),
  'backoffice.order': byOrder,
  'backoffice.addNote': byOrder,
  'backoffice.renameTag': async ({ order }, shop) => {
    const [row] = await shop.db
      .select({ id: orderRows.id })
      .from(orderRows)
      .where(eq(orderRows.number, order))
    await shop.db
      .insert(orderTags)
      .values(row ? [{ order_id: row.id, tag: 'gift' }] : [])
      .onConflictDoNothing()
    return { params: { tag: 'gift' }, body: { to: 'present' } }
  },
  'backoffice.tagOrder': (world) => ({ ...byOrder(world), body: { tag: 'vip', is_on: true } }),
  'backoffice.search': () => ({ query: '?q=ada' }),
  'edits.read': byOrder,
  'fulfillment.read': byOrder,
  'bookkeeping.refund': (world) => ({
    ...byOrder(world),
    body: { amount: 5, target: 'provider', reason: 'Goodwill' },
    headers: key(),
  }),
  'bookkeeping.lookUp': byOrder,
  'content.edit': () => page,
  'content.version': () => version,
  'content.save': () => ({
    params: { kind: 'news', slug: crypto.randomUUID().replace(/^\d/, 'a') },
    body: {
      base: 0,
      title: 'A test of the walk',
      description: 'One line.',
      source: 'One paragraph.',
      owner: 'Support',
      review_by: null,
      publish_at: null,
    },
  }),
  'content.schedule': () => ({ ...version, body: { publish_at: '2026-11-01T00:00:00Z' } }),
  'content.restore': () => ({ ...version, body: { base: 1 } }),
  'content.previewLink': () => version,
  'content.archive': () => ({ ...page, body: { is_archived: false } }),
}

/** Meaningful requests by route; other routes use the example in the document. */
export const REQUESTS: Record<string, Make> = {
  ...shopping,
  ...orders,
  ...account,
  ...talking,
  ...helping,
  ...office,
  ...capacityRequests,
  ...delayRequests,
  ...draftRequests,
  ...issueRequests,
  ...categoryRequests,
  'segments.count': () => ({ body: { orders_min: 1, newsletter: true } }),
  ...bikesRequests,
  ...testRideRequests,
  ...moderationRequests,
  ...settingsRequests,
  ...customerRequests,
  ...promotionRequests,
  ...resourceRequests,
  ...searchRequests,
  ...webhookRequests,
  ...savedRequests,
}

/** Requests that end sessions, orders or threads; they run last, in this order. */
export const LAST = [
  ...[
    'orders.withdraw',
    'orders.confirmWithdrawal',
    'cart.remove',
    'checkout.placeOrder',
    'garage.removeService',
    'reviews.withdraw',
    'forum.remove',
    'forum.restore',
  ],
  ...['support.close', 'support.rate'],
  ...[
    'forum.removeThread',
    'forum.restoreThread',
    'dealers.cancelRide',
    'orders.cancel',
    'payment.removeRecord',
  ],
  ...['addresses.remove', 'account.endSession', 'account.endOtherSessions'],
  ...['account.deleteAccount', 'account.changePassword', 'account.logout', 'account.logoutByPost'],
]
