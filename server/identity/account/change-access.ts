import type { AccessAction } from '@/domain/office/customers/customers'
import type { Deps } from '@/server/kernel/deps'

import { lockCustomer } from './lock-customer'
import { updateUser } from './queries'
import { revokeSessions } from './session-queries'

interface Change {
  id: string
  action: AccessAction
}

/**
 * Changes access; disabling also ends sessions. Customer service must not change staff.
 * @throws DomainError customer_not_found, customer_is_staff
 */
export async function changeAccess({ db, clock }: Deps, { id, action }: Change): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    const user = await lockCustomer(tx, id)
    if (action === 'enable') return void (await updateUser(tx, user.id, { disabled_at: null }))
    if (action === 'disable' && !user.disabled_at)
      await updateUser(tx, user.id, { disabled_at: at })
    await revokeSessions(tx, user.id, { at, reason: 'ended' })
  })
}
