import { eq, sql } from 'drizzle-orm'

import { createDb, type Db } from '@/server/kernel/db/client'
import { countries } from '@/server/kernel/db/schema/catalog/trade'

import { createTestDatabase } from '@/__tests__/support/database/database'

const RUNS = 20
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function withDb(work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = createDb(database.url, { max: 1 })
  await work(db).finally(close)
}

async function preparedIn(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time',
  )
  return rows.map(({ statement }) => statement)
}

const nameOf = async (db: Db, id: number) =>
  (await db.select({ name: countries.title }).from(countries).where(eq(countries.id, id)))[0]?.name

it('prepares a statement that a process runs often, with the same results', async () => {
  await withDb(async (db) => {
    for (let run = 1; run < RUNS; run += 1) await nameOf(db, 222)
    expect(await preparedIn(db)).toEqual([])
    expect(await nameOf(db, 222)).toBe('United States')
    expect(await preparedIn(db)).toEqual([
      expect.stringMatching(/^select "title" from "countries"/),
    ])
    expect(await nameOf(db, 222)).toBe('United States')
    expect(await nameOf(db, -1)).toBeUndefined()
  })
})

it('prepares it again in a new connection, and inside a transaction', async () => {
  await withDb(async (db) => {
    for (let run = 0; run < RUNS; run += 1) await nameOf(db, 222)
    // The pool replaces the connection that ends itself.
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
    expect(await db.transaction((tx) => nameOf(tx, 222))).toBe('United States')
    expect(await preparedIn(db)).toHaveLength(1)
  })
})

it('works on after a prepared statement failed', async () => {
  await withDb(async (db) => {
    const divide = (by: number) => db.execute(sql`select 10 / ${by}::int as result`)
    for (let run = 0; run < RUNS; run += 1) await divide(2)
    await expect(divide(0)).rejects.toThrow()
    expect((await divide(5)).rows).toEqual([{ result: 2 }])
  })
})

it('prepares a limited number, because each takes memory in every connection', async () => {
  await withDb(async (db) => {
    for (let at = 0; at < 110; at += 1) {
      for (let run = 0; run < RUNS; run += 1)
        await db.execute(sql`select ${sql.raw(String(at))} + ${1}::int`)
    }
    expect(await preparedIn(db)).toHaveLength(100)
  })
})

it('runs a statement that returns every column also after another column was added', async () => {
  await withDb(async (db) => {
    const read = () => db.execute(sql`select * from countries where id = ${222}::int`)
    for (let run = 0; run < RUNS + 1; run += 1) await read()
    await db.execute('alter table countries add column added int')
    expect((await read()).rows).toEqual([expect.objectContaining({ added: null })])
  })
})

it('runs several commands in one statement as often as needed', async () => {
  await withDb(async (db) => {
    for (let run = 0; run < RUNS + 1; run += 1)
      await db.transaction((tx) =>
        tx.execute('set local jit = off; set local enable_seqscan = off'),
      )
    expect(await preparedIn(db)).toEqual([])
  })
})
