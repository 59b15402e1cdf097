import { mailboxKey } from '@/domain/kit/mailbox'
import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSameSecret } from '@/server/kernel/ports/ids'
import { type OrderRow, findOrderByNumber, listOrderLines, lockOrder } from '@/server/orders'
import { findWithdrawal } from './own-orders'
import { declare, withdrawalWindow, type Declaration } from './withdraw'

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
 * @throws DomainError order_not_found, withdrawal_closed
 */
export async function confirmWithdrawal(deps: Deps, statement: Statement & Declaration) {
  const order = await requireStated(deps, statement)
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    if (await findWithdrawal(tx, order.id)) return
    await declare(deps, tx, { order, declaration: statement })
  })
  return stateOf(deps, order)
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
  const { excluded_lines, ...window } = await withdrawalWindow(deps, deps.db, order)
  const declared = await findWithdrawal(deps.db, order.id)
  const lines = await listOrderLines(deps.db, order.id)
  return {
    order_number: order.number,
    ...window,
    lines: lines.map((line) => ({
      position: line.position,
      title: pieceTitle(line),
      count: line.count,
      is_open: !excluded_lines.includes(line.position),
      is_withdrawn: declared?.lines.includes(line.position) ?? false,
    })),
  }
}
