import { Badge } from '@/components/kit/ui/badge'
import type { StockRow } from '@/hooks/office/stock/use-stock'
import { stock as texts } from '@/messages/office/stock/stock'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
const { title, kind, sku, onHand, reserved, forSale, incoming, waiting, threshold } = texts.columns

const FIGURES = 'max-md:hidden figures text-right'

const COLUMNS: Column<StockRow>[] = [
  {
    name: 'title',
    header: title,
    className: 'w-full md:max-w-0 md:truncate',
    cell: (row) => <Title item={row} />,
  },
  {
    name: 'kind',
    header: kind,
    className: 'max-xl:hidden text-ink-soft',
    cell: (row) => texts.kindOf(row.kind),
  },
  {
    name: 'sku',
    header: sku,
    className: 'max-2xl:hidden figures text-ink-soft',
    cell: (row) => row.sku,
  },
  {
    name: 'state',
    header: <span className="sr-only">{texts.columns.state}</span>,
    className: 'max-md:hidden',
    cell: (row) => <StockBadge item={row} />,
  },
  { name: 'on_hand', header: onHand, className: FIGURES, cell: (row) => row.on_hand },
  { name: 'reserved', header: reserved, className: FIGURES, cell: (row) => row.reserved },
  {
    name: 'for_sale',
    header: forSale,
    className: FIGURES,
    cell: ({ on_hand, reserved: held }) => on_hand - held,
  },
  {
    name: 'incoming',
    header: incoming,
    className: 'max-lg:hidden figures text-right',
    cell: ({ incoming: count, due }) => texts.incoming(count, due),
  },
  {
    name: 'waiting',
    header: waiting,
    className: 'max-lg:hidden figures text-right',
    cell: (row) => (row.waiting + row.unconfirmed === 0 ? '–' : texts.waitingCount(row)),
  },
  {
    name: 'threshold',
    header: threshold,
    className: 'max-lg:hidden figures text-right text-ink-soft',
    cell: ({ threshold: least }) => least ?? '–',
  },
]

export function StockTable({ rows }: { rows: StockRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(row) => row.sku}
      columns={COLUMNS}
      title={texts.title}
      keys={texts.keysOfList}
    />
  )
}

export function StockBadge({ item }: { item: StockRow }) {
  if (item.on_hand <= item.reserved) return <Badge kind="bad">{texts.soldOut}</Badge>
  return item.is_low ? <Badge kind="warn">{texts.low}</Badge> : null
}

function Title({ item }: { item: StockRow }) {
  return (
    <RowTitle title={item.title} opens={`/backoffice/stock/${encodeURIComponent(item.sku)}`}>
      <span>{texts.card(item)}</span>
      <StockBadge item={item} />
    </RowTitle>
  )
}
