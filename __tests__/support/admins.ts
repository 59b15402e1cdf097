import { eq } from 'drizzle-orm'

import { users } from '@/server/db/schema/users'

import { idOf } from './after-sales'
import { register, type Member } from './members'
import type { TestShop } from './shop'

/** An administrator with a second factor. */
export async function registerAdmin(shop: TestShop, name = 'Cleo'): Promise<Member> {
  const admin = await register(shop, name)
  await shop.db
    .update(users)
    .set({ is_admin: 9, totp_confirmed_at: shop.clock.now() })
    .where(eq(users.id, await idOf(shop, admin)))
  return admin
}
