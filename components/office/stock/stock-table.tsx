import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '@/components/kit/ui/badge'
import type { StockRow } from '@/hooks/office/stock/use-stock'
import { stock as texts } from '@/messages/office/stock/stock'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<StockRow>()
const { title, kind, sku, onHand, reserved, forSale, incoming, threshold } = texts.columns

const COLUMNS = [
  column.display({
    id: 'title',
    header: title,
    cell: ({ row: { original } }) => <Title item={original} />,
  }),
  column.accessor('kind', { header: kind, cell: ({ getValue }) => texts.kindOf(getValue()) }),
  column.accessor('sku', { header: sku }),
  column.display({
    id: 'state',
    header: () => <span className="sr-only">{texts.columns.state}</span>,
    cell: ({ row: { original } }) => <StockBadge item={original} />,
  }),
  column.accessor('on_hand', { header: onHand }),
  column.accessor('reserved', { header: reserved }),
  column.accessor(({ on_hand, reserved: held }) => on_hand - held, {
    id: 'for_sale',
    header: forSale,
  }),
  column.accessor(({ incoming: count, due }) => texts.incoming(count, due), {
    id: 'incoming',
    header: incoming,
  }),
  column.accessor(({ threshold: least }) => least ?? '–', { id: 'threshold', header: threshold }),
]

const FIGURES = 'max-md:hidden figures text-right'
const SHOWN: Record<string, string> = {
  title: 'w-full md:max-w-0 md:truncate',
  kind: 'max-xl:hidden text-ink-soft',
  sku: 'max-xl:hidden figures text-ink-soft',
  state: 'max-md:hidden',
  on_hand: FIGURES,
  reserved: FIGURES,
  for_sale: FIGURES,
  incoming: 'max-lg:hidden figures text-right',
  threshold: 'max-lg:hidden figures text-right text-ink-soft',
}

export function StockTable({ rows }: { rows: StockRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(row) => row.sku}
      columns={COLUMNS}
      shown={SHOWN}
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
      <span className="figures">{texts.card(item)}</span>
      <StockBadge item={item} />
    </RowTitle>
  )
}
