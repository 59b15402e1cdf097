import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { ContentState } from '@/hooks/office/content/use-office-content'
import { officeContent as texts } from '@/messages/office/content/content'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
const { title, kind, status, owner, review, saved, author } = texts.columns

const KINDS: Record<ContentState['status'], BadgeKind> = {
  draft: 'warn',
  scheduled: 'warn',
  published: 'ok',
  archived: 'plain',
}

export function TextBadge({ status: state }: Pick<ContentState, 'status'>) {
  return <Badge kind={KINDS[state]}>{texts.stateOf(state)}</Badge>
}

const COLUMNS: Column<ContentState>[] = [
  {
    name: 'title',
    header: title,
    className: 'w-full max-md:w-full md:max-w-0 md:truncate',
    cell: (row) => <Title text={row} />,
  },
  {
    name: 'kind',
    header: kind,
    className: 'max-md:hidden text-ink-soft',
    cell: (text) => texts.kindOf(text.kind),
  },
  {
    name: 'status',
    header: status,
    className: 'max-md:hidden',
    cell: (row) => <TextBadge status={row.status} />,
  },
  {
    name: 'owner',
    header: owner,
    className: 'max-xl:hidden text-ink-soft',
    cell: (row) => row.owner,
  },
  {
    name: 'review',
    header: review,
    className: 'max-xl:hidden text-ink-soft',
    cell: (row) => <Review text={row} />,
  },
  {
    name: 'saved',
    header: saved,
    className: 'max-lg:hidden text-ink-soft',
    cell: (text) => texts.savedAt(text.saved_at),
  },
  {
    name: 'author',
    header: author,
    className: 'max-lg:hidden max-w-40 truncate text-ink-soft',
    cell: texts.authorOf,
  },
]

export function TextsTable({ rows }: { rows: ContentState[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(row) => `${row.kind}/${row.slug}`}
      columns={COLUMNS}
      title={texts.title}
      keys={texts.keys}
    />
  )
}

function Title({ text }: { text: ContentState }) {
  return (
    <RowTitle title={text.title} opens={`/backoffice/content/${text.kind}/${text.slug}`}>
      <span>{texts.card(text)}</span>
      <TextBadge status={text.status} />
    </RowTitle>
  )
}

function Review({ text }: { text: ContentState }) {
  const isLate = text.review_by !== null && text.review_by < new Date().toISOString().slice(0, 10)
  return (
    <>
      {texts.reviewOf(text)} {isLate && <span className="text-bad">{texts.overdue}</span>}
    </>
  )
}
