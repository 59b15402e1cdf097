import { createColumnHelper } from '@tanstack/react-table'
import { Fragment, useMemo, type ReactNode } from 'react'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { resourceTexts } from '@/messages/office/kit/resource'

/** How a list shows an entry. */
export interface ResourceRow<Entry, Column extends string> {
  /** Content of the first column. */
  title: (entry: Entry) => string
  columns: Record<Column, (entry: Entry) => ReactNode>
  /** CSS classes by column, for visibility and alignment. */
  shown: Record<NoInfer<Column>, string> & { title?: string }
  /** What the card on phones shows below the title: columns and more. */
  card: readonly (NoInfer<Column> | ((entry: Entry) => ReactNode))[]
}

interface ResourceTableProps<Entry, Column extends string> {
  rows: Entry[]
  row: ResourceRow<Entry, Column>
  idOf: (entry: Entry) => string
  headers: Record<Column | 'title', string>
  name: string
  onOpen: (id: string) => void
}

const TITLE = 'w-full max-md:w-full md:max-w-0 md:truncate'

/** Dense table whose rows open their entry. */
export function ResourceTable<Entry, Column extends string>(
  props: ResourceTableProps<Entry, Column>,
) {
  const { rows, row, idOf, headers, name, onOpen } = props
  // New functions for cells would remount them, and the open row would lose the focus.
  const cells = useMemo(() => cellsOf({ row, idOf, headers, onOpen }), [row, idOf, headers, onOpen])
  return (
    <DenseTable
      {...{ rows, idOf }}
      columns={cells}
      shown={{ title: TITLE, ...row.shown }}
      title={name}
      keys={resourceTexts.keys}
    />
  )
}

function cellsOf<Entry, Column extends string>(
  props: Omit<ResourceTableProps<Entry, Column>, 'rows' | 'name'>,
) {
  const { row, idOf, headers, onOpen } = props
  const { title, columns, card } = row
  const column = createColumnHelper<Entry>()
  return [
    column.display({
      id: 'title',
      header: headers.title,
      cell: ({ row: { original } }) => (
        <RowTitle
          title={title(original)}
          opens={() => onOpen(idOf(original))}
          mark={idOf(original)}
        >
          {card.map((content, index) => (
            <span key={index} className="font-sans font-normal">
              {typeof content === 'function' ? content(original) : columns[content](original)}
            </span>
          ))}
        </RowTitle>
      ),
    }),
    ...(Object.keys(columns) as Column[]).map((id) =>
      column.display({
        id,
        header: headers[id],
        cell: ({ row: { original } }) => <Fragment>{columns[id](original)}</Fragment>,
      }),
    ),
  ]
}
