import { eq } from 'drizzle-orm'

import { users } from '@/server/kernel/db/schema/accounts/users'

import { registerAdmin, makeAdmin } from '@/__tests__/support/admins'
import { as, PASSWORD, type Member } from '@/__tests__/support/members'
import { shared, sharedShop, freshMember } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = shared(() => registerAdmin(shop, 'Ada'))
const ben = freshMember(shop, 'Ben')
beforeEach(() => makeAdmin(shop, ben))
afterEach(() => change(ben, { staff_role: null, is_admin: 0 }))

const change = (member: Member, row: Partial<typeof users.$inferInsert>) =>
  shop.db.update(users).set(row).where(eq(users.public_id, member.id))
const owners = async () =>
  (await shop.db.select().from(users).where(eq(users.staff_role, 'owner'))).filter(
    ({ disabled_at }) => disabled_at === null,
  ).length
const remove = (member: Member) =>
  as(shop, member)('POST', '/api/account/delete', { password: PASSWORD })

test('one of two owners may get another role or delete the account', async () => {
  await change(ben, { staff_role: 'support' })
  expect(await owners()).toBe(1)
  await change(ben, { staff_role: 'owner' })
  expect((await remove(ben)).status).toBe(200)
  expect(await owners()).toBe(1)
})

test('the last owner stays, whatever takes the role away', async () => {
  await change(ben, { staff_role: 'manager' })
  const ways = [
    { staff_role: 'manager' },
    { staff_role: null, is_admin: 0 },
    { disabled_at: shop.clock.now() },
  ] as const
  for (const way of ways) await expect(change(ada, way)).rejects.toThrow()
  const { status, body } = await remove(ada)
  expect([status, body.code]).toEqual([409, 'last_owner'])
  expect(await owners()).toBe(1)
})

test('of two owners who give up at once, one stays', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const done = await Promise.allSettled([
      change(ada, { staff_role: 'support' }),
      change(ben, { staff_role: 'support' }),
    ])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await owners()).toBe(1)
    await change(ada, { staff_role: 'owner' })
    await change(ben, { staff_role: 'owner' })
  }
})

test('a role and the flag of administrators go together', async () => {
  await expect(change(ben, { staff_role: null })).rejects.toThrow()
  await expect(change(ben, { is_admin: 0 })).rejects.toThrow()
})
