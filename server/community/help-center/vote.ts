import type { z } from 'zod'

import {
  VoterKey,
  type helpCenterSchemas,
} from '@/contract/community/help-center/help-center.schema'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { deriveKey } from '@/server/kernel/ports/ids'

import { hasTopic, saveVote } from './queries'

type Feedback = z.output<(typeof helpCenterSchemas)['helpful']['body']>

export interface Voter {
  voter: string
  user_id: number | null
}

export const memberVoter = (userId: number): Voter => ({
  voter: `member:${userId}`,
  user_id: userId,
})

/** Derives a guest voter as a one-way hash of the browser's key, or else of the IP block and day. */
export function guestVoter(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  { key, ipBlock }: { key: string | null | undefined; ipBlock: string },
): Voter {
  const subject = key ? `key:${key.toLowerCase()}` : `place:${dayOf(clock.now())}:${ipBlock}`
  return { voter: `guest:${deriveKey(secret, 'help-vote', subject)}`, user_id: null }
}

/** Validates the key in the header of a guest's vote. @throws DomainError invalid_input */
export function voterKey(header: string | undefined): string | undefined {
  if (header === undefined || VoterKey.safeParse(header).success) return header
  throw new DomainError('invalid_input', 'X-Voter-Key: not a UUID.')
}

/** Upserts a voter's vote on a topic. @throws DomainError help_topic_not_found */
export async function voteOnTopic(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { topic_id, help_full, comment }: Feedback,
  voter: Voter,
) {
  const now = clock.now()
  if (!(await hasTopic(db, topic_id, now))) {
    throw new DomainError('help_topic_not_found', `No help topic ${topic_id}.`)
  }
  await saveVote(db, { topic_id, help_full, comment: comment ?? '', ...voter }, now)
  return { topic_id, help_full }
}
