import { eq, sql } from 'drizzle-orm'

import { customerNotes } from '@/server/kernel/db/schema/accounts/customer-notes'
import { users } from '@/server/kernel/db/schema/accounts/users'

import type { TestShop } from '../shop'

interface World {
  member: { id: string }
}

async function noteAbout({ db }: TestShop, { member: { id } }: World): Promise<string> {
  const user_id = sql<number>`(select ${users.id} from ${users} where ${eq(users.public_id, id)})`
  const [row] = await db
    .insert(customerNotes)
    .values({ user_id, text: 'Calls on Mondays', request_key: crypto.randomUUID() })
    .returning({ id: customerNotes.id })
  return String(row?.id)
}

export const customerRequests = {
  'customers.list': () => ({ query: '?list=without_orders&q=ada' }),
  'customers.addNote': ({ member: { id } }: World) => ({
    params: { id },
    body: { text: 'Prefers a call in the morning', request_key: crypto.randomUUID() },
  }),
  'customers.removeNote': async (world: World, shop: TestShop) => ({
    params: { id: world.member.id, note: await noteAbout(shop, world) },
    body: { is_removed: true },
  }),
  'accounting.make': () => ({ body: { from: '2026-11-01', to: '2026-11-30' } }),
  'guests.find': () => ({ body: { email: 'nobody@example.com' } }),
  'guests.exportData': () => ({ body: { email: 'nobody@example.com' } }),
  'guests.verify': () => ({ body: { receipt: 'None' } }),
  'customers.table': () => ({ body: { q: 'ada' } }),
  'customers.read': ({ member: { id } }: World) => ({ params: { id } }),
  'customers.exportData': ({ member: { id } }: World) => ({ params: { id } }),
}
