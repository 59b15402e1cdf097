import type { AuditRow } from '@/hooks/office/audit/use-audit'
import { audit as texts } from '@/messages/office/audit/audit'
import { shortMoment } from '@/messages/office/overview/overview'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
const { at, person, action, subject, change } = texts.columns

const COLUMNS: Column<AuditRow>[] = [
  {
    name: 'action',
    header: action,
    className: 'md:max-w-60 md:truncate',
    cell: (row) => <Action row={row} />,
  },
  {
    name: 'subject',
    header: subject,
    className: 'max-md:hidden',
    // A cell would be as narrow as the table can make it.
    cell: ({ subject: about }) => (
      <span className="block w-60 truncate">{texts.subjectOf(about)}</span>
    ),
  },
  {
    name: 'change',
    header: change,
    className: 'max-lg:hidden w-full max-w-0 truncate text-ink-soft',
    cell: texts.changeOf,
  },
  {
    name: 'person',
    header: person,
    className: 'max-md:hidden max-w-40 truncate',
    cell: texts.personOf,
  },
  {
    name: 'at',
    header: at,
    className: 'max-md:hidden figures text-ink-soft',
    cell: ({ at: moment }) => shortMoment(moment),
  },
]

/** Renders dense rows; a click anywhere in a row opens its entry. */
export function AuditTable({ rows }: { rows: AuditRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(row) => row.id}
      columns={COLUMNS}
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
