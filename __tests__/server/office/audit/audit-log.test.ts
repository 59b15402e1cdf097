import { sql } from 'drizzle-orm'

import { writeEntry } from '@/server/kernel/audit/write-entry'
import type { Db } from '@/server/kernel/db/client'
import { auditDetails, auditEntries } from '@/server/kernel/db/schema/accounts/audit'
import { verifyAudit } from '@/server/office/audit/verify-audit'

import { registerAdmin } from '@/__tests__/support/admins'
import { as } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const SKU = 'frame:nyx:M'

const shop = sharedShop()
const owner = shared(() => registerAdmin(shop, 'Olga'))

const setThreshold = (threshold: number) =>
  as(shop, owner)('PUT', `/api/backoffice/stock/${SKU}/threshold`, { threshold })

const write = (id: string, reason = '') =>
  shop.db.transaction((tx) =>
    writeEntry(
      tx,
      { action: 'test', requestId: 'r', at: shop.clock.now(), actor: null },
      {
        entity: { kind: 'orders', id },
        details: { before: {}, after: { state: 'paid' }, asked: {}, reason },
      },
    ),
  )

const TABLES = ['audit_entries', 'audit_details', 'audit_chain']
const each = (what: (table: string) => string) => TABLES.map(what).join(';')

/** Changes the log as the database owner could, with restored privileges and disabled triggers. */
async function around(tx: Db, statement: string): Promise<void> {
  await tx.execute(sql.raw(each((table) => `grant all on ${table} to current_user`)))
  await tx.execute(sql.raw(each((table) => `alter table ${table} disable trigger user`)))
  await tx.execute(sql.raw(statement))
}

/** Returns the faults found in a tampered log; the tampering is rolled back. */
async function foundAfter(statement: string): Promise<string[]> {
  let faults: string[] = []
  const done = new Error('done')
  await shop.db
    .transaction(async (tx) => {
      await around(tx, statement)
      faults = (await verifyAudit(tx)).faults
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
  return faults
}

test('a change of staff is written with who, when, before and after', async () => {
  const reply = await setThreshold(7)
  expect(reply.status).toBe(200)
  const requestId = reply.headers.get('x-request-id')
  const entries = await shop.db.select().from(auditEntries)
  const entry = entries.find((one) => one.request_id === requestId)
  expect(entry).toMatchObject({
    ...{ action: 'stock.setThreshold', entity_kind: 'stock', entity_id: SKU, role: 'owner' },
    ...{ at: shop.clock.now(), actor_id: expect.any(Number), session_id: expect.any(Number) },
  })
  const details = await shop.db.select().from(auditDetails)
  expect(details.find((one) => one.entry_id === entry?.id)?.payload).toEqual({
    before: { threshold: null },
    after: { threshold: 7 },
    asked: { threshold: 7 },
    reason: '',
  })
})

test('what is refused writes nothing', async () => {
  const reply = await as(shop, owner)('PUT', '/api/backoffice/stock/none/threshold', {
    threshold: 1,
  })
  expect(reply.status).toBe(404)
  const entries = await shop.db.select().from(auditEntries)
  expect(entries.map((one) => one.request_id)).not.toContain(reply.headers.get('x-request-id'))
})

test('a change that the log can’t take is not made', async () => {
  await shop.db.execute(
    sql`alter table audit_chain add constraint closed check (seq < 0) not valid`,
  )
  expect((await setThreshold(8)).status).toBe(500)
  await shop.db.execute(sql`alter table audit_chain drop constraint closed`)
  const { body } = await as(shop, owner)('GET', `/api/backoffice/stock/${SKU}`)
  expect(JSON.stringify(body.data)).toContain('"threshold":7')
})

test('writers at once make one chain', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => write(`NK-${index}`)))
  const { faults, entries, head } = await verifyAudit(shop.db)
  expect(faults).toEqual([])
  expect(entries).toBeGreaterThanOrEqual(41)
  expect((await verifyAudit(shop.db, head ?? '')).faults).toEqual([])
})

test.each([
  'update audit_entries set action = action',
  'delete from audit_entries',
  'truncate audit_entries',
  'update audit_chain set hash = hash',
  'delete from audit_chain',
  'update audit_details set salt = salt',
  'delete from audit_details',
])('the database refuses: %s', async (statement) => {
  await expect(shop.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

describe('around the triggers', () => {
  let id: number
  beforeAll(async () => {
    id = await write('NK-7', 'The buyer asked for it')
    await write('NK-8')
  })

  test('each changed field of a row is found, and that row is named', async () => {
    for (const change of [
      `actor_id = 1`,
      `at = at + interval '1 microsecond'`,
      `action = 'other'`,
      `entity_id = 'NK-9'`,
      `request_id = ''`,
      `role = 'owner'`,
      `session_id = 3`,
    ]) {
      expect(await foundAfter(`update audit_entries set ${change} where id = ${id}`)).toEqual([
        `Entry ${id} was changed.`,
      ])
    }
  })

  test('changed details are found', async () => {
    const changed = `update audit_details set payload = payload || '{"reason":"x"}' where entry_id = ${id}`
    expect(await foundAfter(changed)).toEqual([`Details of entry ${id} were changed.`])
    expect(await foundAfter(`delete from audit_details where entry_id = ${id}`)).toEqual([
      `Details of entry ${id} were removed.`,
    ])
  })

  test('a removed row is found', async () => {
    expect(await foundAfter(`delete from audit_entries where id = ${id}`)).toEqual([
      `Entry ${id} was removed.`,
    ])
    const faults = await foundAfter(`delete from audit_chain where entry_id = ${id}`)
    expect(faults).toContainEqual(expect.stringMatching(/^Link \d+ was removed\.$/))
    expect(faults).toContain(`Entry ${id} was inserted.`)
  })

  test('an inserted row is found', async () => {
    const faults = await foundAfter(
      `insert into audit_entries (at, request_id, action, entity_kind, entity_id, digest)
       values (now(), '', 'x', 'orders', 'NK-1', '')`,
    )
    expect(faults).toEqual([expect.stringMatching(/^Entry \d+ was inserted\.$/)])
  })

  test('a log that was cut off at its end is found by a head that was noted before', async () => {
    const { head } = await verifyAudit(shop.db)
    await shop.db.transaction((tx) =>
      around(
        tx,
        `delete from audit_details where entry_id = (select max(id) from audit_entries);
         delete from audit_chain where seq = (select max(seq) from audit_chain);
         delete from audit_entries where id = (select max(id) from audit_entries)`,
      ),
    )
    expect((await verifyAudit(shop.db)).faults).toEqual([])
    expect((await verifyAudit(shop.db, head ?? '')).faults).toEqual([
      `The log no longer has link ${head}.`,
    ])
  })
})
