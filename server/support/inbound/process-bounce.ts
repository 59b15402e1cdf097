import { z } from 'zod'

import { suppressionCause } from '@/domain/suppression'
import { recordBounce } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { postmarkJson } from './read-postmark'

/** What is read of Postmark’s webhooks for bounces and spam complaints. */
const Bounce = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: z.string().max(60).optional(),
  Email: z.string().min(3).max(254),
})

/**
 * Sends nothing to an address any more that is dead, or whose owner called an email spam.
 * @throws DomainError malformed_json
 */
export async function processBounce(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  raw: Buffer,
): Promise<'suppressed' | 'ignored'> {
  const read = Bounce.safeParse(postmarkJson(raw))
  if (!read.success) throw new DomainError('malformed_json', 'Not a bounce of Postmark.')
  const { RecordType, Type = RecordType, Email } = read.data
  const detail = RecordType === 'SpamComplaint' ? RecordType : Type
  const cause = suppressionCause(detail)
  log.info({ cause }, 'bounce received')
  if (cause === null) return 'ignored'
  await db.transaction((tx) => recordBounce({ clock }, tx, { email: Email, cause, detail }))
  return 'suppressed'
}
