import { suppressionCause } from '@/domain/kit/suppression'
import { recordBounce } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'

import { parseBounce } from './parse-email'

/** Suppresses email addresses after hard bounces or complaints. @throws DomainError malformed_json */
export async function processBounce(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  raw: Uint8Array,
): Promise<'suppressed' | 'ignored'> {
  const { RecordType, Type = RecordType, Email } = await parseBounce(raw)
  const detail = RecordType === 'SpamComplaint' ? RecordType : Type
  const cause = suppressionCause(detail)
  log.info({ cause }, 'bounce received')
  if (cause === null) return 'ignored'
  await db.transaction((tx) => recordBounce({ clock }, tx, { email: Email, cause, detail }))
  return 'suppressed'
}
