import { readFileSync } from 'node:fs'
import { asc, desc, eq, sql } from 'drizzle-orm'

import { columnsWithout, PRODUCT_COLUMNS } from '@/domain/shop/goods/product-columns'
import { differenceOf, snapshotOf } from '@/server/kernel/audit/snapshots'
import { productEdits } from '@/server/kernel/db/schema/catalog/product-edits'
import { products } from '@/server/kernel/db/schema/catalog/products'

import { productEditor } from '@/__tests__/support/catalog/product-editor'
import { sharedOffice } from '@/__tests__/support/fixtures'

const [ACCESSORY, SPARE, BUNDLE] = [5_000_114, 5_000_301, 5_000_125] as const

const { shop, admin } = sharedOffice()

const { read } = productEditor({ shop, admin })
const editsOf = (id: number) =>
  shop.db
    .select()
    .from(productEdits)
    .where(eq(productEdits.product_id, id))
    .orderBy(desc(productEdits.id))
const auditOf = (id: number) => snapshotOf(shop.db, { kind: 'products', id: String(id) })

test('a column that no code knows is in the history, the audit log and the version', async () => {
  await shop.db.execute(sql`alter table products add column probe text`)
  const [audited, { version }] = [await auditOf(ACCESSORY), await read(ACCESSORY)]
  await shop.db.execute(sql`update products set probe = 'steel' where id = ${ACCESSORY}`)
  const [edit] = await editsOf(ACCESSORY)
  expect(edit).toMatchObject({ was: { probe: null }, became: { probe: 'steel' } })
  expect(differenceOf(audited, await auditOf(ACCESSORY))).toEqual({
    before: { probe: null },
    after: { probe: 'steel' },
  })
  expect((await read(ACCESSORY)).version).not.toBe(version)
  await shop.db.execute(sql`alter table products drop column probe`)
})

test('version and history contain the edited columns, the audit log also the audited ones', async () => {
  const { rows } = await shop.db.execute<{ state: object }>(
    sql`select product_state(products) as state from products where id = ${SPARE}`,
  )
  const all = Object.keys(PRODUCT_COLUMNS)
  const without = (columns: readonly string[]) => all.filter((one) => !columns.includes(one)).sort()
  expect(Object.keys(rows[0]?.state ?? {}).sort()).toEqual(
    without(columnsWithout(PRODUCT_COLUMNS, 'edited')),
  )
  expect(Object.keys(await auditOf(SPARE)).sort()).toEqual(
    [...without(columnsWithout(PRODUCT_COLUMNS, 'edited', 'audited')), 'plan'].sort(),
  )
})

test('a price, a schedule and a write without a change leave the version as it is', async () => {
  const { version, edits } = await read(SPARE)
  await shop.db.execute(
    sql`update products set price_cents = 1234, title = title where id = ${SPARE}`,
  )
  const now = await read(SPARE)
  expect([now.version, now.edits.length]).toEqual([version, edits.length])
})

test('an edit from before a column was added keeps the present value of that column', async () => {
  await shop.db.execute(sql`update products set minutes = 5 where id = ${SPARE}`)
  await shop.db.execute(sql`update products set minutes = 7 where id = ${SPARE}`)
  await shop.db.execute(
    sql`update product_edits set was = was - 'external_link' - 'tools' where product_id = ${SPARE}`,
  )
  const item = await read(SPARE)
  expect(item.edits[0]?.was).toMatchObject({
    external_link: item.external_link,
    service: { ...item.service, minutes: 5 },
  })
})

test('edits stored before the columns had their own names are converted', async () => {
  await shop.db.delete(productEdits)
  const service = { tools: ['Key'], minutes: 9 }
  const old = (more: object) => ({ title: 'Before', ...more })
  const bundle = { percent: 12.5, parts: [{ product_id: ACCESSORY, variant: null, count: 2 }] }
  const states = [
    [SPARE, old({ group: '', versions: [], service, bundle: null })],
    [ACCESSORY, old({ group: 'locks', versions: [{ id: 'm' }], service: null, bundle: null })],
    [BUNDLE, old({ group: 'sets', versions: [], service: null, bundle })],
  ] as const
  for (const [id, state] of states) {
    await shop.db.execute(sql`insert into product_edits (product_id, was, became)
      values (${id}, ${JSON.stringify(state)}, ${JSON.stringify(state)})`)
  }
  const migration = readFileSync('server/kernel/db/migrations/0001_product_edits.sql', 'utf8')
  await shop.db.execute(sql.raw(migration))
  const edits = await shop.db.select().from(productEdits).orderBy(asc(productEdits.id))
  expect(edits.map(({ became }) => became)).toEqual([
    { title: 'Before', spare_group: null, variants: [], tools: ['Key'], minutes: 9 },
    { title: 'Before', category: 'locks', variants: [{ id: 'm' }] },
    {
      ...{ title: 'Before', category: 'sets', variants: [] },
      ...{ bundle_basis_points: 1_250, bundle_parts: bundle.parts },
    },
  ])
})

test('a mass change of prices adds no edit', async () => {
  const { rowCount } = await shop.db.update(products).set({ price_cents: sql`price_cents + 1` })
  expect(rowCount).toBeGreaterThan(50)
  expect(await shop.db.$count(productEdits)).toBe(3)
})
