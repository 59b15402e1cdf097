import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'

import type { UserRow } from './queries'

/**
 * Makes an account for a guest's mailbox, which must not outlive its transaction. With it, a guest's data is exported
 * and erased by the same code as a member's. Its key differs from the mailbox, which a member may have, too.
 */
export async function insertGuestAccount(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  tx: Db,
  email: string,
): Promise<UserRow> {
  const id = ids.publicId()
  const now = clock.now()
  const [user] = await tx
    .insert(users)
    .values({
      ...{
        public_id: id,
        user_name: `guest-${id}`,
        email,
        email_key: `guest+${id}@invalid`.toLowerCase(),
      },
      ...{ name: '', last_name: '', email_verified_at: now, disabled_at: now, created_at: now },
    })
    .returning()
  if (!user) throw new Error('No account for the guest.')
  return user
}
