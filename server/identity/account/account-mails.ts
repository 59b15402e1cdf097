import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { LetterRow } from '@/server/kernel/mail/letter'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { accountLetter, type AccountMailKind } from './account-letters'

export type { AccountMailKind }

interface AccountMail {
  userId: number
  recipient: string
  kind: AccountMailKind
  /** Path with query; the origin comes from the settings, never from a request. */
  path: string
  facts?: LetterRow[]
}

export async function queueAccountMail(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { userId, recipient, kind, path, facts }: AccountMail,
): Promise<void> {
  const letter = accountLetter(kind, `${deps.shopUrl}${path}`, facts)
  await queueLetter(deps, tx, { user_id: userId, kind, recipient, letter })
}
