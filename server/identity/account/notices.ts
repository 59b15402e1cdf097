import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueAccountMail, type AccountMailKind } from './account-mails'

interface Notice {
  user: { id: number; email: string }
  kind: AccountMailKind
}

export async function queueNotice(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { user, kind }: Notice,
): Promise<void> {
  const path = '/dashboard/settings'
  await queueAccountMail(deps, tx, { userId: user.id, recipient: user.email, kind, path })
}
