import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import {
  draftDetail,
  draftEnd,
  draftState,
  MOST_FOUND,
  USUAL_DRAFT_DAYS,
} from '@/domain/office/drafts/drafts'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { fullName } from '@/domain/kit/person-name'

import { printed } from '../members/addresses'
import { estimateFor, payAsGuest, SANDBOX } from '../checkout'
import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { random } from '../payments'
import type { MockDraft } from '../shop-state'

const [routes, schemas] = [api.drafts, apiSchemas.drafts]

export function draftHandlers(shop: MockShop): HttpHandler[] {
  const change = (id: number, work: (draft: MockDraft) => void) => {
    shop.change((books) => {
      const draft = books.drafts.find((one) => one.id === id)
      if (!draft) throw mockProblem('draft_not_found')
      const state = stateOf(shop, draft)
      if (state === 'paid' || state === 'ordered') throw mockProblem('draft_ordered')
      work(draft)
    })
    return listOf(shop)
  }
  return [
    mock(routes.list, schemas.list, ({ from }) => asAdmin(shop, from, () => listOf(shop))),
    mock(routes.products, schemas.products, ({ from, query }) =>
      asAdmin(shop, from, () => ({ products: productsOf(shop, query.q) })),
    ),
    mock(routes.quote, schemas.quote, ({ from, body }) =>
      asAdmin(shop, from, () => {
        const { items, ...options } = body
        return { quote: quoteOf(shop, { ...options, items: itemsOf(shop, items) }) }
      }),
    ),
    mock(routes.create, schemas.create, ({ from, body }) =>
      asAdmin(shop, from, (admin) => create(shop, admin, body)),
    ),
    mock(routes.send, schemas.send, ({ from, params }) =>
      asAdmin(shop, from, () =>
        change(params.id, (draft) => {
          if (draft.isCanceled) throw mockProblem('draft_closed')
          draft.sent_at = shop.now().toISOString()
          draft.expires_at = draftEnd(shop.now(), USUAL_DRAFT_DAYS).toISOString()
        }),
      ),
    ),
    mock(routes.cancel, schemas.cancel, ({ from, params }) =>
      asAdmin(shop, from, () => change(params.id, (draft) => void (draft.isCanceled = true))),
    ),
    mock(routes.read, schemas.read, ({ params }) => read(shop, requireDraft(shop, params))),
    mock(routes.pay, schemas.pay, ({ params, body }) =>
      pay(shop, requireDraft(shop, params), body),
    ),
  ]
}

function requireDraft(shop: MockShop, { id, key }: { id: number; key: string }): MockDraft {
  const draft = shop.books().drafts.find((one) => one.id === id && one.key === key)
  if (!draft) throw mockProblem('draft_not_found')
  return draft
}

const orderOf = (shop: MockShop, draft: MockDraft) =>
  shop.books().orders.find(({ number }) => number === draft.order) ?? null

function stateOf(shop: MockShop, draft: MockDraft) {
  const times = {
    canceled_at: draft.isCanceled ? shop.now() : null,
    expires_at: new Date(draft.expires_at),
  }
  return draftState(times, orderOf(shop, draft), shop.now())
}

function listOf(shop: MockShop) {
  const drafts = shop.books().drafts.map((draft) => {
    const { id, title, total, expires_at, sent_at, by, body } = draft
    return {
      ...{ id, title, total, expires_at, sent_at, by, state: stateOf(shop, draft) },
      ...{ email: body.email, name: body.shipping_address.name },
      link: `/orders/draft-${id}/${draft.key}`,
      order_number: draft.order ?? '',
    }
  })
  return { drafts }
}

type QuoteBody = Parameters<Parameters<typeof mock<typeof schemas.quote>>[2]>[0]['body']['items']

