import type { z } from 'zod'

import type { ordersSchemas } from '@/contract/shop/orders/orders.schema'
import { changeGift } from '@/server/after-sale'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { findOrderByNumber, requireOrder, requireOwnOrder } from '@/server/orders'

import { readOwnOrder } from './own-orders'
import { orderAnswer } from './read-order'

type Schemas = typeof ordersSchemas
type ByLink = z.output<Schemas['changeGift']['params']> & {
  gift: z.output<Schemas['changeGift']['body']>
}
type ChangeOwnGiftInput = z.output<Schemas['changeMyGift']['params']> & { gift: ByLink['gift'] }

/**
 * Changes a gift by the link of a guest's order. Users must log in instead, because links are shared more easily than
 * accounts.
 * @throws DomainError order_not_found, gift_not_found, gift_not_waiting, invalid_input
 */
export async function changeGiftByLink(deps: Deps, { position, gift, ...link }: ByLink) {
  const order = await requireOrder(deps, link)
  if (order.user_id !== null) throw new DomainError('gift_not_found', 'Its user changes it.')
  await changeGift(deps, { orderId: order.id, position, gift })
  return orderAnswer(deps, (await findOrderByNumber(deps.db, link.number)) ?? order)
}

/** @throws DomainError order_not_found, gift_not_found, gift_not_waiting, invalid_input */
export async function changeOwnGift(
  deps: Deps,
  caller: Caller,
  { number, position, gift }: ChangeOwnGiftInput,
) {
  const { id } = await requireOwnOrder(deps, { userId: caller.userId, number })
  await changeGift(deps, { orderId: id, position, gift })
  return readOwnOrder(deps, caller, number)
}
