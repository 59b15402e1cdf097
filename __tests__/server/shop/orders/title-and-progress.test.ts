import { eq } from 'drizzle-orm'

import type { WireOrder, WireMyOrder } from '@/contract/shop/orders/orders'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { as, register } from '@/__tests__/support/members'
import { buyCart, dataOf, readOrder, saveBike } from '@/__tests__/support/member-shop'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

test('an order is titled by its bike and tells when the factory takes which step', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada)
  const mine = await readOrder(shop, ada, number)
  expect(mine.title).toMatch(/^Nyx, size M, /)
  const steps = mine.progress.map(({ step, is_done }) => [step, is_done])
  expect(steps).toEqual([
    ['ordered', true],
    ['building', false],
    ['shipped', false],
    ['delivered', false],
  ])
  const dates = mine.progress.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort())
  expect(dates.at(-1)).toBe(mine.delivery_date)

  const linked = dataOf<WireOrder>(
    await shop.send('GET', `/api/orders/${number}/${mine.order_key}`),
  )
  expect(linked).toMatchObject({ title: mine.title, progress: mine.progress })
  const { orders } = dataOf<{ orders: WireMyOrder[] }>(await as(shop, ada)('GET', '/api/orders'))
  expect(orders[0]?.title).toBe(mine.title)
  const [mail] = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, 'order_confirmation'))
  expect(mail?.subject).toBe(`Order confirmed: ${mine.title} (${number})`)
})
