import { mailboxKey } from '@/domain/kit/mailbox'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSameSecret } from '@/server/kernel/ports/ids'
import { type OrderRow, findOrderByNumber } from '@/server/orders'
import { shipBack } from './ship-back'
import { declare, type Declaration } from './withdraw'
import { withdrawalState } from './withdrawal-state'

interface Statement {
  order_number: string
  email: string
}

/** States a withdrawal without an account, as step one of two. @throws DomainError order_not_found */
export async function stateWithdrawal(deps: Deps, statement: Statement) {
  return stateOf(deps, await requireStated(deps, statement))
}

/**
 * Confirms a withdrawal. Idempotent: a repeat returns the time of the first confirmation.
 * @throws DomainError order_not_found, withdrawal_closed, invalid_input
 */
export async function confirmWithdrawal(deps: Deps, statement: Statement & Declaration) {
  const order = await requireStated(deps, statement)
  await declare(deps, order, statement)
  return stateOf(deps, await requireStated(deps, statement))
}

/** Requires number and email together; an unknown number and a wrong email return the same error. */
async function requireStated(
  { db }: Pick<Deps, 'db'>,
  { order_number, email }: Statement,
): Promise<OrderRow> {
  const order = await findOrderByNumber(db, order_number.toUpperCase())
  const isRight = isSameSecret(mailboxKey(order?.email ?? ''), mailboxKey(email))
  if (order && isRight) return order
  throw new DomainError('order_not_found', 'No order with this number and email address.', {
    message: 'We couldn’t find an order with this number and email address.',
  })
}

async function stateOf(deps: Deps, order: OrderRow) {
  const state = await withdrawalState(deps, deps.db, order)
  const { allCountriesById } = await readCatalog(deps.db)
  const isAwaited =
    order.fulfillment_state !== 'returned' &&
    state.lines.some(({ right, effect }) => right === 'withdrawn' && effect === 'return')
  return {
    order_number: order.number,
    country_code: allCountriesById.get(order.country_id)?.code ?? '',
    ship_back: await shipBack(deps, deps.db, {
      number: order.number,
      withdrawn: isAwaited && state.declared_at ? { at: new Date(state.declared_at) } : null,
    }),
    ...state,
  }
}
