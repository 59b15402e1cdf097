import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { accountLetter, type AccountMailKind } from './account-letters'

export type { AccountMailKind }

interface AccountMail {
  userId: number
  recipient: string
  kind: AccountMailKind
  /** Path with query; the origin comes from the settings, never from a request. */
  path: string
}

export async function queueAccountMail(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { userId, recipient, kind, path }: AccountMail,
): Promise<void> {
  const letter = accountLetter(kind, `${deps.shopUrl}${path}`)
  await queueLetter(deps, tx, { user_id: userId, kind, recipient, letter })
}
