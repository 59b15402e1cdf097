import { ADMIN_FLAG } from '@/domain/kit/constants'
import { FORUM_LOG_PAGE, type Ground } from '@/domain/community/forum/forum-moderation'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { authorAnswer } from './answers'
import {
  deleteSilence,
  findSilence,
  insertRecord,
  listLog,
  listSilences,
  lockMember,
  upsertSilence,
} from './log-queries'
import { FORUM_RULES, sendLifted, sendStatement, type StatementDeps } from './statement'
import type { Author } from './viewer'

type Context = Pick<Deps, 'db' | 'clock'>

const DAY_MS = 86_400_000

interface SilenceMemberInput {
  member: string
  /** Duration in days, or null for a permanent silence. */
  days: number | null
  reason: string
  ground?: Ground | null | undefined
  reference?: string | null | undefined
}

/** @throws DomainError forum_member_not_found, also for administrators, who can’t be silenced */
export async function silenceMember(
  deps: Context & StatementDeps,
  actor: Author,
  { member, days, reason, ...grounds }: SilenceMemberInput,
) {
  const { db, clock } = deps
  const ground = grounds.ground ?? FORUM_RULES.ground
  const reference = grounds.reference || FORUM_RULES.reference
  return db.transaction(async (tx) => {
    const at = clock.now()
    const { id } = await requireMember(tx, member)
    const before = await findSilence(tx, id, at)
    const until = days === null ? null : new Date(at.getTime() + days * DAY_MS)
    await upsertSilence(tx, { user_id: id, until, reason, created_at: at })
    await insertRecord(tx, {
      ...{ action: 'silence_member', actor_id: actor.userId, member_id: id },
      ...{ ground, reference, reason },
      before: before ? silenceState(before) : { is_silenced: false },
      after: silenceState({ until }),
      created_at: at,
    })
    const restriction = {
      ground,
      reference,
      reason,
      measure: 'silenced',
      source: null,
      until,
    } as const
    await sendStatement(deps, tx, { ...restriction, memberId: id })
    return { until: until?.toISOString() ?? null }
  })
}

const silenceState = ({ until }: { until: Date | null }) => ({
  ...{ is_silenced: true, until: until?.toISOString() ?? null },
})

/** Lifts a silence and emails the member. Idempotent. @throws DomainError forum_member_not_found */
export async function unsilenceMember(
  deps: Context & StatementDeps,
  actor: Author,
  { member, reason }: Pick<SilenceMemberInput, 'member' | 'reason'>,
) {
  const { db, clock } = deps
  await db.transaction(async (tx) => {
    const at = clock.now()
    const { id } = await requireMember(tx, member)
    const before = await findSilence(tx, id, at)
    if (!before) return
    await deleteSilence(tx, id)
    await insertRecord(tx, {
      ...{ action: 'unsilence_member', actor_id: actor.userId, member_id: id, reason },
      before: silenceState(before),
      after: { is_silenced: false },
      created_at: at,
    })
    await sendLifted(deps, tx, id)
  })
  return {}
}

async function requireMember(tx: Db, publicId: string) {
  const found = await lockMember(tx, publicId)
  if (!found) throw new DomainError('forum_member_not_found', `No member ${publicId}.`)
  if (found.is_admin === ADMIN_FLAG) {
    throw new DomainError('forum_member_not_found', `${publicId} is staff.`, {
      message: 'Staff can’t be silenced.',
    })
  }
  return found
}

/** @throws DomainError forum_silenced */
export async function refuseSilenced(db: Db, userId: number, at: Date): Promise<void> {
  if (await findSilence(db, userId, at)) {
    throw new DomainError('forum_silenced', `Member ${userId} is silenced.`)
  }
}

export async function readSilences({ db, clock }: Context, member?: string) {
  const rows = await listSilences(db, clock.now(), member)
  return {
    members: rows.map(({ silence, member }) => ({
      member: authorAnswer(member),
      until: silence.until?.toISOString() ?? null,
      reason: silence.reason,
      created_at: silence.created_at.toISOString(),
    })),
  }
}

export async function readLog(
  { db }: Pick<Deps, 'db'>,
  query: { thread: number | null; before: number | null },
) {
  const rows = await listLog(db, query)
  const shown = rows.slice(0, FORUM_LOG_PAGE)
  return {
    records: shown.map(({ record, actor, member, thread, legal_reports }) => ({
      ...{ id: record.id, action: record.action, number: record.number, legal_reports },
      ...{ reference: record.reference, reason: record.reason },
      ...{ before: record.before, after: record.after, thread, thread_id: record.thread_id },
      actor: authorAnswer(actor),
      member: authorAnswer(member),
      created_at: record.created_at.toISOString(),
    })),
    next: rows.length > FORUM_LOG_PAGE ? (shown.at(-1)?.record.id ?? null) : null,
  }
}
