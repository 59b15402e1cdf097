import { ADMIN_FLAG } from '@/domain/kit/constants'
import { ROLE_PERMISSIONS } from '@/domain/kit/permissions'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { addCents, cents, ZERO } from '@/domain/kit/money'
import { statesOf } from '@/domain/shop/orders/order-state'

import { loadCheckout, payAsGuest, SANDBOX } from './checkout'
import { saveAddress } from './members/addresses'
import { newMember } from './members/books'
import type { MockMember } from './members/records'
import type { MockShop } from './mock-shop'
import { openTicket } from './support'
import { actInSandbox, finishPayment, random } from './payments'
import { MOCK_PEOPLE } from './people'
import type { MockOrder, PaymentBody } from './shop-state'

const DAY_MS = 24 * 60 * 60_000
const COUNTRY_ID = 222

const ADDRESS = {
  name: 'Ada Rider',
  line1: '12 Chain Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postcode: '97201',
  country_id: COUNTRY_ID,
  phone: '',
}

interface Buyer {
  name: string
  email: string
}

const ADA: Buyer = { name: ADDRESS.name, email: MOCK_PEOPLE.member.email }
const GRACE = { name: 'Grace Wheeler', email: 'grace@mock.example' }
const LINUS = { name: 'Linus Hill', email: 'linus@mock.example' }

/** Order age in days, bike slug, buyer. The first is past withdrawal; its buyer can review it. */
const ORDERS = [
  [55, 'nireeka-homie', ADA],
  [33, 'nyx', LINUS],
  [21, 'nireeka-prime', GRACE],
  [12, 'nireeka-homie', LINUS],
  [4, 'nyx', ADA],
  [1, 'nireeka-prime', GRACE],
] as const

export function furnish(shop: MockShop): void {
  if (shop.books().members.length > 0) return
  const member = personOf(shop, 'member')
  const admin = personOf(shop, 'admin')
  member.credit = cents(15_000)
  saveAddress(shop, member, ADDRESS)
  shop.change(({ members }) => members.push(member, admin))
  for (const [daysAgo, slug, buyer] of ORDERS) placePaidOrder(at(shop, daysAgo), slug, buyer)
  openTickets(shop)
  shop.change((books) => {
    deliver(books.orders[0])
    books.deadEvents.push({
      id: 1,
      provider: 'stripe',
      type: 'charge.dispute.closed',
      received_at: at(shop, 2).now().toISOString(),
      last_error: 'The provider gave no answer.',
    })
    books.transfers.push({
      reference: 'NK-100001-MOCK',
      amount: addCents(cents(249_900), cents(9_900)),
      received: ZERO,
      currency: 'USD',
      created_at: at(shop, 3).now().toISOString(),
    })
    books.lateTransfers.push({
      ...statesOf({ payment_state: 'void', fulfillment_state: 'cancelled' }),
      reference: 'NK-100002-MOCK',
      order_number: 'NK-100002',
      amount: cents(48_900),
      received: ZERO,
      currency: 'USD',
      created_at: at(shop, 9).now().toISOString(),
    })
  })
}

const at = (shop: MockShop, daysAgo: number): MockShop => ({
  ...shop,
  now: () => new Date(shop.now().getTime() - daysAgo * DAY_MS),
})

function personOf(shop: MockShop, kind: keyof typeof MOCK_PEOPLE): MockMember {
  const { password, ...person } = MOCK_PEOPLE[kind]
  const isAdmin = kind === 'admin'
  const user = {
    ...person,
    id: random().slice(0, 22),
    user_name: person.name,
    avatar: null,
    is_admin: isAdmin ? ADMIN_FLAG : 0,
    role: isAdmin ? ('owner' as const) : null,
    permissions: isAdmin ? [...ROLE_PERMISSIONS.owner] : [],
    unit: 0 as const,
    has_password: true,
    email_verified: true,
    new_email: null,
    // Already verified: the mock shop asks for no code.
    has_second_factor: isAdmin,
    needs_second_factor: false,
    created_at: at(shop, 90).now().toISOString(),
  }
  return newMember(user, password)
}

function placePaidOrder(shop: MockShop, slug: string, { name, email }: Buyer): void {
  const bike = shop.catalog.bikesBySlug.get(slug)
  const country = shop.catalog.countriesById.get(COUNTRY_ID)
  if (!bike || !country) throw new Error(`The recorded catalog has no ${slug}.`)
  const build = defaultBuild(bike, country)
  const items = [{ product_id: bike.id, count: 1, server: { bike_slug: slug, build } }]
  const { quote } = loadCheckout(shop, { items })
  const body: PaymentBody = {
    items,
    email,
    shipping_address: { ...ADDRESS, name },
    provider: SANDBOX.id,
    expected_total: quote.totals.total,
  }
  const placed = payAsGuest(shop, body, undefined)
  const page = placed.redirect_url.split('/').pop() ?? ''
  const [, , , attempt = '', token = ''] = actInSandbox(shop, page, 'succeed').return_url.split('/')
  finishPayment(shop, attempt, token)
  shop.change(({ members }) => {
    members.find(({ user }) => isSameMailbox(user.email, email))?.orders.push(placed.order_number)
  })
}

function deliver(order: MockOrder | undefined): void {
  const day = order?.priced.quote.delivery_date
  if (!day) throw new Error('The first order promises no day.')
  order.fulfillment_state = 'delivered'
  order.deliveredAt = `${day}T15:00:00.000Z`
  order.events.push({ at: order.deliveredAt, kind: 'delivered' })
}

function openTickets(shop: MockShop): void {
  const member = shop.books().members.find(({ user }) => user.email === ADA.email)
  openTicket(at(shop, 2), member ?? null, {
    ...ADA,
    topic: 'order',
    message: 'Can I still change the saddle of the Nyx that I ordered this week?',
    request_key: crypto.randomUUID(),
  })
  openTicket(at(shop, 1), null, {
    ...LINUS,
    topic: 'other',
    message: 'Do you ship spare batteries to Norway, and how long does that take?',
    request_key: crypto.randomUUID(),
  })
  shop.change(({ canned }) => canned.push(...cannedAnswers(shop)))
}

const CANNED = [
  ['Order on schedule', 'Your order {{order}} is on schedule. Estimated delivery: {{delivery}}.'],
  ['Please send a photo', 'Could you send us a photo of the part? Reply to this email with it.'],
] as const

function cannedAnswers(shop: MockShop) {
  return CANNED.map(([title, text], index) => ({
    id: index + 1,
    title,
    body: `Hi {{name}},\n\n${text}\n\n{{agent}}, {{shop}}`,
    moves_to: 'waiting_for_customer' as const,
    tags: [],
    updated_at: shop.now().toISOString(),
  }))
}
