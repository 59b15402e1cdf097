import { useRef } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useCustomers } from '@/hooks/use-customers'
import { useKeys } from '@/hooks/use-keys'
import { officeLists } from '@/messages/backoffice-lists'
import { customers as texts } from '@/messages/customers'

import { CompactSelect } from '../desk/compact-select'
import { FilterLinks } from '../filter-links'
import { EmptyList, PageLinks, RowsPlaceholder } from '../list-parts'
import { SearchField } from '../search-field'
import { toSearch, walkRows } from '../walk-rows'
import { CustomersTable } from './customers-table'

type Controls = ReturnType<typeof useCustomers>

/** Everyone with an account: a list, a search, a page; all of it in the address. */
export function CustomersScreen() {
  const controls = useCustomers()
  const { list, filter, isSlow, hrefOf } = controls
  const rows = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    '/': toSearch,
  })
  return (
    <>
      <Filters {...controls} />
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
          {({ customers, next, previous }) => (
            <>
              <p role="status" className="mb-1 text-sm text-ink-soft">
                {texts.found(customers.length, !next && !previous)}
              </p>
              {customers.length === 0 ? (
                <Nothing isFiltered={Boolean(filter.q ?? filter.list)} />
              ) : (
                <CustomersTable rows={customers} />
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

function Filters({ filter, hrefOf, go }: Controls) {
  return (
    <>
      <FilterLinks
        filters={texts.lists}
        chosen={filter.list}
        hrefOf={(list) => hrefOf({ ...filter, list })}
      />
      <div className="flex flex-wrap items-end gap-x-4">
        <div className="min-w-60 flex-1">
          <SearchField
            key={filter.q ?? ''}
            label={texts.search}
            hint={texts.searchHint}
            value={filter.q ?? ''}
            onSearch={(q) => go({ ...filter, q })}
          />
        </div>
        <CompactSelect
          label={texts.order}
          name="order"
          className="mt-3 w-40"
          value={filter.order ?? ''}
          options={texts.orders}
          onChange={({ target }) => go({ ...filter, order: target.value || undefined })}
        />
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
      link={{ href: '/backoffice/customers', title: texts.all }}
    />
  )
}
