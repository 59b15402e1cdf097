import type { ReactNode } from 'react'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { resourceTexts } from '@/messages/office/kit/resource'

/** How a list shows an entry. */
export interface ResourceRow<Entry, Name extends string> {
  /** Content of the first column. */
  title: (entry: Entry) => string
  columns: Record<Name, (entry: Entry) => ReactNode>
  /** CSS classes by column, for visibility and alignment. */
  shown: Record<NoInfer<Name>, string> & { title?: string }
  /** What the card on phones shows below the title: columns and more. */
  card: readonly (NoInfer<Name> | ((entry: Entry) => ReactNode))[]
}

interface ResourceTableProps<Entry, Name extends string> {
  rows: Entry[]
  row: ResourceRow<Entry, Name>
  idOf: (entry: Entry) => string
  headers: Record<Name | 'title', string>
  name: string
  onOpen: (id: string) => void
}

const TITLE = 'w-full max-md:w-full md:max-w-0 md:truncate'

/** Dense table whose rows open their entry. */
export function ResourceTable<Entry, Name extends string>(props: ResourceTableProps<Entry, Name>) {
  const { rows, row, idOf, headers, name, onOpen } = props
  const { title, columns, shown, card } = row
  const cells: Column<Entry>[] = [
    {
      name: 'title',
      header: headers.title,
      className: shown.title ?? TITLE,
      cell: (entry) => (
        <RowTitle title={title(entry)} opens={() => onOpen(idOf(entry))} mark={idOf(entry)}>
          {card.map((content, index) => (
            <span key={index} className="font-sans font-normal">
              {typeof content === 'function' ? content(entry) : columns[content](entry)}
            </span>
          ))}
        </RowTitle>
      ),
    },
    ...(Object.keys(columns) as Name[]).map((id) => ({
      name: id,
      header: headers[id],
      className: shown[id],
      cell: columns[id],
    })),
  ]
  return <DenseTable {...{ rows, idOf }} columns={cells} title={name} keys={resourceTexts.keys} />
}
