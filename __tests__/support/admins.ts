import { eq } from 'drizzle-orm'

import { sessions } from '@/server/kernel/db/schema/sessions'
import { users } from '@/server/kernel/db/schema/users'

import { idOf } from './after-sales'
import { register, type Member } from './members'
import type { TestShop } from './shop'

/** An administrator with a second factor. */
export async function registerAdmin(shop: TestShop, name = 'Cleo'): Promise<Member> {
  const admin = await register(shop, name)
  await makeAdmin(shop, admin)
  return admin
}

/** Gives a member the flag and a second factor, which all sessions of the moment have passed. */
export async function makeAdmin(shop: TestShop, member: Member): Promise<void> {
  const id = await idOf(shop, member)
  const at = shop.clock.now()
  await shop.db.update(users).set({ is_admin: 9, totp_confirmed_at: at }).where(eq(users.id, id))
  await shop.db.update(sessions).set({ second_factor_at: at }).where(eq(sessions.user_id, id))
}
