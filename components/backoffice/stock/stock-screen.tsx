import { useRef } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useKeys } from '@/hooks/use-keys'
import { useStockList } from '@/hooks/use-stock'
import { officeLists } from '@/messages/backoffice-lists'
import { stock as texts } from '@/messages/stock'

import { FilterLinks } from '../filter-links'
import { EmptyList, PageLinks, RowsPlaceholder } from '../list-parts'
import { toSearch, walkRows } from '../walk-rows'
import { StockFilters } from './stock-filters'
import { StockTable } from './stock-table'

/** What is in the warehouse: a list, a search, a page; all of it in the address. */
export function StockScreen() {
  const { list, filter, isSlow, hrefOf, go } = useStockList()
  const rows = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    '/': toSearch,
  })
  const counts = list.state.status === 'ready' ? list.state.data.counts : []
  return (
    <>
      <FilterLinks
        filters={texts.states}
        chosen={filter.state}
        counts={counts.map(({ state, count }) => ({ list: state, count }))}
        hrefOf={(state) => hrefOf({ ...filter, state })}
      />
      <StockFilters filter={filter} onChange={go} />
      <div ref={rows} className="mt-4">
        {isSlow && <p role="status">{officeLists.slow}</p>}
        {list.isStale && (
          <ErrorNotice
            sentence={officeLists.stale}
            onRetry={list.renew}
            className="mb-3 max-w-xl"
          />
        )}
        <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
          {({ items, next, previous }) => (
            <>
              <p role="status" className="mb-1 text-sm text-ink-soft">
                {texts.found(items.length, !next && !previous)}
              </p>
              {items.length === 0 ? (
                <Nothing isFiltered={Boolean(filter.q ?? filter.kind ?? filter.state)} />
              ) : (
                <StockTable rows={items} />
              )}
              <PageLinks
                {...{ next, previous }}
                titles={{ previous: texts.previous, next: texts.next }}
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
  if (!isFiltered) return <EmptyList title={texts.none} hint={texts.noneHint} />
  return (
    <EmptyList
      title={texts.noMatch}
      hint={texts.noMatchHint}
      link={{ href: '/backoffice/stock', title: texts.all }}
    />
  )
}
