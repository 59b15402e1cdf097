import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { accountLetter, type AccountMailKind } from './letters/account'
import { queueLetter } from './queue-letter'

export type { AccountMailKind }

interface AccountMail {
  userId: number
  recipient: string
  kind: AccountMailKind
  /** Path of the shop with its query; the origin comes from the settings, never from a request. */
  path: string
}

/** Queues a letter in the transaction that causes it. */
export async function queueAccountMail(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { userId, recipient, kind, path }: AccountMail,
): Promise<void> {
  const letter = accountLetter(kind, `${deps.shopUrl}${path}`)
  await queueLetter(deps, tx, { user_id: userId, kind, recipient, letter })
}
