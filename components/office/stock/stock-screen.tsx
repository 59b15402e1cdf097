import Link from 'next/link'

import { useMayOpen } from '@/hooks/office/kit/use-permissions'
import { useStockList } from '@/hooks/office/stock/use-stock'
import { csv } from '@/messages/office/csv/csv'
import { stock as texts } from '@/messages/office/stock/stock'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { OfficeList } from '@/components/office/kit/office-list'
import { StockFilters } from './stock-filters'
import { StockTable } from './stock-table'

export function StockScreen() {
  const controls = useStockList()
  const { list, filter, hrefOf, go } = controls
  const tables = csv.hrefOf('stock')
  const mayImport = useMayOpen(tables)
  const counts = list.state.status === 'ready' ? list.state.data.counts : []
  return (
    <>
      {mayImport && (
        <p className="mb-2 text-sm">
          <Link href={tables} className="inline-flex min-h-touch items-center link lg:min-h-0">
            {csv.title}
          </Link>
        </p>
      )}
      <FilterLinks
        filters={texts.states}
        chosen={filter.state}
        counts={counts.map(({ state, count }) => ({ list: state, count }))}
        hrefOf={(state) => hrefOf({ ...filter, state })}
      />
      <StockFilters filter={filter} onChange={go} />
      <OfficeList
        {...{ controls }}
        countOf={({ items }) => items.length}
        found={({ items }, isAll) => texts.found(items.length, isAll)}
        titles={texts}
        href="/backoffice/stock"
      >
        {({ items }) => <StockTable rows={items} />}
      </OfficeList>
    </>
  )
}
