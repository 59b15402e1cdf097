import { draftState } from '@/domain/office/drafts/drafts'
import { ZERO, type Cents } from '@/domain/kit/money'
import type { TillWay } from '@/domain/shop/payment/till'
import { legalLink } from '@/domain/shop/content/legal-pages'
import { listInForce, readCatalog } from '@/server/catalog'
import { addressLines } from '@/server/kernel/address-lines'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { deriveKey, isSameSecret, sha256 } from '@/server/kernel/ports/ids'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { findOrder, placeOrder } from '@/server/orders'
import { takePayment } from '@/server/payments'
import type { PricedCart } from '@/server/pricing/cart/price-cart'

import { agreedVersions, conflictOf, offeredProviders } from '../checkout/load-checkout'
import { openedOrder, requireProvider } from '../checkout/pay-as-guest'
import { draftKey } from './letter'
import { draftPricing, draftQuote, priceDraft } from './price-draft'
import { claimDraft, findDraft, type DraftRow } from './queries'

interface Link {
  id: number
  key: string
}

/** Finds a draft by its link. Wrong keys and unknown ids return the same error. @throws DomainError draft_not_found */
async function requireDraft(deps: Deps, { id, key }: Link) {
  const draft = isSameSecret(key, draftKey(deps, id)) ? await findDraft(deps.db, id) : undefined
  if (!draft) throw new DomainError('draft_not_found', 'No draft with this number and key.')
  const order = draft.order_id === null ? undefined : await findOrder(deps.db, draft.order_id)
  return { draft, order, state: draftState(draft, order ?? null, deps.clock.now()) }
}

export async function readDraft(deps: Deps, link: Link) {
  const { draft, order, state } = await requireDraft(deps, link)
  const { id, email, shipping_address: address, expires_at } = draft
  const isOpen = state === 'open'
  const { allCountriesById } = await readCatalog(deps.db)
  const country = allCountriesById.get(address.country_id)
  const lines = addressLines(address, country)
  const { quote, problem } = isOpen ? await quoteNow(deps, draft) : NO_QUOTE
  const isPlaced = order && (state === 'paid' || state === 'ordered')
  return {
    ...{ id, state, email, address: { ...address, lines }, quote, problem },
    country_code: country?.code ?? '',
    expires_at: expires_at.toISOString(),
    providers: isOpen
      ? (await offeredProviders(deps)).map(({ isTest: is_test, ...one }) => {
          return { id: one.id, title: one.title, note: one.note, is_test }
        })
      : [],
    documents: isOpen ? (await listInForce(deps)).map(legalLink) : [],
    order: isPlaced
      ? { number: order.number, key: deriveKey(deps.secret, 'order', order.number) }
      : null,
  }
}

const NO_QUOTE = { quote: null, problem: '' }

/** Quotes a draft at current prices, or returns the problem if an item is no longer for sale. */
async function quoteNow(deps: Deps, draft: DraftRow) {
  try {
    return { quote: draftQuote(await priceDraft(deps, draftPricing(draft))), problem: '' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { quote: null, problem: error.sentence }
  }
}

interface PayDraftInput extends Link {
  provider: string
  expected_total: Cents
  documents?: number[] | undefined
  ipBlock: string
}

/**
 * Places the draft's order or reuses its unpaid one; after an order that ended unpaid, another is placed.
 * @throws DomainError draft_not_found, draft_closed, draft_changed and what placing an order throws
 */
export async function payDraft(deps: Deps, paying: PayDraftInput) {
  const { draft, order, state } = await requireDraft(deps, paying)
  if (order && state === 'ordered') return openedOrder(deps, order)
  if (state !== 'open') throw closed(draft)
  const provider = await requireProvider(deps, paying.provider)
  const placed = await placeDraft(deps, draft, { ...paying, provider })
  return openedOrder(deps, placed)
}

interface TakeDraftInput {
  id: number
  way: TillWay
  expected_total: Cents
  /** Public id of who took the payment. */
  by: string
  ipBlock: string
}

/**
 * Places the order of a draft whose payment staff have taken, and marks it as paid, in one transaction. Idempotent.
 * @throws DomainError draft_not_found, draft_closed, draft_changed, draft_ordered and what placing an order throws
 */
export async function takeDraft(deps: Deps, taking: TakeDraftInput): Promise<void> {
  const { id, way, by } = taking
  const draft = await findDraft(deps.db, id)
  if (!draft) throw new DomainError('draft_not_found', `No draft ${id}.`)
  const order = draft.order_id === null ? undefined : await findOrder(deps.db, draft.order_id)
  const state = draftState(draft, order ?? null, deps.clock.now())
  if (state === 'paid') return
  if (state === 'ordered') throw new DomainError('draft_ordered', `Draft ${id} was ordered.`)
  if (state !== 'open') throw closed(draft)
  const provider = deps.providers.find((one) => one.id === way)
  if (!provider) throw new DomainError('provider_not_available', `No provider ${way}.`)
  await placeDraft(deps, draft, {
    ...{ ...taking, provider },
    settle: (tx, orderId) => takePayment(deps, tx, { orderId, way, by }),
  })
}

interface PlaceDraftInput {
  provider: PaymentProvider
  expected_total: Cents
  documents?: number[] | undefined
  ipBlock: string
  /** Pays the order in the transaction that places it. */
  settle?: (tx: Db, orderId: number) => Promise<void>
}

async function placeDraft(deps: Deps, draft: DraftRow, placing: PlaceDraftInput) {
  const { provider, settle } = placing
  const priced = await priceDraft(deps, { ...draftPricing(draft), isOrder: true })
  refuseOther(priced, placing.expected_total)
  const now = deps.clock.now()
  const name = `draft:${draft.id}:${draft.order_id ?? 0}`
  const legalVersions = await agreedVersions(deps, placing).catch(draftChanged)
  return placeOrder(deps, {
    buyer: {
      email: draft.email,
      // The link was sent only to that inbox, so using it confirms the address.
      emailConfirmedAt: now,
      ipBlock: placing.ipBlock,
      discount_reason: draft.discount_reason,
      shipping_address: draft.shipping_address,
      billing_address: draft.shipping_address,
      userId: null,
      credit: ZERO,
    },
    priced,
    provider,
    legalVersions,
    request: { key: name, hash: sha256(name), open: name },
    alongside: async (tx, { id: orderId }) => {
      if (!(await claimDraft(tx, draft, { orderId, now }))) throw closed(draft)
      await settle?.(tx, orderId)
    },
  }).catch(draftChanged)
}

function draftChanged(error: unknown): never {
  throw conflictOf(error) ? new DomainError('draft_changed', 'Code or terms changed.') : error
}

function refuseOther({ quote }: PricedCart, expected: Cents): void {
  const { total } = quote.totals
  if (total !== expected) throw new DomainError('draft_changed', `It is ${total}.`)
}

const closed = ({ id }: DraftRow) => new DomainError('draft_closed', `Draft ${id} is closed.`)
