import { desc, sql } from 'drizzle-orm'

import type { AnyResource } from '@/contract/kit/resource/resource'
import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { auditEntries } from '@/server/kernel/db/schema/accounts/audit'

import { sharedOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'

type Entry = Record<string, unknown> & { version: string }

const { shop, admin } = sharedOffice()

describe.each(Object.values<AnyResource>(resources))('$name', (resource) => {
  const { key, name, nouns, fields, routes } = resource
  const path = routes.list.path
  const schemas = resourceSchemas[name as keyof typeof resourceSchemas]
  const body = schemas.add.example as Record<string, unknown>
  const { version: _, ...change } = schemas.change.example as Entry
  const work = (method: string, address: string, sent?: unknown) =>
    as(shop, admin)(method, address, sent)
  const list = async () => dataOf<{ entries: Entry[] }>(await work('GET', path)).entries

  let added: Entry
  let address: string
  beforeAll(async () => {
    const response = await work('POST', path, body)
    added = dataOf<Entry>(response)
    address = `${path}/${String(added[key])}`
  })

  const lastEntry = async () => {
    const [entry] = await shop.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1)
    const { rows } = await shop.db.execute<{ payload: { before: object; after: object } }>(
      sql`select payload from audit_details where entry_id = ${entry?.id}`,
    )
    return { ...entry, ...rows[0]?.payload }
  }

  test('an added entry is in the list and in the audit log', async () => {
    expect(added).toMatchObject(body)
    expect(await list()).toContainEqual(added)
    expect(await lastEntry()).toMatchObject({ action: `${name}.add`, entity_id: added[key] })
  })

  test('of two changes at once, one is saved and the other is a version conflict', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => work('PUT', address, { ...change, version: added.version })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe(`${nouns.code}_changed`)
  })

  test('a member that a change leaves out stays as it is', async () => {
    const optional = Object.entries(fields).flatMap(([member, { spec }]) =>
      spec.isOptional && !spec.isFixed ? [member] : [],
    )
    const [before] = (await list()).filter((one) => one[key] === added[key])
    const rest = Object.entries(change).filter(([member]) => !optional.includes(member))
    const changed = await work('PUT', address, {
      ...Object.fromEntries(rest),
      version: before?.version,
    })
    expect(changed.body.data).toMatchObject({ ...before, version: expect.any(String) })
    expect(changed.body.data).not.toMatchObject({ version: before?.version })
  })

  test('an unknown member is refused', async () => {
    const [before] = (await list()).filter((one) => one[key] === added[key])
    const sent = { ...change, version: before?.version, unheard_of: 1 }
    expect((await work('PUT', address, sent)).status).toBe(422)
    expect((await work('POST', path, { ...body, unheard_of: 1 })).status).toBe(422)
  })

  test('an unknown key is not found, and a unique value of another entry is taken', async () => {
    const missing = await work('PUT', `${path}/zz`, { ...change, version: '1' })
    expect(missing.body.code).toBe(`${nouns.code}_not_found`)
    if (nouns.exists !== undefined) {
      expect((await work('POST', path, body)).body.code).toBe(`${nouns.code}_exists`)
    }
  })

  if (routes.remove) {
    test('an entry is removed once, by its version, and the audit log has it', async () => {
      const [before] = (await list()).filter((one) => one[key] === added[key])
      const remove = (version: unknown) => work('DELETE', `${address}?version=${String(version)}`)
      expect((await remove('1')).body.code).toBe(`${nouns.code}_changed`)
      expect((await remove(before?.version)).status).toBe(200)
      expect(await lastEntry()).toMatchObject({ action: `${name}.remove`, entity_id: added[key] })
      expect((await list()).map((one) => one[key])).not.toContain(added[key])
      expect((await remove(before?.version)).body.code).toBe(`${nouns.code}_not_found`)
    })
  }

  test('a customer can neither read nor write', async () => {
    const ben = await register(shop, name)
    expect((await as(shop, ben)('GET', path)).status).toBe(403)
    expect((await as(shop, ben)('POST', path, body)).status).toBe(403)
  })
})

test('the audit log has every column that changed', async () => {
  const banner = { ...(resourceSchemas.campaigns.add.example as object), title: 'First title' }
  const path = resources.campaigns.routes.list.path
  const { id, version } = dataOf<{ id: string; version: string }>(
    await as(shop, admin)('POST', path, banner),
  )
  const { kind: _, ...change } = { kind: '', ...banner }
  await as(shop, admin)('PUT', `${path}/${id}`, { ...change, title: 'Second title', version })
  const { rows } = await shop.db.execute<{ payload: object }>(
    sql`select d.payload from audit_details d join audit_entries e on e.id = d.entry_id
      where e.entity_id = ${id} order by e.id desc limit 1`,
  )
  expect(rows[0]?.payload).toMatchObject({
    before: { title: 'First title' },
    after: { title: 'Second title' },
  })
})
