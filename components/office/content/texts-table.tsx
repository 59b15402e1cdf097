import { createColumnHelper } from '@tanstack/react-table'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { ContentState } from '@/hooks/office/content/use-office-content'
import { officeContent as texts } from '@/messages/office/content/content'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<ContentState>()
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

const COLUMNS = [
  column.display({
    id: 'title',
    header: title,
    cell: ({ row: { original } }) => <Title text={original} />,
  }),
  column.accessor((text) => texts.kindOf(text.kind), { id: 'kind', header: kind }),
  column.display({
    id: 'status',
    header: status,
    cell: ({ row: { original } }) => <TextBadge status={original.status} />,
  }),
  column.accessor('owner', { header: owner }),
  column.display({
    id: 'review',
    header: review,
    cell: ({ row: { original } }) => <Review text={original} />,
  }),
  column.accessor((text) => texts.savedAt(text.saved_at), { id: 'saved', header: saved }),
  column.accessor(texts.authorOf, { id: 'author', header: author }),
]

const SHOWN: Record<string, string> = {
  title: 'w-full max-md:w-full md:max-w-0 md:truncate',
  kind: 'max-md:hidden text-ink-soft',
  status: 'max-md:hidden',
  owner: 'max-xl:hidden text-ink-soft',
  review: 'max-xl:hidden text-ink-soft',
  saved: 'max-lg:hidden text-ink-soft',
  author: 'max-lg:hidden max-w-40 truncate text-ink-soft',
}

export function TextsTable({ rows }: { rows: ContentState[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(row) => `${row.kind}/${row.slug}`}
      columns={COLUMNS}
      shown={SHOWN}
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
