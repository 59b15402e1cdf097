import { eq } from 'drizzle-orm'

import type { Role } from '@/domain/kit/permissions'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { idOf } from './after-sales'
import { register, type Member } from './members'
import type { TestShop } from './shop'

/** Registers a staff member with a second factor, by default as an owner. */
export async function registerAdmin(
  shop: TestShop,
  name = 'Cleo',
  role: Role = 'owner',
): Promise<Member> {
  const admin = await register(shop, name)
  await makeAdmin(shop, admin, role)
  return admin
}

/** Gives a member a role and a second factor that all current sessions have passed. */
export async function makeAdmin(
  shop: TestShop,
  member: Member,
  role: Role = 'owner',
): Promise<void> {
  const id = await idOf(shop, member)
  const at = shop.clock.now()
  await shop.db
    .update(users)
    .set({ is_admin: 9, staff_role: role, totp_confirmed_at: at })
    .where(eq(users.id, id))
  await shop.db.update(sessions).set({ second_factor_at: at }).where(eq(sessions.user_id, id))
}
