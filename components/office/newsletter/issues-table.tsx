import { createColumnHelper } from '@tanstack/react-table'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { IssueRow } from '@/hooks/office/newsletter/use-issues'
import { issues as texts } from '@/messages/office/newsletter/issues'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<IssueRow>()
const { subject, state, at, sent, failed, bounced, complained, unsubscribed } = texts.columns

const KINDS: Record<IssueRow['state'], BadgeKind> = {
  draft: 'plain',
  planned: 'warn',
  sending: 'warn',
  paused: 'warn',
  sent: 'ok',
  canceled: 'bad',
}

export function IssueBadge({ issue }: { issue: Pick<IssueRow, 'state' | 'is_stuck'> }) {
  return <Badge kind={KINDS[issue.state]}>{texts.stateOf(issue)}</Badge>
}

const COLUMNS = [
  column.display({
    id: 'subject',
    header: subject,
    cell: ({ row: { original } }) => <Subject issue={original} />,
  }),
  column.display({
    id: 'state',
    header: state,
    cell: ({ row: { original } }) => <IssueBadge issue={original} />,
  }),
  column.accessor(texts.when, { id: 'at', header: at }),
  column.accessor(texts.sentOf, { id: 'sent', header: sent }),
  column.accessor((row) => texts.number(row.failed + row.unclear + row.skipped), {
    id: 'failed',
    header: failed,
  }),
  column.accessor((row) => texts.number(row.bounced), { id: 'bounced', header: bounced }),
  column.accessor((row) => texts.number(row.complained), { id: 'complained', header: complained }),
  column.accessor((row) => texts.number(row.unsubscribed), {
    id: 'unsubscribed',
    header: unsubscribed,
  }),
]

const NUMBER = 'max-xl:hidden text-right tabular-nums'

const SHOWN: Record<string, string> = {
  subject: 'w-full max-md:w-full md:max-w-0 md:truncate',
  state: 'max-md:hidden',
  at: 'max-lg:hidden text-ink-soft',
  sent: 'max-md:hidden text-right tabular-nums',
  ...{ failed: NUMBER, bounced: NUMBER, complained: NUMBER, unsubscribed: NUMBER },
}

export function IssuesTable({ rows }: { rows: IssueRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={({ id }) => String(id)}
      columns={COLUMNS}
      shown={SHOWN}
      title={texts.list}
      keys={texts.keys}
    />
  )
}

function Subject({ issue }: { issue: IssueRow }) {
  return (
    <RowTitle title={issue.subject} opens={`/backoffice/newsletter/${issue.id}`}>
      <IssueBadge {...{ issue }} />
      <span>{texts.when(issue)}</span>
      <span>{texts.sentOf(issue)}</span>
    </RowTitle>
  )
}
