import type { FulfillmentState, PaymentState } from '@/domain/shop/orders/order-state'
import { hasBeenPaid } from '@/domain/shop/orders/order-state'

export const DRAFT_STATES = ['open', 'ordered', 'paid', 'expired', 'canceled'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

/** Maximum days for which a draft can be paid. */
export const MOST_DRAFT_DAYS = 30
export const USUAL_DRAFT_DAYS = 7
/** Maximum product versions per search. */
export const MOST_FOUND = 12
const DAY_MS = 86_400_000

export const draftEnd = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

interface Draft {
  canceled_at: Date | null
  expires_at: Date
}

interface DraftOrderState {
  payment_state: PaymentState
  fulfillment_state: FulfillmentState
}

/** @param order the latest one placed through the draft's link; one that expired unpaid is ignored */
export function draftState(draft: Draft, order: DraftOrderState | null, now: Date): DraftState {
  if (order && hasBeenPaid(order)) return 'paid'
  if (order?.payment_state === 'unpaid') return 'ordered'
  if (draft.canceled_at !== null) return 'canceled'
  return draft.expires_at <= now ? 'expired' : 'open'
}

interface Line {
  bike_slug: string | null
  description: string
  options: { color: string | null; size: string | null }
  contents?: string | null | undefined
}

/** Tells lines with the same name apart by a bike's build, color and size, or a bundle's contents. */
export const draftDetail = ({ bike_slug, description, options, contents }: Line): string =>
  bike_slug === null
    ? [options.color, options.size, contents].filter(Boolean).join(', ')
    : description

/**
 * Extracts the code of a saved build from pasted text: a configurator link or the code itself.
 * @example buildCodeIn('https://shop.example/configurator/nyx?code=AB12CD34') // 'AB12CD34'
 */
export function buildCodeIn(text: string): string | null {
  const words = text.trim().split(/[^A-Za-z0-9]+/)
  return words.findLast((word) => /^[A-Za-z0-9]{8}$/.test(word))?.toUpperCase() ?? null
}
