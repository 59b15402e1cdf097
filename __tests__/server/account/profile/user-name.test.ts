import { sql } from 'drizzle-orm'

import type { WireForumNotices } from '@/contract/community/forum/forum'
import { addCustomers } from '@/server/identity'
import { addUser } from '@/server/identity/account/register'
import type { Db } from '@/server/kernel/db/client'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { openThread, reply, writer } from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, registration, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))

const rename = (member: Member, user_name: string) =>
  as(shop, member)('PUT', '/api/account/profile', { name: 'A', last_name: 'Rider', user_name })
const answerTo = async (member: Member, name: string) => {
  const { status, body } = await rename(member, name)
  return status === 200 ? 'taken over' : [body.code, body.errors?.[0]?.field]
}

test.each(['Ada R 2', 'ab', 'a'.repeat(21), 'adä_rides', 'a.b', 'Admin', '_Staff_'])(
  '“%s” can’t be chosen',
  async (name) => {
    expect(await answerTo(ada, name)).toEqual(['invalid_input', 'user_name'])
  },
)

test('the name of the shop can’t be chosen, as staff set it', async () => {
  expect(await answerTo(ada, 'FixtureBikesInc-1')).toEqual(['invalid_input', 'user_name'])
  await shop.db.insert(settings).values({ key: 'brand', value: { name: 'Vélo Tal' } })
  expect(await answerTo(ada, 'Velo_Tal-1')).toEqual(['invalid_input', 'user_name'])
  expect(await answerTo(ada, 'FixtureBikesInc-1')).toBe('taken over')
})

test('the given name can stay when other names are saved', async () => {
  expect(await answerTo(ada, 'Ada-R')).toBe('taken over')
})

test('a name is unique in any case, also one that somebody left', async () => {
  expect(await answerTo(ada, 'Snow_Rider')).toBe('taken over')
  expect(await answerTo(ben, 'snow_rider')).toEqual(['user_name_taken', 'user_name'])
  expect(await answerTo(ada, 'sand-rider')).toBe('taken over')
  expect(await answerTo(ben, 'SNOW_RIDER')).toEqual(['user_name_taken', 'user_name'])
  expect(await answerTo(ada, 'snow_rider')).toBe('taken over')
})

test('of two members who choose the same name at once one gets it', async () => {
  const answers = await Promise.all([answerTo(ada, 'Twin'), answerTo(ben, 'twin')])
  expect(answers).toContainEqual('taken over')
  expect(answers).toContainEqual(['user_name_taken', 'user_name'])
})

test('people of the same name who register at once all get an account', async () => {
  const people = Array.from({ length: 6 }, (_, index) => ({
    ...registration('Sam'),
    email: `sam${index}@example.com`,
  }))
  const replies = await Promise.all(
    people.map((person) => shop.send('POST', '/api/register', person)),
  )
  expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200))
  const tokens = replies.map((reply) => dataOf<{ token: string }>(reply).token)
  const names = await Promise.all(
    tokens.map(async (token) => {
      const me = await as(shop, { ...ada, token })('GET', '/api/me')
      return dataOf<{ user_name: string }>(me).user_name
    }),
  )
  expect(names.sort()).toEqual(['Sam-R', 'Sam-R-2', 'Sam-R-3', 'Sam-R-4', 'Sam-R-5', 'Sam-R-6'])
})

test('an import waits for a registration under the same name and numbers its own', async () => {
  const { now } = shop.clock
  const person = { email: 'sam@example.com', name: 'Sam', last_name: 'Rider' }
  const context = { now: now(), ids: shop.deps.ids, detail: 'import 1' }
  let imported: Promise<Map<string, number>> | undefined
  await shop.db.transaction(async (tx) => {
    const other = {
      name: 'Sam',
      lastname: 'Rider',
      email: 'other@example.com',
      password_hash: null,
    }
    await addUser(shop.deps, tx, other)
    imported = shop.db.transaction((second) => addCustomers(second, [person], context))
    await waitForBlocked(shop.db)
  })
  expect([...((await imported)?.keys() ?? [])]).toEqual(['sam@example.com'])
  const rows = await shop.db.select({ name: users.user_name }).from(users)
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sam-R', 'Sam-R-2']))
})

test('an import ends with an error when accounts conflict by anything else', async () => {
  const context = { now: shop.clock.now(), ids: shop.deps.ids, detail: 'import 1' }
  await shop.db.execute(
    sql`create unique index only_one on users ((true)) where email_key like 'import%'`,
  )
  const people = ['import1@example.com', 'import2@example.com'].map((email) => ({
    ...{ email, name: 'Sam', last_name: 'Rider' },
  }))
  await expect(addCustomers(shop.db, people, context)).rejects.toMatchObject({
    cause: { code: '23505' },
  })
})

async function waitForBlocked(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a name left and one taken at once never meet', async () => {
  await rename(ada, 'First')
  await Promise.all([rename(ada, 'Second'), rename(ben, 'First')])
  const name = dataOf<{ user_name: string }>(await as(shop, ben)('GET', '/api/me')).user_name
  expect(name).toBe('Ben-R')
})

test('a name changes three times a year, back and forth counted', async () => {
  for (const name of ['one_1', 'two_2', 'one_1'])
    expect(await answerTo(ada, name)).toBe('taken over')
  expect(await answerTo(ada, 'two_2')).toEqual(['invalid_input', 'user_name'])
  expect(await answerTo(ada, 'ONE_1')).toBe('taken over')
  shop.clock.advance(366 * 86_400_000)
  const later = await shop.send('POST', '/api/login', { email: ada.email, password: ada.password })
  const { token } = dataOf<{ token: string }>(later)
  expect(await answerTo({ ...ada, token }, 'two_2')).toBe('taken over')
})

test('a mention by the old name still reaches the member', async () => {
  await rename(ada, 'Dune')
  const thread = await openThread(shop, ben)
  await reply(shop, ben, { thread, text: 'Did you see this, @Ada-R? It is about tires.' })
  const notices = await as(shop, ada)('GET', '/api/forum/notifications')
  expect(dataOf<WireForumNotices>(notices).notices).toMatchObject([{ kind: 'mention' }])
})

test('nobody is registered under a name that somebody left', async () => {
  await rename(ada, 'Dune')
  const twin = { ...registration('Ada'), email: 'twin@example.com' }
  const { token } = dataOf<{ token: string }>(await shop.send('POST', '/api/register', twin))
  const me = await as(shop, { ...ada, token })('GET', '/api/me')
  expect(dataOf<{ user_name: string }>(me).user_name).toBe('Ada-R-2')
})
