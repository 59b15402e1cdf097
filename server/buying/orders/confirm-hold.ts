import { eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { stockReservations } from '@/server/kernel/db/schema/orders/stock'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSameSecret } from '@/server/kernel/ports/ids'
import {
  type OrderRow,
  confirmToken,
  insertEvent,
  lockOrder,
  requireOrder,
  updateOrder,
} from '@/server/orders'
import { type Attempt, findLatestAttempt } from '@/server/payments'
import { holdUntil } from './hold'
import { orderAnswer } from './read-order'

interface Link {
  number: string
  key: string
  token: string
}

/**
 * Extends the hold to the time that the payment method needs. Idempotent; an ended order stays ended.
 * @throws DomainError order_not_found, link_invalid
 */
export async function confirmHold(deps: Deps, { token, ...link }: Link) {
  const order = await requireOrder(deps, link)
  if (!isSameSecret(token, confirmToken(deps, order))) {
    throw new DomainError('link_invalid', 'Not the token of this order.')
  }
  const attempt = await findLatestAttempt(deps.db, order.id)
  await deps.db.transaction((tx) => extendHold(deps, tx, { order, attempt }))
  return orderAnswer(deps, await requireOrder(deps, link))
}

interface Extension {
  order: OrderRow
  attempt: Attempt | undefined
}

async function extendHold(deps: Deps, tx: Db, { order, attempt }: Extension): Promise<void> {
  const at = deps.clock.now()
  const locked = await lockOrder(tx, order.id)
  if (locked?.payment_state !== 'unpaid' || locked.email_confirmed_at) return
  const present = locked.expires_at ?? at
  // The hold has expired, but the reconciler hasn't ended the order yet.
  if (present <= at) return
  const expires_at = longest(present, holdUntil(deps, locked, attempt))
  await updateOrder(tx, order.id, { email_confirmed_at: at, expires_at })
  await tx
    .update(stockReservations)
    .set({ expires_at })
    .where(eq(stockReservations.order_id, order.id))
  await insertEvent(tx, order.id, { kind: 'email_confirmed', at })
}

const longest = (a: Date, b: Date) => (a > b ? a : b)
