import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'

import { createApi } from '@/server/app'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { deliver, idOf } from '@/__tests__/support/after-sales'
import {
  as,
  bearer,
  PASSWORD,
  register,
  registration,
  type Member,
} from '@/__tests__/support/members'
import { buyCart, readGarage, saveBike } from '@/__tests__/support/member-shop'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'

/** Texts that occur only in this member's data. */
const MARKS = {
  name: 'Zebulonia',
  street: '77 Quiddity Lane',
  phone: '+1 503 555 7788',
  nickname: 'Thunderbolt-Mark',
  note: 'Squeak near the Xyloport',
  painted: 'Zebs Own',
  question: 'Whirligig noise in the bottom bracket',
}

const shop = freshShop()

/** Registers a member and creates data of theirs wherever the shop stores any. */
async function livedIn(): Promise<{ member: Member; number: string }> {
  const member = await register(shop, MARKS.name)
  const send = as(shop, member)
  const address = { ...ADDRESS, name: MARKS.name, line1: MARKS.street, phone: MARKS.phone }
  await send('POST', '/api/addresses', address)
  await saveBike(
    shop,
    member,
    bikeItem('nyx', (build, bike) => {
      const [first, second] = bike.colors.filter(({ type }) => type !== 'Custom')
      const custom = bike.colors.find(({ type }) => type === 'Custom')
      if (!first || !second || !custom) throw new Error('The seed lacks colors.')
      const paint = { first_color_id: first.id, second_color_id: second.id, name: MARKS.painted }
      return { ...build, color_id: custom.id, paint }
    }),
  )
  const number = await buyCart(shop, member, { shipping_address: address })
  await saveBike(shop, member)
  const [bike] = await readGarage(shop, member)
  await send('PUT', `/api/garage/${bike?.id}/settings`, {
    ...bike?.settings,
    nickname: MARKS.nickname,
  })
  const entry = { date: '2026-11-10', km: 5, note: MARKS.note }
  await send('POST', `/api/garage/${bike?.id}/service`, entry)
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  await createApi(shop.deps).request('/api/account/avatar', {
    method: 'POST',
    headers: { ...bearer(member.token), 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  })
  await shop.db
    .update(users)
    .set({ email_verified_at: shop.clock.now() })
    .where(eq(users.email, member.email))
  await shop.send('POST', '/api/newsletter/subscribe', { email: member.email })
  await send('POST', '/api/contact', {
    name: MARKS.name,
    email: member.email,
    topic: 'bike',
    message: MARKS.question,
    request_key: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  })
  await send('POST', '/api/forum/threads', {
    category: 'prime',
    title: 'A thread of somebody who leaves',
    text: 'These words stay when their author is gone.',
    request_key: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  })
  return { member, number }
}

interface Column extends Record<string, unknown> {
  table_name: string
  column_name: string
  data_type: string
}

async function columns(where: string): Promise<Column[]> {
  const { rows } = await shop.db.execute<Column>(
    sql.raw(
      `select table_name, column_name, data_type from information_schema.columns
       where table_schema = 'public' and ${where} order by 1, 2`,
    ),
  )
  return rows
}

async function countOf(table: string, condition: string): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from "${table}" where ${condition}`),
  )
  return rows[0]?.count ?? 0
}

async function holding(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { table_name, column_name } of await columns(
    "data_type in ('text', 'jsonb', 'json', 'character varying')",
  )) {
    const quoted = text.replace(/'/g, "''")
    const hits = await countOf(table_name, `"${column_name}"::text like '%${quoted}%'`)
    if (hits > 0) found.push(`${table_name}.${column_name}`)
  }
  return found
}

type Export = Record<string, Record<string, unknown>[]>

async function exported(member: Member): Promise<Export> {
  const { status, body } = await as(shop, member)('POST', '/api/account/export', {
    password: PASSWORD,
  })
  expect(status).toBe(200)
  return body as unknown as Export
}

test('the export holds every row of every table that names the user', async () => {
  const { member } = await livedIn()
  await register(shop, 'Ben')
  const id = await idOf(shop, member)
  const file = await exported(member)
  // The index of the staff's search repeats words of the other tables.
  const owned = await columns("column_name = 'user_id' and table_name <> 'customer_search'")
  expect(owned.length).toBeGreaterThan(8)
  for (const { table_name } of owned) {
    const rows = await countOf(table_name, `user_id = ${id}`)
    // Emails about the user's orders are included besides those of the account.
    const isExact = table_name !== 'mail_outbox'
    const held = file[table_name]?.length ?? 0
    expect({ table_name, held: isExact ? held : Math.min(held, rows) }).toEqual({
      table_name,
      held: rows,
    })
  }
  expect(file.users).toHaveLength(1)
  for (const table of [
    'order_lines',
    'order_events',
    'payments',
    'service_entries',
    'ticket_messages',
    'newsletter_subscriptions',
    'mail_outbox',
  ]) {
    expect({ table, isFilled: (file[table]?.length ?? 0) > 0 }).toEqual({ table, isFilled: true })
  }
  const text = JSON.stringify(file)
  for (const mark of Object.values(MARKS)) expect(text).toContain(mark)
  expect(text).not.toContain('ben@example.com')
})

test('the export holds no credential', async () => {
  const { member } = await livedIn()
  const text = JSON.stringify(await exported(member))
  for (const secret of [PASSWORD, member.token, member.refresh]) expect(text).not.toContain(secret)
  const secret =
    "(column_name like '%hash%' or column_name like '%secret%') and column_name <> 'cart_hash'"
  for (const { table_name, column_name } of await columns(secret)) {
    const { rows } = await shop.db.execute<{ value: string }>(
      sql.raw(
        `select "${column_name}"::text as value from "${table_name}" where "${column_name}" is not null`,
      ),
    )
    for (const { value } of rows) {
      expect({ table_name, column_name, isLeaked: text.includes(value) }).toEqual({
        table_name,
        column_name,
        isLeaked: false,
      })
    }
  }
})

test('an export asks for the password', async () => {
  const ada = await register(shop, 'Ada')
  const { status, body } = await as(shop, ada)('POST', '/api/account/export', { password: 'no' })
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'password_wrong' })
})

test('a deleted account leaves its orders and nothing of its person', async () => {
  const { member, number } = await livedIn()
  await deliver(shop, number)
  const total = await countOf('orders', `number = '${number}'`)
  const { status } = await as(shop, member)('POST', '/api/account/delete', { password: PASSWORD })
  expect(status).toBe(200)
  for (const mark of [...Object.values(MARKS), member.email, MARKS.name.toLowerCase()]) {
    expect({ mark, found: await holding(mark) }).toEqual({ mark, found: [] })
  }
  expect(await countOf('avatars', 'true')).toBe(0)
  expect(await countOf('sessions', 'true')).toBe(0)
  expect(await countOf('orders', `number = '${number}' and total_cents > 0`)).toBe(total)
  expect(await countOf('payments', 'amount_cents > 0')).toBe(1)
  expect((await as(shop, member)('GET', '/api/me')).status).toBe(401)
  // The address can be registered again, and the new account finds no former data.
  const again = await shop.send('POST', '/api/register', registration(MARKS.name))
  expect(again.status).toBe(200)
  const { token } = again.body.data as unknown as { token: string }
  const orders = await shop.send('GET', '/api/orders', undefined, bearer(token))
  expect(JSON.stringify(orders.body)).not.toContain(number)
})

test('an account with an order under way is not deleted', async () => {
  const { member } = await livedIn()
  const { status, body } = await as(shop, member)('POST', '/api/account/delete', {
    password: PASSWORD,
  })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'account_in_use' })
  expect((await as(shop, member)('GET', '/api/me')).status).toBe(200)
})
