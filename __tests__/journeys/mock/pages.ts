import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'

import { expect, type APIRequestContext } from '@playwright/test'

import { MOCK_PEOPLE } from '@/mocks/people'
import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'

const PAGES = path.join(__dirname, '..', '..', '..', 'pages')
const NO_PAGES = /^(_app|_document|api\/.*)$/
const OFFICE = 'backoffice/[[...path]]'

export function routesOfPages(): string[] {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.tsx$/, ''),
    )
    .filter((route) => !NO_PAGES.test(route) && route !== OFFICE)
  const office = Object.keys(OFFICE_PAGES).map((page) => `backoffice/${page}`)
  return [...files, ...office.map((route) => route.replace(/\/$/, ''))].sort()
}

export interface Example {
  path: string
  status?: number
  /** Requests that the shop always refuses; browsers log each refusal to the console. */
  refused?: RegExp
  /** Whether the browser downloads it instead of showing it. */
  isFile?: boolean
}

/** Maps every parameterized route to an example URL from the seed data. */
export async function examplesOf(request: APIRequestContext): Promise<Record<string, Example>> {
  const token = await logIn(request, 'member')
  const { id: memberId } = (await read(request, '/api/me', token)) as { id?: string }
  const [order] = (await read(request, '/api/orders', token)).orders ?? []
  const { order_key } = await read(request, `/api/orders/${order?.number}`, token)
  const { payment, back } = await pendingPayment(request)
  const ask = async (as = '') => (await post(request, '/api/contact', question(), as)).number ?? ''
  const { bikes } = await post(request, '/api/user/getUserBikes', { token })
  const elsewhere = { refused: /\/api\// }
  const bySeed = {
    '404': { path: '/nobody', status: 404 },
    '500': { path: '/500', status: 500 },
    '[...path]': { path: '/warranty' },
    'accessories/[id]': { path: '/accessories/5000110' },
    'backoffice/catalog/bikes/[slug]': { path: '/backoffice/catalog/bikes/nyx' },
    'backoffice/catalog/bikes/[slug]/preview': { path: '/backoffice/catalog/bikes/nyx/preview' },
    'backoffice/catalog/[id]/preview': { path: '/backoffice/catalog/5000111/preview' },
    'backoffice/catalog/[id]': { path: '/backoffice/catalog/5000111' },
    'backoffice/content/help/[slug]': {
      path: `/backoffice/content/help/${(await topicPath(request)).split('/').at(-1)}`,
    },
    'backoffice/content/page/[slug]': { path: '/backoffice/content/page/warranty' },
    'backoffice/content/manual/[slug]': { path: '/backoffice/content/manual/nyx' },
    'backoffice/content/news/[slug]': { path: '/backoffice/content/news/bike-passport' },
    'backoffice/newsletter/[id]': { path: `/backoffice/newsletter/${await issueId(request)}` },
    'backoffice/forum/reports/[id]': {
      path: `/backoffice/forum/reports/${await reportNumber(request)}`,
    },
    'backoffice/audit/[id]': { path: '/backoffice/audit/1' },
    'backoffice/stock/[sku]': { path: '/backoffice/stock/frame:nyx:M' },
    'backoffice/customers/[id]': { path: `/backoffice/customers/${memberId}` },
    'backoffice/orders/[number]': { path: `/backoffice/orders/${order?.number}` },
    'backoffice/tickets/[number]': { path: '/backoffice/tickets/T-10001' },
    // The API refuses to check out a member's empty cart; for a guest's, no request is sent.
    'cart/checkout': { path: '/cart/checkout', refused: /\/api\/checkout/ },
    'configurator/[bike_slug]': { path: '/configurator/nyx' },
    'dashboard/bikes/[id]': {
      path: `/dashboard/bikes/${bikes?.[0]?.id}`,
      refused: /\/api\/garage\//,
    },
    'dashboard/orders/[number]': {
      path: `/dashboard/orders/${order?.number}`,
      refused: /\/api\/orders\//,
    },
    'dashboard/support/[number]': {
      path: `/dashboard/support/${await ask(token)}`,
      refused: /\/api\/support\//,
    },
    'dealers/[id]': { path: '/dealers/7' },
    'dealers/rides/[id]/[key]': { path: await ridePath(request) },
    'developers/[feature]': { path: '/developers/cart' },
    // The shop has an administrator, so it issues no setup link.
    'first-admin': { path: '/first-admin', refused: /first-admin/ },
    // The shop has sent no invitation either.
    invitation: { path: '/invitation', refused: /invitation/ },
    'forum/[page]': { path: '/forum/1' },
    'forum/category/[slug]': { path: await categoryPath(request) },
    'forum/feed/[...path]': { path: '/forum/feed/thread/1' },
    'forum/member/[name]': { path: await memberPath(request, { token, id: memberId }) },
    'forum/search': { path: '/forum/search?q=pressure' },
    'forum/tag/[tag]': { path: '/forum/tag/tires' },
    'forum/thread/[...path]': { path: '/forum/thread/1' },
    'help-center/[slug]': { path: await topicPath(request) },
    'help-center/search': { path: '/help-center/search?q=battery' },
    // No external provider and no email links to the mock shop.
    'login/[provider]': { path: '/login/google' },
    'news/[slug]': { path: '/news/bike-passport' },
    'forum/unsubscribe/[id]/[key]': { path: '/forum/unsubscribe/1/key', ...elsewhere },
    'back-in-stock/unsubscribe/[id]/[key]': {
      path: '/back-in-stock/unsubscribe/1/key',
      ...elsewhere,
    },
    'saved-builds/unsubscribe/[id]/[key]': {
      path: '/saved-builds/unsubscribe/1/key',
      ...elsewhere,
    },
    'newsletter/unsubscribe/[id]/[key]': { path: '/newsletter/unsubscribe/1/key', ...elsewhere },
    'icons/[file]': { path: '/icons/icon-192.png' },
    'og/[slug]': { path: '/og/nyx.png' },
    'orders/[number]/[key]': { path: `/orders/${order?.number}/${order_key}` },
    'payment/return/[a]/[b]': { path: back },
    'payment/return/[a]/index': { path: '/payment/return/1?session_id=1', ...elsewhere },
    // Requests of the previous page may still be refused here.
    'payment/return/index': { path: '/payment/return', ...elsewhere },
    'feeds/[file]': { path: '/feeds/google.xml?country=US', isFile: true },
    'models/[file]': { path: '/models/nyx.glb', isFile: true },
    'payment/sandbox/[id]': { path: payment },
    'pictures/[slug]': { path: await picturePath(request) },
    'pictures/goods/[id]': { path: '/pictures/goods/5000110' },
    'pictures/options/[slug]': { path: '/pictures/options/nyx?part=30101' },
    'preview/[token]': { path: await previewPath(request) },
    'spares/[id]': { path: await sparePath(request) },
    'tickets/[number]/[key]': { path: await guestTicketPath(request, await ask()) },
    'user-manual/[slug]': { path: '/user-manual/nyx' },
  }
  return bySeed
}

interface Data {
  mails?: { text: string }[]
  url?: string
  user_name?: string
  token?: string
  number?: string
  orders?: { number: string }[]
  order_key?: string
  redirect_url?: string
  return_url?: string
  id?: number
  key?: string
  quote?: { totals: { total: number } }
  slots?: { starts_at: string; is_free: boolean }[]
  bikes?: { id: number }[]
  posts?: { id: number }[]
  categories?: { slug: string; topics?: { slug: string }[] }[]
  results?: { id: number }[]
}

async function read(request: APIRequestContext, address: string, token = ''): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await request.get(address, { headers })
  expect({ address, status: response.status() }).toEqual({ address, status: 200 })
  return ((await response.json()) as { data: Data }).data
}

