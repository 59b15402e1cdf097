import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { databaseOf } from '@/__tests__/support/database/database'

const FOLDER = join(process.cwd(), 'server', 'kernel', 'db', 'migrations')
const NAME = `weeks_${process.pid}_${randomBytes(4).toString('hex')}`
const CLUSTER = process.env.TEST_CLUSTER_URL ?? ''
const TABLE = '0066_factory_capacity.sql'
const WEEKS = '0070_factory_weeks.sql'

let cluster: Client
let db: Client
beforeAll(async () => {
  cluster = new Client({ connectionString: CLUSTER })
  await cluster.connect()
  await cluster.query(`create database ${NAME} template template0`)
  db = new Client({ connectionString: databaseOf(CLUSTER, NAME) })
  await db.connect()
})
afterAll(async () => {
  await db.end()
  await cluster.query(`drop database ${NAME} with (force)`)
  await cluster.end()
})

async function run(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) await db.query(statement)
  }
}

test('what a running shop set goes on from its week, and a week can have its own beside it', async () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  await run(files.sort().filter((name) => name <= TABLE))
  const at = new Date()
  await db.query(`insert into factory_capacity values ('2026-12-07', 12, $1, null)`, [at])
  await run([WEEKS])
  const insert = `insert into factory_capacity (week, reach, bikes, set_at) values ($1, $2, 3, $3)`
  await db.query(insert, ['2026-12-07', 'week', at])
  const { rows } = await db.query('select reach, bikes from factory_capacity order by reach')
  expect(rows).toEqual([
    { reach: 'onward', bikes: 12 },
    { reach: 'week', bikes: 3 },
  ])
  await expect(db.query(insert, ['2026-12-08', 'week', at])).rejects.toThrow(/monday/)
  await expect(db.query(insert, ['2026-12-07', 'onward', at])).rejects.toThrow(/week_reach/)
})
