import { issueAfter, type IssueAction, type IssueState } from '@/domain/office/newsletter/issue'
import { liveTopic } from '@/domain/kit/live'
import type { Conditions } from '@/domain/office/segments/segment'
import { attachPictures } from '@/server/catalog'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue } from '@/server/kernel/jobs/queue'
import { announce } from '@/server/kernel/live/announce'

import { requireSegment } from '@/server/office/segments/queries'
import type { IssueContent } from './issue-letter'
import { deleteIssue, insertIssue, lockIssue, updateIssue, type IssueRow } from './queries'
import { countRecipients, writeDeliveries } from './recipients'

type IssueDeps = Pick<Deps, 'db' | 'clock'>
type IssueInput = IssueContent & { segment: string | null }

interface ActorRef {
  by: number
}

const toRow = (
  { segment, subject, preheader, source }: IssueInput,
  { by }: ActorRef,
  now: Date,
) => ({
  ...{ subject, preheader, source },
  segment_id: segment,
  changed_by: by,
  changed_at: now,
})

export async function addIssue(
  { db, clock, about }: IssueDeps & AuditSubjects,
  input: IssueInput & ActorRef,
): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await insertIssue(tx, toRow(input, input, clock.now()))
    about({ kind: 'issues', id: String(id) })
    await attachPictures({ clock }, tx, { owner: { issue_id: id }, source: input.source })
    return id
  })
}

/** @throws DomainError issue_not_found, issue_moved, issue_changed */
export async function saveIssue(
  { db, clock }: IssueDeps,
  id: number,
  input: IssueInput & ActorRef & { edition: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await requireDraft(tx, id)
    if (known.edition !== input.edition) throw new DomainError('issue_changed', String(id))
    const change = toRow(input, input, clock.now())
    await updateIssue(tx, id, { ...change, edition: known.edition + 1 })
    await attachPictures({ clock }, tx, { owner: { issue_id: id }, source: input.source })
    await announceIssue(tx, id)
  })
}

/** @throws DomainError issue_not_found, issue_moved */
export async function removeIssue(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await requireDraft(tx, id)
    await deleteIssue(tx, id)
  })
}

/** Returns a segment's conditions. @throws DomainError segment_not_found if it has been deleted */
export async function requireConditions(
  db: Db,
  segment: string | null,
): Promise<{ segment_name: string | null; conditions: Conditions | null }> {
  if (segment === null) return { segment_name: null, conditions: null }
  const { name, conditions } = await requireSegment(db, segment)
  return { segment_name: name, conditions }
}

interface StartIssueInput extends ActorRef {
  edition: number
  send_at: string | null
}

/**
 * Starts sending a draft, or schedules it, with the current conditions of its segment.
 * @throws DomainError email_off, issue_not_found, issue_moved, issue_changed, segment_not_found, issue_hour_past,
 * issue_for_nobody
 */
export async function startIssue(
  { db, clock, mail }: IssueDeps & Pick<Deps, 'mail'>,
  id: number,
  { edition, send_at, by }: StartIssueInput,
): Promise<void> {
  if (!mail) throw new DomainError('email_off', 'No mail server is set up.')
  const now = clock.now()
  const at = send_at === null ? null : new Date(send_at)
  if (at && at <= now) throw new DomainError('issue_hour_past', 'That hour has passed.')
  await db.transaction(async (tx) => {
    const known = await requireDraft(tx, id)
    if (known.edition !== edition) throw new DomainError('issue_changed', String(id))
    const segment = await requireConditions(tx, known.segment_id)
    const { count } = await countRecipients({ db: tx, clock }, segment.conditions)
    if (count === 0) throw new DomainError('issue_for_nobody', String(id))
    const change = { ...segment, changed_by: by, changed_at: now }
    if (at) await updateIssue(tx, id, { ...change, state: 'planned', send_at: at })
    else {
      await updateIssue(tx, id, change)
      await startSending({ db: tx, clock }, { id, conditions: segment.conditions })
    }
    await enqueue(tx, { queue: 'newsletter', id, ...(at && { startAfter: at }) })
    await announceIssue(tx, id)
  })
}

/** Writes the deliveries and starts sending, only once, because the caller has locked the issue. */
export async function startSending(
  { db, clock }: IssueDeps,
  { id, conditions }: { id: number; conditions: Conditions | null },
): Promise<void> {
  const recipients = await writeDeliveries({ db, clock }, { issue: id, conditions })
  const started_at = clock.now()
  await updateIssue(db, id, { state: 'sending', recipients, started_at })
}

/** @throws DomainError issue_not_found, issue_moved */
export async function moveIssue(
  { db, clock }: IssueDeps,
  id: number,
  { action, by }: ActorRef & { action: IssueAction },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await requireIssue(tx, id)
    const to = issueAfter(state, action)
    if (to === null) throw new DomainError('issue_moved', `${id} is ${state}.`)
    await updateIssue(tx, id, { ...changeTo(to, clock.now()), changed_by: by })
    if (to === 'sending') await enqueue(tx, { queue: 'newsletter', id })
    await announceIssue(tx, id)
  })
}

function changeTo(state: IssueState, now: Date): Partial<IssueRow> {
  if (state === 'draft') return { state, send_at: null }
  if (state === 'canceled') return { state, ended_at: now }
  return { state }
}

async function requireIssue(tx: Db, id: number): Promise<IssueRow> {
  const known = await lockIssue(tx, id)
  if (!known) throw new DomainError('issue_not_found', `No issue ${id}.`)
  return known
}

async function requireDraft(tx: Db, id: number): Promise<IssueRow> {
  const known = await requireIssue(tx, id)
  if (known.state !== 'draft') throw new DomainError('issue_moved', `${id} is ${known.state}.`)
  return known
}

export async function announceIssue(tx: Db, id: number): Promise<void> {
  await announce(tx, { topics: [liveTopic.staff('marketing.read')], kind: 'issue', subject: id })
}
