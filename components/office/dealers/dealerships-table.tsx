import { Badge } from '@/components/kit/ui/badge'
import type { Dealership } from '@/hooks/office/dealers/use-dealerships'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
const { title, location, services, bikes, state } = texts.columns

const State = ({ is_active }: Dealership) => (
  <Badge kind={is_active ? 'ok' : 'plain'}>{texts.states[is_active ? 'shown' : 'hidden']}</Badge>
)

interface DealershipsTableProps {
  rows: Dealership[]
  onOpen: (id: number) => void
}

export function DealershipsTable({ rows, onOpen }: DealershipsTableProps) {
  const columns: Column<Dealership>[] = [
    {
      name: 'title',
      header: title,
      className: 'w-full max-md:w-full md:max-w-0 md:truncate',
      cell: (row) => <Title dealer={row} onOpen={onOpen} />,
    },
    { name: 'place', header: location, className: 'max-md:hidden', cell: texts.placeOf },
    {
      name: 'services',
      header: services,
      className: 'max-lg:hidden text-ink-soft',
      cell: texts.servicesOf,
    },
    {
      name: 'bikes',
      header: bikes,
      className: 'max-lg:hidden text-right figures',
      cell: (one) => one.bikes.length,
    },
    { name: 'state', header: state, className: 'max-md:hidden', cell: (row) => <State {...row} /> },
  ]
  return (
    <DenseTable
      {...{ rows, columns }}
      idOf={({ id }) => String(id)}
      title={texts.list}
      keys={texts.keys}
    />
  )
}

interface TitleProps {
  dealer: Dealership
  onOpen: (id: number) => void
}

function Title({ dealer, onOpen }: TitleProps) {
  const { id, title: name } = dealer
  return (
    <RowTitle title={name} opens={() => onOpen(id)} mark={id}>
      <span>{texts.placeOf(dealer)}</span>
      <State {...dealer} />
    </RowTitle>
  )
}
