import { sql } from 'drizzle-orm'

import type { ThresholdReport } from '@/contract/office/reports/reports'
import type { WireOverview } from '@/contract/office/overview/overview'
import { taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { ADDRESS, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'

const { shop, office } = freshOffice()

const WASHINGTON = { ...ADDRESS, city: 'Seattle', region: 'WA', postcode: '98101' }

async function buy(address = WASHINGTON) {
  const body = await orderBody(shop, [{ product_id: 5000111, count: 1 }], {
    shipping_address: address,
  })
  await payInSandbox(shop, await pay(shop, body))
}

const rows = async () => dataOf<ThresholdReport>(await office('GET', 'reports/thresholds')).rows
const reached = async () => {
  const { waiting } = dataOf<WireOverview>(await office('GET', 'overview'))
  return waiting.find(({ kind }) => kind === 'tax_thresholds')
}

test('sales to a state are counted beside its threshold, and staff are warned from 80 percent', async () => {
  expect(await rows()).toEqual([])
  expect(await reached()).toMatchObject({ count: 0 })
  await buy()
  expect(await rows()).toMatchObject([
    { code: 'US', region: 'WA', state: 'below', now: { orders: 1 }, before: { orders: 0 } },
  ])
  await shop.db.execute(sql`update tax_days set net_cents = 8000000`)
  expect((await rows())[0]).toMatchObject({ percent: 80, state: 'close', now: { amount: 80_000 } })
  expect(await reached()).toMatchObject({ count: 1, names: ['WA'] })
  await shop.db.insert(taxRegistrations).values({
    ...{ id: 'us-wa', country_code: 'US', region: 'WA', title: 'Sales tax', rate: 65_000 },
    starts_on: '2026-01-01',
  })
  expect((await rows())[0]).toMatchObject({ state: 'registered' })
  expect(await reached()).toMatchObject({ count: 0 })
})

test('states without a sales tax have no threshold', async () => {
  await buy(ADDRESS)
  expect(await rows()).toEqual([])
})
