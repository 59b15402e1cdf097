import type { WireOfficeOrder } from '@/contract/office/overview/overview'
import { disputes } from '@/server/kernel/db/schema/orders/after-sales'

import { as, register, type Member } from '@/__tests__/support/members'
import { dataOf, memberOrder, saveBike } from '@/__tests__/support/member-shop'
import { comeBack, orderRow, sessionOf, type MoneyShop } from './money-shop'
import { workOff } from '@/__tests__/support/work'

export async function disputedOrder(shop: MoneyShop, admin: Member) {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada, { provider: 'stripe' })
  const placed = await as(shop, ada)('POST', '/api/checkout', body)
  const session = sessionOf(shop, placed)
  shop.stripe.pay(session)
  await comeBack(shop, placed)
  const name = shop.stripe.dispute(session)
  await shop.stripe.flush()
  await workOff(shop.deps)
  const [row] = await shop.db.select().from(disputes)
  const { number, id: orderId } = await orderRow(shop, placed)
  const read = async () => {
    const order = await as(shop, admin)('GET', `/api/backoffice/orders/${number}`)
    return dataOf<WireOfficeOrder>(order).disputes[0]
  }
  return { id: row?.id ?? 0, name, number, orderId, buyer: ada, read }
}