function itemsOf(shop: MockShop, chosen: QuoteBody): MockDraft['body']['items'] {
  return chosen.map(({ build_code, product_id, server, variant = null, count }) => {
    if (server) {
      const bike = shop.catalog.bikes.find(({ slug }) => slug === server.bike_slug)
      if (!bike) throw mockProblem('bike_not_found')
      return { product_id: bike.id, count, server }
    }
    if (build_code === undefined) {
      if (product_id === undefined || isGiftCard({ product_id })) {
        throw mockProblem('product_not_found')
      }
      return { product_id, variant, count, server: null }
    }
    const saved = shop.books().builds.find(({ code }) => code === build_code)
    const bike = shop.catalog.bikes.find(({ slug }) => slug === saved?.slug)
    if (!saved || !bike) throw mockProblem('build_not_found')
    return { product_id: bike.id, count, server: { bike_slug: bike.slug, build: saved.build } }
  })
}

function productsOf(shop: MockShop, q: string) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return shop.catalog.products
    .filter(({ is_digital }) => !is_digital)
    .flatMap(({ id, title, thumbnail, price, variants }) =>
      (variants.length > 0 ? variants : [null]).map((variant) => ({
        ...{ product_id: id, variant: variant?.id ?? null, thumbnail, for_sale: 12 },
        title: variant ? `${title}, ${variant.title}` : title,
        price: variant?.price ?? price,
      })),
    )
    .filter(({ product_id, title }) =>
      words.every((word) => `${title.toLowerCase()} ${product_id}`.includes(word)),
    )
    .slice(0, MOST_FOUND)
}

interface DraftQuoteInput {
  items: MockDraft['body']['items']
  country_id: number
  promo_code?: string | null | undefined
}

function quoteOf(shop: MockShop, input: DraftQuoteInput) {
  const { quote, lines } = estimateFor(shop, input)
  return {
    lines: lines.map((line) => ({
      ...{ title: line.title, detail: draftDetail(line) },
      ...{ count: line.count, total: line.total_price },
    })),
    totals: quote.totals,
    delivery_date: quote.delivery_date,
  }
}

type CreateDraftBody = Parameters<Parameters<typeof mock<typeof schemas.create>>[2]>[0]['body']

function create(shop: MockShop, { user }: MockMember, input: CreateDraftBody) {
  const { email, address, promo_code = null, days, request_key } = input
  const { drafts } = shop.books()
  if (drafts.some(({ requestKey }) => requestKey === request_key)) return listOf(shop)
  const items = itemsOf(shop, input.items)
  const { lines, quote } = estimateFor(shop, { items, country_id: address.country_id, promo_code })
  if (quote.totals.total !== input.expected_total) throw mockProblem('draft_changed')
  shop.change((books) => {
    books.drafts.unshift({
      ...{ id: drafts.length + 1, key: random(), requestKey: request_key },
      body: { items, email, shipping_address: address, promo_code },
      title: orderTitle(lines),
      total: quote.totals.total,
      expires_at: draftEnd(shop.now(), days).toISOString(),
      sent_at: shop.now().toISOString(),
      ...{ isCanceled: false, order: null, by: fullName(user) },
    })
  })
  return listOf(shop)
}

function read(shop: MockShop, draft: MockDraft) {
  const { id, body, expires_at } = draft
  const state = stateOf(shop, draft)
  const order = orderOf(shop, draft)
  const isOpen = state === 'open'
  const input = { ...body, country_id: body.shipping_address.country_id }
  return {
    ...{ id, state, expires_at, email: body.email, address: printed(shop, body.shipping_address) },
    quote: isOpen ? quoteOf(shop, input) : null,
    problem: '',
    providers: isOpen ? [SANDBOX] : [],
    order:
      order && (state === 'paid' || state === 'ordered')
        ? { number: order.number, key: order.key }
        : null,
  }
}

interface PayDraftBody {
  provider: string
  expected_total: MockDraft['total']
}

function pay(shop: MockShop, draft: MockDraft, { provider, expected_total }: PayDraftBody) {
  const state = stateOf(shop, draft)
  if (state !== 'open' && state !== 'ordered') throw mockProblem('draft_closed')
  const input = { ...draft.body, country_id: draft.body.shipping_address.country_id }
  const { total } = quoteOf(shop, input).totals
  if (total !== expected_total) throw mockProblem('draft_changed')
  const body = { ...draft.body, provider, expected_total, billing_address: null }
  const placed = payAsGuest(shop, body, `draft-${draft.id}`)
  shop.change((books) => {
    const found = books.drafts.find(({ id }) => id === draft.id)
    if (found) found.order = placed.order_number
  })
  return placed
}
