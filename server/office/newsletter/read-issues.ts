import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { omit } from '@/utils/omit'

import type { PageCursors } from '@/server/kernel/db/keyset'
import { listSegmentNames } from '@/server/office/segments/queries'
import { countDeliveries, findIssue, listEchoes, listIssues, type ListedIssue } from './queries'
import { countRecipients } from './recipients'
import { countCauses } from './suppressions'

type IssueReadDeps = Pick<Deps, 'db' | 'clock' | 'mail'>

export async function readIssues({ db, clock, mail }: IssueReadDeps, marks: PageCursors) {
  const { rows, ...ends } = await listIssues(db, marks)
  const [echoes, { count }, causes] = await Promise.all([
    listEchoes(
      db,
      rows.map(({ issue }) => issue.id),
    ),
    countRecipients({ db, clock }, null),
    countCauses(db),
  ])
  return {
    issues: rows.map((row) => {
      const { recipients, sent, failed, unclear, skipped } = row.issue
      const left = recipients - sent - failed - unclear - skipped
      const figures = { recipients, sent, failed, unclear, skipped, left }
      const all = toResponse(row, { ...figures, ...requireEcho(echoes, row.issue.id) })
      return omit(all, 'preheader', 'source')
    }),
    ...{ subscribers: count, ...causes, can_send: mail !== null },
    ...ends,
  }
}

/** Returns an issue with up-to-date counts. @throws DomainError issue_not_found */
export async function readIssue({ db }: Pick<IssueReadDeps, 'db'>, id: number) {
  const row = await findIssue(db, id)
  if (!row) throw new DomainError('issue_not_found', `No issue ${id}.`)
  const [figures, echoes] = await Promise.all([countDeliveries(db, id), listEchoes(db, [id])])
  return toResponse(row, { ...figures, ...requireEcho(echoes, id) })
}

export async function readIssuePage(using: IssueReadDeps, id: number) {
  const [issue, segments] = await Promise.all([readIssue(using, id), listSegmentNames(using.db)])
  return {
    ...{ issue, segments },
    can_send: using.mail !== null,
  }
}

function requireEcho(echoes: Awaited<ReturnType<typeof listEchoes>>, id: number) {
  return echoes.get(id) ?? { bounced: 0, complained: 0, unsubscribed: 0 }
}

const text = (moment: Date | null) => moment?.toISOString() ?? null

function toResponse<Figures>({ issue, by }: ListedIssue, figures: Figures) {
  const { id, subject, preheader, source, segment_name, edition, state, is_stuck } = issue
  return {
    ...{ id, subject, preheader, source, segment_name, edition, state, is_stuck, by },
    segment: issue.segment_id,
    send_at: text(issue.send_at),
    started_at: text(issue.started_at),
    ended_at: text(issue.ended_at),
    changed_at: issue.changed_at.toISOString(),
    ...figures,
  }
}
