import type { z } from 'zod'

import type { draftsSchemas } from '@/contract/office/drafts/drafts.schema'
import { draftEnd, draftState, USUAL_DRAFT_DAYS } from '@/domain/office/drafts/drafts'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { checkAddresses } from '@/server/identity'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { findOrder } from '@/server/orders'

import { draftUrl, queueDraft } from './letter'
import { draftItems, draftPricing, priceDraft } from './price-draft'
import {
  findDraft,
  findDraftId,
  insertDraft,
  listDrafts,
  lockDraft,
  purgeDrafts,
  updateDraft,
  type DraftRow,
} from './queries'

const KEPT_DAYS = -30

type DraftListDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'shopUrl' | 'mail'>

export async function readDrafts(deps: DraftListDeps) {
  const now = deps.clock.now()
  const rows = await listDrafts(deps.db)
  const drafts = rows.map(({ draft, order, by }) => ({
    ...{ id: draft.id, title: draft.title, email: draft.email, total: draft.total_cents, by },
    state: draftState(draft, order, now),
    name: draft.shipping_address.name,
    link: draftUrl(deps, draft.id),
    expires_at: draft.expires_at.toISOString(),
    sent_at: draft.sent_at.toISOString(),
    order_number: order?.number ?? '',
  }))
  return { drafts, has_mail: deps.mail !== null }
}

type Body = z.output<(typeof draftsSchemas)['create']['body']>

/**
 * Creates a draft order, once per key, and emails its link unless staff have taken the payment.
 * @returns its id
 * @throws DomainError draft_changed, invalid_input and what pricing throws
 */
export async function createDraft(
  deps: Deps & AuditSubjects,
  body: Body,
  by: { userId: number },
): Promise<number> {
  const { email, address, promo_code = null, discount, days, request_key } = body
  const items = await draftItems(deps, body.items)
  const { shipping_address } = await checkAddresses(deps.db, { shipping_address: address })
  const { country_id, region, postcode } = shipping_address
  // Without the street, like the quote that staff saw.
  const input = {
    items,
    country_id,
    region,
    postcode,
    promo_code,
    staffDiscount: discount?.amount,
    email,
  }
  const priced = await priceDraft(deps, input)
  const total = priced.quote.totals.total
  if (total !== body.expected_total) throw new DomainError('draft_changed', `It is ${total}.`)
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await purgeDrafts(tx, draftEnd(at, KEPT_DAYS))
    const draft = await insertDraft(tx, {
      ...{ request_key, email, items, promo_code, shipping_address },
      discount_cents: discount?.amount ?? null,
      discount_reason: discount?.reason ?? null,
      country_id: address.country_id,
      title: orderTitle(priced.lines),
      total_cents: total,
      expires_at: draftEnd(at, days),
      ...{ sent_at: at, created_at: at, made_by: by.userId },
    })
    if (!draft) return findDraftId(tx, request_key)
    deps.about({ kind: 'drafts', id: String(draft.id) })
    if (!body.way) await queueDraft(deps, tx, { draft, priced })
    return draft.id
  })
}

/**
 * Emails the link again with current prices, and extends the draft by a week.
 * @throws DomainError draft_not_found, draft_closed, draft_ordered
 */
export async function sendDraft(deps: Deps, id: number): Promise<void> {
  const at = deps.clock.now()
  const found = await requireUnordered(deps.db, { draft: await findDraft(deps.db, id), id, at })
  const priced = await priceDraft(deps, draftPricing(found))
  await deps.db.transaction(async (tx) => {
    const draft = await requireUnordered(tx, { draft: await lockDraft(tx, id), id, at })
    const week = draftEnd(at, USUAL_DRAFT_DAYS)
    const expires_at = draft.expires_at > week ? draft.expires_at : week
    const change = { expires_at, sent_at: at, sends: draft.sends + 1 }
    await updateDraft(tx, id, change)
    await queueDraft(deps, tx, { draft: { ...draft, ...change }, priced })
  })
}

async function requireUnordered(
  db: Db,
  { draft, id, at }: { draft: DraftRow | undefined; id: number; at: Date },
): Promise<DraftRow> {
  if (!draft) throw notFound(id)
  const order = draft.order_id === null ? undefined : await findOrder(db, draft.order_id)
  const state = draftState(draft, order ?? null, at)
  if (state === 'paid' || state === 'ordered') throw ordered(id)
  if (state === 'canceled') throw new DomainError('draft_closed', `Draft ${id} was canceled.`)
  return draft
}

/** @throws DomainError draft_not_found, draft_ordered */
export async function cancelDraft(deps: Deps, id: number): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, id)
    if (!draft) throw notFound(id)
    const order = draft.order_id === null ? undefined : await findOrder(tx, draft.order_id)
    const state = draftState(draft, order ?? null, at)
    if (state === 'paid' || state === 'ordered') throw ordered(id)
    if (draft.canceled_at === null) await updateDraft(tx, id, { canceled_at: at })
  })
}

const notFound = (id: number) => new DomainError('draft_not_found', `No draft ${id}.`)
const ordered = (id: number) => new DomainError('draft_ordered', `Draft ${id} was ordered.`)