async function logIn(request: APIRequestContext, role: keyof typeof MOCK_PEOPLE): Promise<string> {
  const { email, password } = MOCK_PEOPLE[role]
  return (await post(request, '/api/login', { email, password })).token ?? ''
}

async function reportNumber(request: APIRequestContext): Promise<string | undefined> {
  const { posts } = await read(request, '/api/forum/threads/1')
  const notice = {
    ...{ explanation: 'This post insults my family by name.', is_child_abuse: false },
    ...{ name: 'Eve', email: 'eve@mock.example', is_good_faith: true, request_key: randomUUID() },
  }
  return (await post(request, `/api/forum/posts/${posts?.[0]?.id}/legal-reports`, notice)).number
}

async function issueId(request: APIRequestContext): Promise<number | undefined> {
  const issue = { subject: 'Fall colors', preheader: 'Three new paints', source: 'Come and see.' }
  const body = { ...issue, segment: null }
  return (await post(request, '/api/backoffice/issues', body, await logIn(request, 'admin'))).id
}

async function previewPath(request: APIRequestContext): Promise<string> {
  const address = '/api/backoffice/content/page/faq/versions/1/preview'
  const { url = '' } = await post(request, address, undefined, await logIn(request, 'admin'))
  return new URL(url).pathname
}

