import { pendingEditState } from '@/domain/shop/orders/pending-edit'
import { lineDetail } from '@/server/after-sale'
import type { BuiltLine } from '@/server/kernel/db/schema/orders/pending-edits'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'
import { differenceKey, findOrder, findPendingEdit } from '@/server/orders'
import { lastPaymentOf, openDifference } from '@/server/payments'

import { offeredProviders } from '../checkout/load-checkout'

interface Link {
  id: number
  key: string
}

/** Finds a change by its link. Wrong keys return the same error. @throws DomainError difference_not_found */
async function requireDifference(deps: Deps, { id, key }: Link) {
  const isRight = isSameSecret(key, differenceKey(deps, id))
  const edit = isRight ? await findPendingEdit(deps.db, id) : undefined
  const order = edit && (await findOrder(deps.db, edit.order_id))
  if (!order) throw new DomainError('difference_not_found', 'No difference with this id and key.')
  return { edit, order, state: pendingEditState(edit, deps.clock.now()) }
}

export async function readDifference(deps: Deps, link: Link) {
  const { edit, order, state } = await requireDifference(deps, link)
  const { id, title, count, was, becomes, words: changes, expires_at } = edit
  return {
    ...{ id, state, title, count, changes },
    order_number: order.number,
    order_key: deriveKey(deps.secret, 'order', order.number),
    before: detailOf(was),
    after: detailOf(becomes),
    net: edit.net_cents,
    tax: edit.tax_cents,
    tax_title: order.tax_title,
    due: edit.total_cents,
    expires_at: expires_at.toISOString(),
    providers: state === 'open' ? await providersOf(deps) : [],
    last_payment: await lastPaymentOf(deps.db, id),
  }
}

const detailOf = (line: BuiltLine | null) => (line ? lineDetail({ ...line, bundle: null }) : '')

/** Excludes manual payment: transfers may arrive in parts or days late, too late for a change. */
async function providersOf(deps: Deps) {
  const providers = (await offeredProviders(deps)).filter(({ instructions }) => !instructions)
  return providers.map(({ id, title, note, isTest: is_test }) => ({ id, title, note, is_test }))
}

/**
 * @throws DomainError difference_not_found, difference_closed, edit_paying, provider_not_available,
 * payment_provider_unreachable
 */
export async function payDifference(
  deps: Deps,
  { provider: wanted, ...link }: Link & PayDifferenceBody,
) {
  const { edit, order, state } = await requireDifference(deps, link)
  if (state !== 'open') throw new DomainError('difference_closed', `Edit ${edit.id} is ${state}.`)
  const offers = (await offeredProviders(deps)).filter(({ instructions }) => !instructions)
  const provider = offers.find(({ id }) => id === wanted)
  if (!provider) throw new DomainError('provider_not_available', `No provider "${wanted}".`)
  const { redirectUrl } = await openDifference(deps, { order, edit, provider })
  return { redirect_url: redirectUrl }
}

interface PayDifferenceBody {
  provider: string
}
