import type { Db } from '@/server/kernel/db/client'
import { withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import type { Caller } from '@/server/kernel/http/caller'
import {
  type OrderRow,
  insertEvent,
  listOrderLines,
  lockOrder,
  requireOwnOrder,
} from '@/server/orders'
import { closeOrderPage } from '@/server/payments'
import { ownOrderAnswer } from './own-orders'
import { settleWithdrawal } from './settle-withdrawal'
import { withdrawalState } from './withdrawal-state'

export interface Declaration {
  lines?: readonly number[] | null | undefined
  reason?: string | null | undefined
}

/**
 * Withdraws from an order or a part of it, and emails a receipt with date and time. Idempotent.
 * @throws DomainError order_not_found, withdrawal_closed, invalid_input
 */
export async function withdraw(
  deps: Deps,
  caller: Caller,
  { number, declaration }: { number: string; declaration: Declaration },
) {
  const own = { userId: caller.userId, number }
  await declare(deps, await requireOwnOrder(deps, own), declaration)
  return ownOrderAnswer(deps, await requireOwnOrder(deps, own))
}

/**
 * Inserts a withdrawal, queues its receipt, and cancels and refunds what hasn't shipped.
 * @throws DomainError withdrawal_closed, invalid_input, payment_provider_unreachable
 */
export async function declare(
  deps: Deps,
  order: OrderRow,
  declaration: Declaration,
): Promise<void> {
  if (order.payment_state === 'unpaid') {
    choosePositions(order, await withdrawalState(deps, deps.db, order), declaration)
    // Settles a concurrent payment, which is refunded in the transaction.
    await closeOrderPage(deps, order.id)
  }
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (!locked) throw new DomainError('withdrawal_closed', 'The order no longer exists.')
    const rights = await withdrawalState(deps, tx, locked)
    const positions = choosePositions(locked, rights, declaration)
    if (positions.length === 0) return
    const { reason } = declaration
    await insertWithdrawal(deps, tx, { order: locked, rights, positions, reason: reason ?? '' })
  })
}

type Rights = Awaited<ReturnType<typeof withdrawalState>>

/** Returns the positions to withdraw from; none if they are all withdrawn already. */
function choosePositions(order: OrderRow, rights: Rights, declaration: Declaration): number[] {
  const those = (right: string) =>
    rights.lines.filter((line) => line.right === right).map(({ position }) => position)
  const [open, withdrawn] = [those('open'), those('withdrawn')]
  const selected = [...new Set(declaration.lines ?? (rights.is_open ? open : withdrawn))]
  if (selected.length > 0 && selected.every((position) => withdrawn.includes(position))) return []
  if (!rights.is_open) {
    throw new DomainError('withdrawal_closed', `Order ${order.number} can’t be withdrawn from.`)
  }
  const isPart = rights.is_whole && selected.length < open.length
  if (!isPart && selected.every((position) => open.includes(position))) return selected
  const message = isPart
    ? 'This order isn’t paid. You can only withdraw from all of it.'
    : 'You can’t withdraw from one of these items.'
  throw new DomainError('invalid_input', message, { errors: [{ field: 'lines', message }] })
}

interface NewWithdrawal {
  order: OrderRow
  rights: Rights
  positions: readonly number[]
  reason: string
}

async function insertWithdrawal(
  deps: Deps,
  tx: Db,
  { order, rights, positions, reason }: NewWithdrawal,
): Promise<void> {
  const at = deps.clock.now()
  const row = { order_id: order.id, lines: [...positions], reason, declared_at: at }
  const [inserted] = await tx.insert(withdrawals).values(row).returning()
  if (!inserted) throw new Error('A withdrawal was not inserted.')
  const { id } = inserted
  await insertEvent(tx, order.id, { kind: 'withdrawn', at, detail: { lines: positions } })
  const isChosen = ({ position }: { position: number }) => positions.includes(position)
  const isIn = ({ effect }: Rights['lines'][number]) => effect !== 'return'
  const chosen = rights.lines.filter(isChosen)
  const lines = (await listOrderLines(tx, order.id)).filter(isChosen)
  const isReturn = !chosen.every(isIn)
  await publish(deps, tx, { name: 'OrderWithdrawn', id, order, lines, isReturn, at })
  const left = rights.lines.filter(({ right }) => right !== 'withdrawn' && right !== 'canceled')
  await settleWithdrawal(deps, tx, {
    ...{ order, withdrawal: id },
    positions: chosen.filter(isIn).map(({ position }) => position),
    isWhole: left.every(isChosen) && rights.lines.every(isIn),
  })
}
