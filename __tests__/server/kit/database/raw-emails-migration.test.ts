import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { databaseOf } from '@/__tests__/support/database/database'

const FOLDER = join(process.cwd(), 'server', 'kernel', 'db', 'migrations')
const NAME = `pieces_${process.pid}_${randomBytes(4).toString('hex')}`
const CLUSTER = process.env.TEST_CLUSTER_URL ?? ''
const PIECES = '0118_raw_email_pieces.sql'

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

test('stored emails are whole in pieces', async () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  await run(files.sort().filter((name) => name < PIECES))
  const emails = [0, 10, 500_000, 1_200_001].map((size) => randomBytes(size))
  for (const [at, content] of emails.entries()) {
    const values = [at + 1, `digest ${at}`, content]
    await db.query(
      `insert into raw_emails (id, digest, format, attempts, content, received_at)
       overriding system value values ($1, $2, 'mime', 0, $3, now())`,
      values,
    )
  }
  await run([PIECES])
  const { rows } = await db.query<{ whole: Buffer; pieces: string }>(
    `select string_agg(content, '' order by number) as whole, count(*) as pieces
     from raw_email_pieces group by email_id order by email_id`,
  )
  expect(rows.map(({ pieces }) => Number(pieces))).toEqual([1, 1, 1, 3])
  expect(rows.map(({ whole }) => whole.equals(emails.shift() ?? whole))).not.toContain(false)
})
