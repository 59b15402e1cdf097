import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { IssueRow } from '@/hooks/office/newsletter/use-issues'
import { issues as texts } from '@/messages/office/newsletter/issues'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
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

const NUMBER = 'max-xl:hidden text-right tabular-nums'

const COLUMNS: Column<IssueRow>[] = [
  {
    name: 'subject',
    header: subject,
    className: 'w-full max-md:w-full md:max-w-0 md:truncate',
    cell: (row) => <Subject issue={row} />,
  },
  {
    name: 'state',
    header: state,
    className: 'max-md:hidden',
    cell: (row) => <IssueBadge issue={row} />,
  },
  { name: 'at', header: at, className: 'max-lg:hidden text-ink-soft', cell: texts.when },
  {
    name: 'sent',
    header: sent,
    className: 'max-md:hidden text-right tabular-nums',
    cell: texts.sentOf,
  },
  {
    name: 'failed',
    header: failed,
    className: NUMBER,
    cell: (row) => texts.number(row.failed + row.unclear + row.skipped),
  },
  { name: 'bounced', header: bounced, className: NUMBER, cell: (row) => texts.number(row.bounced) },
  {
    name: 'complained',
    header: complained,
    className: NUMBER,
    cell: (row) => texts.number(row.complained),
  },
  {
    name: 'unsubscribed',
    header: unsubscribed,
    className: NUMBER,
    cell: (row) => texts.number(row.unsubscribed),
  },
]

export function IssuesTable({ rows }: { rows: IssueRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={({ id }) => String(id)}
      columns={COLUMNS}
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
