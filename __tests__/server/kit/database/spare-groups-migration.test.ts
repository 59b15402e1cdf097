import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { databaseOf } from '@/__tests__/support/database/database'

const FOLDER = join(process.cwd(), 'server', 'kernel', 'db', 'migrations')
const NAME = `groups_${process.pid}_${randomBytes(4).toString('hex')}`
const CLUSTER = process.env.TEST_CLUSTER_URL ?? ''

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

const GROUPS = '0023_spare_groups.sql'
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()

async function run(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) await db.query(statement)
  }
}

/** Inserts a spare in the state before the migration. */
async function insertSpare(id: number, group: string | null, thumbnail = ''): Promise<void> {
  await db.query(
    `insert into products (id, position, kind, title, description, price_cents, weight_g, thumbnail, fits, is_battery,
      is_digital, spare_group) values ($1, 0, 'spare', 'Part', '', 100, 1, $3, '{}', false, false, $2)`,
    [id, group, thumbnail],
  )
}

async function idsWith(term: string): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from products join spare_postings on block = id >> 12
    where term = $1 and get_bit(bits, id & 4095) = 1 order by id`,
    [term],
  )
  return rows.map(({ id }) => id)
}

test('the spares of a running shop can be browsed by group and have pictures', async () => {
  await run(files.filter((name) => name < GROUPS))
  await db.query(`insert into spare_groups (code, position, title, place)
    values ('brakes', 0, 'Brakes', '{}'), ('chain', 1, 'Chain', '{}')`)
  await insertSpare(5000319, 'brakes')
  await insertSpare(5000320, 'brakes', '/own.png')
  await insertSpare(5000304, 'chain')
  await insertSpare(5000399, null)
  expect(await idsWith('#brakes')).toEqual([])

  await run([GROUPS])
  expect(await idsWith('#brakes')).toEqual([5000319, 5000320])
  expect(await idsWith('#chain')).toEqual([5000304])
  expect(await idsWith('+spare')).toEqual([5000304, 5000319, 5000320, 5000399])
  const { rows } = await db.query<{ thumbnail: string }>(
    'select thumbnail from products order by id',
  )
  expect(rows.map(({ thumbnail }) => thumbnail)).toEqual([
    '/pictures/goods/5000304',
    '/pictures/goods/5000319',
    '/own.png',
    '/pictures/goods/5000399',
  ])

  await db.query("update products set spare_group = 'chain' where id = 5000320")
  expect([await idsWith('#brakes'), await idsWith('#chain')]).toEqual([
    [5000319],
    [5000304, 5000320],
  ])
})
