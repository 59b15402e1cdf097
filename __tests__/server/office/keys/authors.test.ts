import type { AuditList } from '@/contract/office/audit/audit'
import type { WireOfficeOrder } from '@/contract/office/overview/overview'
import { startPrices } from '@/server/office'

import { makeKey, withKey } from '@/__tests__/support/api/api-keys'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { register } from '@/__tests__/support/members'
import { buyAsGuest } from '@/__tests__/support/orders/orders'

const SKU = 'product:5000111'
const LIGHT = 5_000_111

const { shop, admin, office } = freshOffice()

/** Sends a request with a key, which must succeed. */
async function sender(name: string) {
  const { entry, secret } = await makeKey(shop, admin, { name })
  const send = withKey(shop, secret)
  return {
    ...entry,
    send: async (method: string, path: string, body?: unknown) => {
      const reply = await send(method, `/api/backoffice/${path}`, body)
      expect({ path, status: reply.status, ...reply.body }).toMatchObject({ path, status: 200 })
      return reply
    },
  }
}
const read = async <Data>(path: string) => dataOf<Data>(await office('GET', path))

interface Authored {
  by: string
}

test('the back office names the key wherever it names who did something', async () => {
  const { send } = await sender('Warehouse')
  const request_key = () => crypto.randomUUID()

  const { on_hand } = await read<{ on_hand: number }>(`stock/${SKU}`)
  const lines = [{ sku: SKU, on_hand, delta: 1 }]
  await send('POST', 'stock-moves', { reason: 'counted', note: '', lines })
  const { moves } = await read<{ moves: Authored[] }>(`stock/${SKU}`)
  expect(moves[0]).toMatchObject({ by: 'Warehouse' })

  const ada = await register(shop, 'Ada')
  await send('POST', `customers/${ada.id}/notes`, { text: 'Calls', request_key: request_key() })
  const { notes } = await read<{ notes: Authored[] }>(`customers/${ada.id}`)
  expect(notes).toMatchObject([{ by: 'Warehouse' }])

  const { number } = await buyAsGuest(shop, [{ product_id: LIGHT, count: 2 }])
  await send('POST', `orders/${number}/notes`, { text: 'Gift', request_key: request_key() })
  await send('POST', `orders/${number}/refunds`, {
    ...{ items: [{ position: 0, place: 'open', count: 1 }], target: 'provider', reason: 'Gone' },
  })
  const order = await read<WireOfficeOrder & { refunds: Authored[] }>(`orders/${number}`)
  expect(order.history.filter(({ by }) => by !== '').map(({ by }) => by)).toEqual([
    ...['Warehouse', 'Warehouse'],
  ])
  expect(JSON.stringify(order)).not.toContain('Cleo Rider')

  const starts_at = new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
  const plan = { is_offered: false, starts_at }
  const planner = async () => (await read<{ plan: Authored | null }>(`products/${LIGHT}`)).plan
  await send('POST', `products/${LIGHT}/plan`, plan)
  expect(await planner()).toMatchObject({ by: 'Warehouse' })
  await office('DELETE', `products/${LIGHT}/plan`)
  await office('POST', `products/${LIGHT}/plan`, plan)
  expect(await planner()).toMatchObject({ by: 'Cleo Rider' })
})

test('what a key planned is its own also when a job does it, and what a person did is theirs', async () => {
  const { id, send } = await sender('Prices')
  const chosen = { selection: { ids: [LIGHT] }, plan: { percent: 5 } }
  const { seen } = dataOf<{ seen: string }>(await send('POST', 'price-previews', chosen))
  const starts_at = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  const plan = { ...chosen, seen, starts_at, note: '', request_key: crypto.randomUUID() }
  const change = dataOf<{ id: number }>(await send('POST', 'price-changes', plan))
  const { changes } = await read<{ changes: Authored[] }>('price-changes')
  expect(changes).toMatchObject([{ by: 'Prices' }])
  shop.clock.advance(60_001)
  await startPrices(shop.deps, change.id)
  const log = await read<AuditList>(`audit?kind=products&subject=${LIGHT}`)
  expect(log.items).toMatchObject([{ action: 'prices.change', actor: null, api_key: { id } }])
})