async function guestTicketPath(request: APIRequestContext, number: string): Promise<string> {
  const { mails = [] } = await read(request, '/api/outbox')
  const text = mails.map((mail) => mail.text).join('\n')
  return new RegExp(`/tickets/${number}/[\\w-]+`).exec(text)?.[0] ?? '/tickets/[number]/[key]'
}

const question = () => ({
  ...{ name: 'Ada', email: 'ada@mock.example', topic: 'bike', message: 'Which tire fits?' },
  request_key: randomUUID(),
})

async function post(
  request: APIRequestContext,
  address: string,
  data: object | undefined,
  token = '',
): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await request.post(address, { ...(data && { data }), headers })
  expect({ address, ok: response.ok(), text: await response.text() }).toMatchObject({ ok: true })
  return ((await response.json()) as { data: Data }).data
}

const BUYER = {
  name: 'Ada Rider',
  line1: '1 Main Street',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: 222,
}

async function pendingPayment(request: APIRequestContext) {
  const items = [{ product_id: 5_000_110, count: 1 }]
  const { quote } = await post(request, '/api/checkout-guest', { has_bike: false, items })
  const placed = await post(request, '/api/payment-guest', {
    ...{ items, email: 'grace@mock.example', provider: 'sandbox', shipping_address: BUYER },
    expected_total: quote?.totals.total,
  })
  const payment = placed.redirect_url ?? ''
  const { return_url = '' } = await read(
    request,
    payment.replace('/payment/sandbox', '/api/sandbox/payments'),
  )
  return { payment, back: return_url }
}

async function picturePath(request: APIRequestContext): Promise<string> {
  const home = await (await request.get('/')).text()
  return (/\/pictures\/nyx[^"\s,]*/.exec(home)?.[0] ?? '/pictures/[slug]').replaceAll('&amp;', '&')
}

async function ridePath(request: APIRequestContext): Promise<string> {
  const { bikes } = await read(request, '/api/dealers/7')
  const bike = bikes?.[0]?.id
  const { slots } = await read(request, `/api/dealers/7/slots?bike=${bike}&days=14`)
  const ride = await post(request, '/api/dealers/7/test-rides', {
    ...{
      bike,
      starts_at: slots?.filter(({ is_free }) => is_free).at(-1)?.starts_at,
      name: 'Ada Rider',
    },
    email: `${randomUUID()}@mock.example`,
  })
  return `/dealers/rides/${ride.id}/${ride.key}`
}

async function categoryPath(request: APIRequestContext): Promise<string> {
  return `/forum/category/${(await read(request, '/api/forum')).categories?.[0]?.slug}`
}

/** Members have no page in the forum until they agree to it. */
async function memberPath(
  request: APIRequestContext,
  { token, id }: { token: string; id: string | undefined },
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const data = { has_page: true, shows_bikes: true }
  expect((await request.put('/api/forum/profile', { data, headers })).status()).toBe(200)
  const { user_name = '' } = await read(request, `/api/user/${id}/info`, token)
  return `/forum/member/${encodeURIComponent(user_name)}`
}

async function topicPath(request: APIRequestContext): Promise<string> {
  return `/help-center/${(await read(request, '/api/help-center')).categories?.[0]?.topics?.[0]?.slug}`
}

async function sparePath(request: APIRequestContext): Promise<string> {
  return `/spares/${(await read(request, '/api/spares/search?q=&page=1')).results?.[0]?.id}`
}
