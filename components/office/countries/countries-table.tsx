import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '@/components/kit/ui/badge'
import type { ShippingCountry } from '@/hooks/office/countries/use-shipping'
import { shipping as texts } from '@/messages/office/countries/countries'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<ShippingCountry>()
const { title, tax, bike, goods, days, state } = texts.columns

const SHOWN: Record<string, string> = {
  title: 'w-full max-md:w-full md:max-w-0 md:truncate',
  tax: 'max-md:hidden',
  bike: 'max-md:hidden text-right figures',
  goods: 'max-md:hidden text-right figures',
  days: 'max-xl:hidden text-ink-soft',
  state: 'max-md:hidden',
}

const State = ({ is_offered }: ShippingCountry) => (
  <Badge kind={is_offered ? 'ok' : 'plain'}>
    {texts.states[is_offered ? 'offered' : 'withdrawn']}
  </Badge>
)

interface CountriesTableProps {
  rows: ShippingCountry[]
  onOpen: (code: string) => void
}

export function CountriesTable({ rows, onOpen }: CountriesTableProps) {
  const columns = [
    column.display({
      id: 'title',
      header: title,
      cell: ({ row: { original } }) => <Title country={original} onOpen={onOpen} />,
    }),
    column.accessor(texts.taxOf, { id: 'tax', header: tax }),
    column.accessor((one) => texts.fee(one.shipping_bike), { id: 'bike', header: bike }),
    column.accessor((one) => texts.fee(one.shipping_goods), { id: 'goods', header: goods }),
    column.accessor(texts.daysOf, { id: 'days', header: days }),
    column.display({
      id: 'state',
      header: state,
      cell: ({ row: { original } }) => <State {...original} />,
    }),
  ]
  return (
    <DenseTable
      {...{ rows, columns }}
      idOf={({ code }) => code}
      shown={SHOWN}
      title={texts.list}
      keys={texts.keys}
    />
  )
}

interface TitleProps {
  country: ShippingCountry
  onOpen: (code: string) => void
}

function Title({ country, onOpen }: TitleProps) {
  const { code, title: name, shipping_bike } = country
  return (
    <RowTitle title={name} opens={() => onOpen(code)} mark={code}>
      <span>
        {texts.taxOf(country)}, {bike.toLowerCase()} {texts.fee(shipping_bike)}
      </span>
      <State {...country} />
    </RowTitle>
  )
}
