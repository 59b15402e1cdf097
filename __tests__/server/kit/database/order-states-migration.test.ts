import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { databaseOf } from '@/__tests__/support/database/database'

const FOLDER = join(process.cwd(), 'server', 'kernel', 'db', 'migrations')
const NAME = `states_${process.pid}_${randomBytes(4).toString('hex')}`
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

const STATES = '0022_order_states.sql'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))

async function run(names: string[]): Promise<void> {
  for (const name of names.sort()) {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) await db.query(statement)
  }
}

interface Old {
  status: string
  /** Cents that have come back as refunds. */
  back?: number
  isPaid?: boolean
  bike?: 'begun' | 'shipped' | 'delivered'
}

/** Inserts a $100 order in the state before the migration. */
async function insertOld({ status, back = 0, isPaid = true, bike }: Old): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `insert into orders (status, email, country_id, shipping_address, billing_address, subtotal_cents,
      discount_cents, shipping_cents, tax_cents, tax_title, total_cents, has_bike, cart_hash, paid_at)
    values ($1, 'a@example.com', 1, '{}', '{}', 10000, 0, 0, 0, '', 10000, true, gen_random_uuid()::text, $2)
    returning id`,
    [status, isPaid ? new Date() : null],
  )
  const id = Number(rows[0]?.id)
  if (isPaid) await insertMoney(id, back)
  if (bike) await insertBike(id, bike)
  return id
}

async function insertMoney(id: number, back: number): Promise<void> {
  const attempt = `insert into payment_attempts (public_id, order_id, provider, return_token_hash, amount_cents, currency)
    values ($1, $2, 'stripe', '', 10000, 'USD') returning id`
  const made = await db.query<{ id: string }>(attempt, [`a-${id}`, id])
  const payment = `insert into payments (order_id, attempt_id, provider, provider_payment_id, amount_cents, currency, captured_at)
    values ($1, $2, 'stripe', $3, 10000, 'USD', now()) returning id`
  const paid = await db.query<{ id: string }>(payment, [id, made.rows[0]?.id, `p-${id}`])
  if (back === 0) return
  const refund = `insert into refunds (order_id, payment_id, cause, amount_cents, status)
    values ($1, $2, $3, $4, 'succeeded')`
  await db.query(refund, [id, paid.rows[0]?.id, `r-${id}`, back])
}

async function insertBike(id: number, how: NonNullable<Old['bike']>): Promise<void> {
  const moments = ['production_began_at', 'shipped_at', 'delivered_at']
  const reached = moments.slice(0, ['begun', 'shipped', 'delivered'].indexOf(how) + 1)
  await db.query(
    `insert into order_bikes (order_id, line, piece, product_id, bike_slug, title, build, build_sheet, settings,
      ${reached.join(', ')})
    values ($1, 0, 0, 1, 'nyx', 'Nyx', '{}', '{}', '{}', ${reached.map(() => 'now()').join(', ')})`,
    [id],
  )
}

test('every order of before is where it was, with its money and its items told apart', async () => {
  await run(files.filter((name) => name < STATES))
  await db.query(`insert into countries (id, position, title, code, tax_title, tax_basis_points, shipping_bike_cents,
      shipping_goods_cents, transit_battery_days, transit_goods_days, legal_tunes)
    values (1, 1, 'Here', 'US', '', 0, 0, 0, 1, 1, '{}')`)
  const cases: [Old, string][] = [
    [{ status: 'pending_payment', isPaid: false }, 'unpaid awaiting_payment 0'],
    [{ status: 'expired', isPaid: false }, 'expired cancelled 0'],
    [{ status: 'cancelled', isPaid: false }, 'void cancelled 0'],
    [{ status: 'cancelled' }, 'paid cancelled 10000'],
    [{ status: 'cancelled', back: 10_000 }, 'refunded cancelled 10000'],
    [{ status: 'paid' }, 'paid to_build 10000'],
    [{ status: 'in_production' }, 'paid in_production 10000'],
    [{ status: 'shipped' }, 'paid shipped 10000'],
    [{ status: 'delivered' }, 'paid delivered 10000'],
    [{ status: 'partly_refunded', back: 500 }, 'partly_refunded to_build 10000'],
    [
      { status: 'partly_refunded', back: 500, bike: 'begun' },
      'partly_refunded in_production 10000',
    ],
    [{ status: 'partly_refunded', back: 500, bike: 'shipped' }, 'partly_refunded shipped 10000'],
    [{ status: 'refunded', back: 10_000, bike: 'delivered' }, 'refunded delivered 10000'],
  ]
  const ids: number[] = []
  for (const [old] of cases) ids.push(await insertOld(old))
  // In one transaction, as the migrator does.
  await db.query('begin')
  await run([STATES])
  await db.query('commit')
  const { rows } = await db.query<Record<string, string>>(
    'select id, payment_state, fulfillment_state, paid_cents from orders order by id',
  )
  const now = rows.map((row) => `${row.payment_state} ${row.fulfillment_state} ${row.paid_cents}`)
  expect(rows.map(({ id }) => Number(id))).toEqual(ids)
  expect(now).toEqual(cases.map(([, after]) => after))
})
