import { createColumnHelper } from '@tanstack/react-table'

import type { AuditRow } from '@/hooks/office/audit/use-audit'
import { audit as texts } from '@/messages/office/audit/audit'
import { shortMoment } from '@/messages/office/overview/overview'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<AuditRow>()
const { at, person, action, subject, change } = texts.columns

const COLUMNS = [
  column.display({
    id: 'action',
    header: action,
    cell: ({ row: { original } }) => <Action row={original} />,
  }),
  column.accessor(({ subject: about }) => texts.subjectOf(about), {
    id: 'subject',
    header: subject,
  }),
  column.accessor(texts.changeOf, { id: 'change', header: change }),
  column.accessor(texts.personOf, { id: 'person', header: person }),
  column.accessor(({ at: moment }) => shortMoment(moment), { id: 'at', header: at }),
]

/** Class names by column; on phones the action's cell is a card with all fields. */
const SHOWN: Record<string, string> = {
  action: 'md:max-w-60 md:truncate',
  subject: 'max-md:hidden figures max-w-52 truncate',
  change: 'max-lg:hidden w-full max-w-0 truncate text-ink-soft',
  person: 'max-md:hidden max-w-40 truncate',
  at: 'max-md:hidden figures text-ink-soft',
}

/** Renders dense rows; a click anywhere in a row opens its entry. */
export function AuditTable({ rows }: { rows: AuditRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(row) => row.id}
      columns={COLUMNS}
      shown={SHOWN}
      title={texts.title}
      keys={texts.keys}
    />
  )
}

function Action({ row }: { row: AuditRow }) {
  return (
    <RowTitle title={texts.actionOf(row.action)} opens={`/backoffice/audit/${row.id}`}>
      <span className="break-all">{texts.subjectOf(row.subject)}</span>
      <span>
        {texts.personOf(row)}, {shortMoment(row.at)}
      </span>
    </RowTitle>
  )
}
