import { useRef } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useOfficeOrders } from '@/hooks/use-backoffice'
import { useKeys } from '@/hooks/use-keys'
import { officeLists as texts } from '@/messages/backoffice-lists'

import { FilterLinks } from './filter-links'
import { EmptyList, PageLinks, RowsPlaceholder } from './list-parts'
import { OrdersTable } from './orders-table'
import { SearchField } from './search-field'
import { toSearch, walkRows } from './walk-rows'

/** All orders by what is to be done with them: a list, a search, a page; all of it in the address. */
export function OrdersScreen() {
  const { list, counts, filter, isSlow, hrefOf, go } = useOfficeOrders()
  const rows = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    '/': toSearch,
  })
  return (
    <>
      <FilterLinks
        filters={texts.orderLists}
        chosen={filter.status}
        counts={counts}
        hrefOf={(status) => hrefOf({ ...filter, status })}
      />
      <SearchField
        key={filter.q ?? ''}
        label={texts.search}
        hint={texts.searchHint}
        value={filter.q ?? ''}
        onSearch={(q) => go({ ...filter, q })}
      />
      <div ref={rows} className="mt-4">
        {isSlow && <p role="status">{texts.slow}</p>}
        {list.isStale && (
          <ErrorNotice sentence={texts.stale} onRetry={list.renew} className="mb-3 max-w-xl" />
        )}
        <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
          {({ orders, next, previous }) => (
            <>
              <p role="status" className="mb-1 text-sm text-ink-soft">
                {texts.found(orders.length, !next && !previous)}
              </p>
              {orders.length === 0 ? (
                <Nothing isFiltered={Boolean(filter.q ?? filter.status)} />
              ) : (
                <OrdersTable rows={orders} />
              )}
              <PageLinks
                {...{ next, previous }}
                titles={{ previous: texts.newer, next: texts.older }}
                hrefOf={(marks) => hrefOf({ ...filter, ...marks })}
              />
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyList title={texts.noOrders} hint={texts.noOrdersHint} />
  return (
    <EmptyList
      title={texts.noMatch}
      hint={texts.noMatchHint}
      link={{ href: '/backoffice/orders', title: texts.allOrders }}
    />
  )
}
