import { cents } from '@/domain/money'
import { promotionState } from '@/domain/promotion'
import { promotionOf } from '@/server/catalogue'
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

type Using = Pick<Deps, 'db' | 'clock'>

/** What staff decide about a code; amounts in cents. */
interface Rule extends Pick<
  PromotionRow,
  'basis_points' | 'max_uses_total' | 'max_uses_per_customer'
> {
  cap: PromotionRow['cap_cents']
  threshold: PromotionRow['threshold_cents']
  starts_at: string | null
  ends_at: string | null
}

const STATE_ORDER = ['running', 'planned', 'used_up', 'ended']

/** All promo codes, those that run first. */
export async function readPromotions({ db, clock }: Using) {
  const at = clock.now().toISOString()
  const promotions = (await listPromotions(db)).map((one) => inWire(one, at))
  return promotions.sort((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state))
}

/** @throws DomainError promotion_exists */
export async function addPromotion({ db, clock }: Using, given: Rule & { code: string }) {
  return db.transaction(async (tx) => {
    if (!(await insertPromotion(tx, { code: given.code, ...rowOf(given) }))) {
      throw new DomainError('promotion_exists', given.code)
    }
    return readOne({ db: tx, clock }, given.code)
  })
}

/** @throws DomainError promotion_not_found, promotion_changed */
export async function changePromotion(
  { db, clock }: Using,
  code: string,
  { seen, ...given }: Rule & { seen: string },
) {
  return db.transaction(async (tx) => {
    const known = await requireRule(tx, code)
    if (seenOf(known) !== seen) throw new DomainError('promotion_changed', code)
    await updateRule(tx, code, { ...rowOf(given), is_active: true })
    return readOne({ db: tx, clock }, code)
  })
}

/**
 * Ends a code now. One that hasn't started has no window that could end, so it is taken out.
 * @throws DomainError promotion_not_found
 */
export async function endPromotion({ db, clock }: Using, code: string) {
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

async function readOne({ db, clock }: Using, code: string) {
  const [row] = await listPromotions(db, code)
  if (!row) throw new DomainError('promotion_not_found', code)
  return inWire(row, clock.now().toISOString())
}

function rowOf({ cap, threshold, starts_at, ends_at, ...rule }: Rule) {
  const { basis_points, max_uses_total, max_uses_per_customer } = rule
  return {
    ...{ basis_points, max_uses_total, max_uses_per_customer },
    cap_cents: cap,
    threshold_cents: threshold,
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  }
}

function inWire(
  { rule: row, uses, revenue, discount, ...figures }: PromotionWithFigures,
  at: string,
) {
  const { is_active, ...rule } = promotionOf(row)
  const state = promotionState({ ...rule, is_active }, { at, uses })
  const sums = { revenue: cents(revenue), discount: cents(discount) }
  return { ...rule, ...figures, ...sums, uses, state, seen: seenOf(row) }
}

const seenOf = (row: PromotionRow) => sha256(JSON.stringify(promotionOf(row))).slice(0, 32)
