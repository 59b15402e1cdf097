import { cents } from '@/domain/kit/money'
import { MOST_FOUND, productsLike, promotionState } from '@/domain/office/promo/promotion'
import {
  listSparesLike,
  promotionOf,
  readCatalog,
  readCatalogWith,
  type Catalog,
} from '@/server/catalog'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import {
  insertPromotion,
  listPromotions,
  lockRule,
  updateRule,
  type PromotionRow,
  type PromotionWithFigures,
} from './queries'

type PromotionDeps = Pick<Deps, 'db' | 'clock'>

/** Editable rules of a promo code; amounts in cents. */
interface Rule extends Pick<
  PromotionRow,
  | 'basis_points'
  | 'kinds'
  | 'product_ids'
  | 'country_ids'
  | 'first_order'
  | 'max_uses_total'
  | 'max_uses_per_customer'
> {
  amount: PromotionRow['amount_cents']
  cap: PromotionRow['cap_cents']
  threshold: PromotionRow['threshold_cents']
  starts_at: string | null
  ends_at: string | null
}

type PromotionFields = Rule & { code?: string }

const STATE_ORDER = ['running', 'planned', 'used_up', 'ended']

export async function readPromotions({ db, clock }: PromotionDeps) {
  const at = clock.now().toISOString()
  const rows = await listPromotions(db)
  const catalog = await readCatalogWith(db, rows.flatMap(idsOf))
  const promotions = rows.map((one) => toResponse(one, { at, catalog }))
  return promotions.sort((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state))
}

export async function findProducts({ db }: PromotionDeps, words: string) {
  const [{ bikes, products }, spares] = await Promise.all([
    readCatalog(db),
    listSparesLike(db, words.trim(), MOST_FOUND),
  ])
  return productsLike([...bikes, ...products, ...spares], words)
}

/** @throws DomainError promotion_exists, invalid_input for a product or country that the shop doesn’t have */
export async function addPromotion(
  { db, clock, about }: PromotionDeps & AuditSubjects,
  input: Rule & { code: string },
) {
  await requireKnownIds(db, input)
  return db.transaction(async (tx) => {
    if (!(await insertPromotion(tx, { code: input.code, ...toRow(input) }))) {
      throw new DomainError('promotion_exists', input.code)
    }
    about({ kind: 'promotions', id: input.code })
    return readOne({ db: tx, clock }, input.code)
  })
}

/** @throws DomainError promotion_not_found, promotion_changed, invalid_input */
export async function changePromotion(
  { db, clock }: PromotionDeps,
  code: string,
  { seen, ...rule }: Rule & { seen: string },
) {
  await requireKnownIds(db, rule)
  return db.transaction(async (tx) => {
    const known = await requireRule(tx, code)
    if (versionOf(known) !== seen) throw new DomainError('promotion_changed', code)
    await updateRule(tx, code, { ...toRow(rule), is_active: true })
    return readOne({ db: tx, clock }, code)
  })
}

/** Ends a code now, or deactivates it if it hasn't started. @throws DomainError promotion_not_found */
export async function endPromotion({ db, clock }: PromotionDeps, code: string) {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const { is_active, starts_at, ends_at } = await requireRule(tx, code)
    const isOver = !is_active || (ends_at !== null && ends_at <= now)
    const hasStarted = starts_at === null || starts_at < now
    if (!isOver) await updateRule(tx, code, hasStarted ? { ends_at: now } : { is_active: false })
    return readOne({ db: tx, clock }, code)
  })
}

async function requireRule(tx: Db, code: string): Promise<PromotionRow> {
  const row = await lockRule(tx, code)
  if (!row) throw new DomainError('promotion_not_found', code)
  return row
}

async function readOne({ db, clock }: PromotionDeps, code: string) {
  const [row] = await listPromotions(db, code)
  if (!row) throw new DomainError('promotion_not_found', code)
  const catalog = await readCatalogWith(db, idsOf(row))
  return toResponse(row, { at: clock.now().toISOString(), catalog })
}

function toRow({ code: _, amount, cap, threshold, starts_at, ends_at, ...rule }: PromotionFields) {
  return {
    ...rule,
    amount_cents: amount,
    cap_cents: cap,
    threshold_cents: threshold,
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  }
}

function toResponse(
  { rule: row, uses, revenue, refunded, discount, ...figures }: PromotionWithFigures,
  { at, catalog }: { at: string; catalog: Catalog },
) {
  const { is_active, ...rule } = promotionOf(row)
  const state = promotionState({ ...rule, is_active }, { at, uses })
  const products = soldOf(catalog, rule.product_ids).map(({ id, title }) => ({ id, title }))
  const sums = {
    ...{ revenue: cents(revenue), refunded: cents(refunded), discount: cents(discount) },
    net: cents(revenue - refunded),
  }
  return { ...rule, ...figures, ...sums, products, uses, state, seen: versionOf(row) }
}

const versionOf = (row: PromotionRow) => sha256(JSON.stringify(promotionOf(row))).slice(0, 32)

const idsOf = ({ rule }: PromotionWithFigures) => rule.product_ids

const soldOf = ({ bikesById, productsById }: Catalog, ids: readonly number[]) =>
  ids.flatMap((id) => bikesById.get(id) ?? productsById.get(id) ?? [])

async function requireKnownIds(db: Db, { product_ids, country_ids }: Rule): Promise<void> {
  const catalog = await readCatalogWith(db, product_ids)
  const known = new Set(soldOf(catalog, product_ids).map(({ id }) => id))
  const product = product_ids.find((id) => !known.has(id))
  const country = country_ids.find((id) => !catalog.allCountriesById.has(id))
  if (product !== undefined) throw unknown('product_ids', `The shop has no product ${product}.`)
  if (country !== undefined) throw unknown('country_ids', `The shop has no country ${country}.`)
}

const unknown = (field: string, message: string) =>
  new DomainError('invalid_input', message, { errors: [{ field, message }] })
