import type { z } from 'zod'

import type { forumSchemas } from '@/contract/community/forum/forum.schema'
import { postAddress } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { missing, postRecord } from './change-post'
import { listOpenFlags, settleFlags } from './judging-queries'
import { hidePost, listOpenReportsOf, lockPost } from './legal-queries'
import { decideReports } from './legal-report'
import { insertRecord } from './log-queries'
import { versionOf } from './reports'
import { sendStatement, type StatementDeps } from './statement'
import type { Author } from './viewer'

type Change = z.output<(typeof forumSchemas)['moderatePost']['body']>

/**
 * Hides or shows a post, which resolves its reports and emails the reasons.
 * @throws DomainError forum_post_not_found, forum_post_changed; invalid_input without a reason for those who reported
 * it as illegal
 */
export async function moderatePost(
  deps: Pick<Deps, 'db'> & StatementDeps,
  actor: Author,
  { id, is_hidden, ...change }: Change & { id: number },
) {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { post, thread, reports } = await lockReported(tx, id, change.version)
    const reason = change.reason ?? ''
    if (reports.length > 0 && reason === '') throw reasonMissing()
    const grounds = is_hidden ? groundsOf(change) : null
    const wasHidden = post.hidden_at !== null
    const decisionId = await insertRecord(tx, {
      ...{ ...postRecord(post, actor, at), action: 'change_post', reason, ...grounds },
      ...{ before: { is_hidden: wasHidden }, after: { is_hidden } },
    })
    await hidePost(tx, id, is_hidden ? (post.hidden_at ?? at) : null)
    const isFlagged = await settleFlags(tx, id, at)
    const outcome = grounds
      ? { isHidden: true as const, grounds }
      : { isHidden: false as const, reason }
    await decideReports(deps, tx, { reports, decisionId, outcome })
    if (!grounds || wasHidden || post.user_id === actor.userId) return
    await sendStatement(deps, tx, {
      ...{ ...grounds, measure: 'post_hidden', memberId: post.user_id },
      source: reports.length > 0 ? 'notice' : isFlagged ? 'flag' : 'own',
      content: `${deps.shopUrl}${postAddress(thread, post.number)}`,
    })
  })
  return { is_hidden }
}

/**
 * Locks a post with its open reports. A deleted post can be moderated only if it was reported as illegal.
 * @throws DomainError forum_post_not_found, forum_post_changed
 */
async function lockReported(tx: Db, id: number, version: string | null | undefined) {
  const found = await lockPost(tx, id)
  if (!found) throw missing(id)
  const { post, thread } = found
  const reports = await listOpenReportsOf(tx, [id])
  const isDeleted = post.deleted_at !== null || thread.deleted_at !== null
  if (isDeleted && reports.length === 0) throw missing(id)
  if (version && version !== versionOf({ post, reports, flags: await listOpenFlags(tx, [id]) })) {
    throw new DomainError('forum_post_changed', `Post ${id} has another version.`)
  }
  return { post, thread, reports }
}

export function groundsOf({ ground, reference, reason }: Omit<Change, 'is_hidden'>) {
  if (!ground || !reference || !reason) throw reasonMissing()
  return { ground, reference, reason }
}

function reasonMissing(): DomainError {
  const message = 'Say why, for the people who reported it.'
  return new DomainError('invalid_input', message, { errors: [{ field: 'reason', message }] })
}
