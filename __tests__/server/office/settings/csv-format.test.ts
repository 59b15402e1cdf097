import { createApi } from '@/server/app'

import { freshOffice } from '@/__tests__/support/fixtures'
import { bearer } from '@/__tests__/support/members'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { buyAsGuest } from '@/__tests__/support/orders/orders'

interface Settings {
  csv: { separator: string; decimal: string; has_mark: boolean; seen: string }
}

const { shop, admin, office } = freshOffice()

const HELMET = { product_id: 5_000_110, count: 1 }
const EUROPE = { separator: 'semicolon', decimal: 'comma', has_mark: true }

async function ordersTable(): Promise<Buffer> {
  const reply = await createApi(shop.deps).request('/api/backoffice/orders-table', {
    method: 'POST',
    headers: { ...bearer(admin.token), 'content-type': 'application/json' },
    body: '{}',
  })
  return Buffer.from(await reply.arrayBuffer())
}

test('tables are written as the shop has set it, and orders have the numbers of their invoices', async () => {
  await buyAsGuest(shop, [HELMET])
  const { csv } = dataOf<Settings>(await office('GET', 'settings'))
  const change = { ...EUROPE, seen: csv.seen }
  expect(dataOf<Settings>(await office('PUT', 'settings/csv', change)).csv).toMatchObject(EUROPE)
  expect(outcome(await office('PUT', 'settings/csv', change))).toBe('settings_changed')
  const table = await ordersTable()
  expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head = '', row = ''] = table.toString('utf8').slice(1).split('\r\n')
  const cellOf = (name: string) => row.split(';')[head.split(';').indexOf(name)]
  expect([cellOf('invoices'), cellOf('total')]).toEqual(['INV-000001', '128,9'])
})
