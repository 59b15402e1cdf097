import { orders } from '@/messages/shop/orders/orders'

import { goToCheckout, orderAndPay } from './support/checkout'
import { hostile, HOSTILE_MS } from './support/hostile-test'
import { endPayment, expectOrderPage } from './support/payment'
import { expect } from './support/shop-test'
import { PAYLOADS } from './support/xss-trap'

const SKU = 'frame:nyx:M'

hostile.describe.configure({ timeout: HOSTILE_MS })

hostile('the address book of a member', async ({ hostile: { trap, people } }) => {
  await people.fillAddresses(PAYLOADS, async () => {
    await trap.visit('/dashboard/profile')
    await trap.settle('/dashboard/profile')
  })
  expect(trap.shown).toBeGreaterThanOrEqual(Math.ceil(PAYLOADS.length / 20))
})

hostile(
  'the garage, and what staff note of orders and stock',
  async ({ hostile: { trap, people }, page, email, shop }) => {
    const guest = `guest.${email}`
    await goToCheckout(page, guest)
    await orderAndPay(page)
    await endPayment(page, 'succeed')
    const order = await expectOrderPage(page, orders.stages.to_build)
    const bike = await shop.handOver(order, email)
    await people.fillGarage(bike, PAYLOADS)
    await people.fillOffice(order, SKU, PAYLOADS)
    const paths = [`/dashboard/bikes/${bike}`, `/backoffice/orders/${order}`]
    for (const path of [...paths, `/backoffice/stock/${encodeURIComponent(SKU)}`]) {
      await trap.visit(path)
      await trap.settle(path)
    }
    expect(trap.shown).toBeGreaterThanOrEqual(3)
  },
)

hostile('the page of a test ride', async ({ hostile: { trap, people }, shop }) => {
  const { bikes } = (await people.get('/api/dealers/7')) as { bikes: { id: number }[] }
  const bike = bikes[0]?.id
  const { slots } = (await people.get(`/api/dealers/7/slots?bike=${bike}&days=14`)) as {
    slots: { is_free: boolean; starts_at: string }[]
  }
  const rider = people.email(0)
  const { id, key } = await people.post('/api/dealers/7/test-rides', {
    ...{ bike, starts_at: slots.filter(({ is_free }) => is_free).at(-1)?.starts_at },
    ...{ name: 'Ada Rider', email: rider },
  })
  for (const payload of PAYLOADS) {
    await shop.renameRider(rider, payload)
    await trap.visit(`/dealers/rides/${String(id)}/${String(key)}`)
  }
  expect(trap.hits).toEqual([])
})
