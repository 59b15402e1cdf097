import { eq, sql } from 'drizzle-orm'

import { writeEntry } from '@/server/kernel/audit/write-entry'
import { auditDetails, auditEntries } from '@/server/kernel/db/schema/accounts/audit'
import { verifyAudit } from '@/server/office/audit/verify-audit'

import { as, PASSWORD, register } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = shared(() => register(shop, 'Ada'))
const ben = shared(() => register(shop, 'Ben'))

const aboutCustomer = (id: string, reason: string) =>
  shop.db.transaction((tx) =>
    writeEntry(
      tx,
      { action: 'test', requestId: 'r', at: shop.clock.now(), actor: null },
      { entity: { kind: 'customers', id }, details: { before: {}, after: {}, asked: {}, reason } },
    ),
  )

test('deleting an account erases what the log says of it, and the chain stays whole', async () => {
  const gone = await aboutCustomer(ada.id, 'Ada moved to Lisbon')
  const stored = await aboutCustomer(ben.id, 'Ben asked')
  const { head } = await verifyAudit(shop.db)
  const deleted = await as(shop, ada)('POST', '/api/account/delete', { password: PASSWORD })
  expect(deleted.status).toBe(200)

  const details = await shop.db.select().from(auditDetails)
  expect(JSON.stringify(details)).not.toContain('Lisbon')
  expect(details.map((one) => one.entry_id)).toContain(stored)
  expect(await shop.db.select().from(auditEntries).where(eq(auditEntries.id, gone))).toHaveLength(1)
  expect((await verifyAudit(shop.db, head ?? '')).faults).toEqual([])
})

test('what only looks like erased is found', async () => {
  const id = await aboutCustomer(ben.id, 'Credit for a scratch')
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('shop.audit_erasure', 'on', true)`)
    await tx.delete(auditDetails).where(eq(auditDetails.entry_id, id))
  })
  expect((await verifyAudit(shop.db)).faults).toEqual([`Details of entry ${id} were removed.`])
})
