import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '@/components/kit/ui/badge'
import type { Dealership } from '@/hooks/office/dealers/use-dealerships'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<Dealership>()
const { title, location, services, bikes, state } = texts.columns

const SHOWN: Record<string, string> = {
  title: 'w-full max-md:w-full md:max-w-0 md:truncate',
  place: 'max-md:hidden',
  services: 'max-lg:hidden text-ink-soft',
  bikes: 'max-lg:hidden text-right figures',
  state: 'max-md:hidden',
}

const State = ({ is_active }: Dealership) => (
  <Badge kind={is_active ? 'ok' : 'plain'}>{texts.states[is_active ? 'shown' : 'hidden']}</Badge>
)

interface DealershipsTableProps {
  rows: Dealership[]
  onOpen: (id: number) => void
}

export function DealershipsTable({ rows, onOpen }: DealershipsTableProps) {
  const columns = [
    column.display({
      id: 'title',
      header: title,
      cell: ({ row: { original } }) => <Title dealer={original} onOpen={onOpen} />,
    }),
    column.accessor(texts.placeOf, { id: 'place', header: location }),
    column.accessor(texts.servicesOf, { id: 'services', header: services }),
    column.accessor((one) => one.bikes.length, { id: 'bikes', header: bikes }),
    column.display({
      id: 'state',
      header: state,
      cell: ({ row: { original } }) => <State {...original} />,
    }),
  ]
  return (
    <DenseTable
      {...{ rows, columns }}
      idOf={({ id }) => String(id)}
      shown={SHOWN}
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
