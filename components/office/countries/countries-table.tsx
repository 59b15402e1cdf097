import { Badge } from '@/components/kit/ui/badge'
import type { ShippingCountry } from '@/hooks/office/countries/use-shipping'
import { shipping as texts } from '@/messages/office/countries/countries'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
const { title, tax, bike, goods, days, state } = texts.columns

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
  const columns: Column<ShippingCountry>[] = [
    {
      name: 'title',
      header: title,
      className: 'w-full max-md:w-full md:max-w-0 md:truncate',
      cell: (row) => <Title country={row} onOpen={onOpen} />,
    },
    { name: 'tax', header: tax, className: 'max-md:hidden', cell: texts.taxOf },
    {
      name: 'bike',
      header: bike,
      className: 'max-md:hidden text-right figures',
      cell: (one) => texts.fee(one.shipping_bike),
    },
    {
      name: 'goods',
      header: goods,
      className: 'max-md:hidden text-right figures',
      cell: (one) => texts.fee(one.shipping_goods),
    },
    { name: 'days', header: days, className: 'max-xl:hidden text-ink-soft', cell: texts.daysOf },
    { name: 'state', header: state, className: 'max-md:hidden', cell: (row) => <State {...row} /> },
  ]
  return (
    <DenseTable
      {...{ rows, columns }}
      idOf={({ code }) => code}
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
