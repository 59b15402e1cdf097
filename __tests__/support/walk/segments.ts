import { ANYONE } from '@/domain/office/segments/segment'
import { customerSegments } from '@/server/kernel/db/schema/accounts/segments'
import { readSegments } from '@/server/office/segments/change-segments'

import type { TestShop } from '../shop'

const CONDITIONS = { ...ANYONE, orders_min: 1, newsletter: true }

async function newSegment({ db }: TestShop): Promise<{ id: string; seen: string }> {
  const id = crypto.randomUUID()
  await db.insert(customerSegments).values({ id, name: `Walk ${id}`, conditions: CONDITIONS })
  const { segments } = await readSegments(db)
  const { seen = '' } = segments.find((one) => one.id === id) ?? {}
  return { id, seen }
}

export const segmentRequests = {
  'segments.count': () => ({ body: CONDITIONS }),
  'segments.add': () => ({ body: { ...CONDITIONS, name: 'Riders of the walk' } }),
  'segments.change': async (_: unknown, shop: TestShop) => {
    const { id, seen } = await newSegment(shop)
    return { params: { id }, body: { ...CONDITIONS, name: `Renamed ${id}`, seen } }
  },
  'segments.remove': async (_: unknown, shop: TestShop) => {
    const { id } = await newSegment(shop)
    return { params: { id } }
  },
}
