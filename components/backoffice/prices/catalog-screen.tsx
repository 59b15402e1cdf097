import { useRef, type RefObject } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { MAX_PRICED } from '@/domain/prices'
import { useCatalogList, type CatalogKind, type CatalogPage } from '@/hooks/use-catalog'
import { useKeys } from '@/hooks/use-keys'
import { useMay } from '@/hooks/use-permissions'
import { usePriceChange } from '@/hooks/use-price-change'
import { officeLists } from '@/messages/backoffice-lists'
import { catalog as texts } from '@/messages/prices'
import { stock } from '@/messages/stock'

import { FilterLinks } from '../filter-links'
import { EmptyList, PageLinks, RowsPlaceholder } from '../list-parts'
import { toSearch, walkRows } from '../walk-rows'
import { CatalogFilters } from './catalog-filters'
import { CatalogTable } from './catalog-table'
import { ChangeDone } from './change-done'
import { inWords } from './in-words'
import { PriceBar } from './price-bar'
import { PricePreviewPart } from './price-preview'
import { useSelection } from './use-selection'

/** Spare parts or accessories: a list, its filters, and one change of prices for all that is chosen. */
export function CatalogScreen({ kind }: { kind: CatalogKind }) {
  const { list, filter, query, isSlow, hrefOf, go } = useCatalogList(kind)
  const mayWrite = useMay()('catalog.write')
  const selection = useSelection()
  const rows = useRef<HTMLDivElement>(null)
  const change = usePriceChange(() => {
    selection.clear()
    list.renew()
  })
  const page = list.state.status === 'ready' ? list.state.data : null
  const canSelectAll = page !== null && page.count > 0 && page.count <= MAX_PRICED
  useCatalogKeys(rows, () => mayWrite && canSelectAll && selection.selectAll())
  const onFilter = (next: Parameters<typeof hrefOf>[0]) => {
    selection.clear()
    go(next)
  }
  const chosen = selection.isAll
    ? { selection: { filter: query }, count: page?.count ?? 0 }
    : { selection: { ids: selection.ids }, count: selection.ids.length }
  if (change.shown) return <PricePreviewPart {...{ change }} shown={change.shown} />
  return (
    <>
      {change.done && <ChangeDone change={change.done} onUndone={list.renew} />}
      <FilterLinks
        filters={texts.offeredLists}
        chosen={filter.offered}
        hrefOf={(offered) => hrefOf({ ...filter, offered })}
      />
      <CatalogFilters {...{ kind, filter, page }} onChange={onFilter} />
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
          {(data) => (
            <Products
              {...{ kind, data }}
              isFiltered={Object.values(filter).some(Boolean)}
              selection={mayWrite ? selection : null}
              hrefOf={(marks) => hrefOf({ ...filter, ...marks })}
            />
          )}
        </Loaded>
      </div>
      {mayWrite && page && (
        <PriceBar {...{ chosen, canSelectAll, selection }} total={page.count} change={change} />
      )}
    </>
  )
}

function useCatalogKeys(rows: RefObject<HTMLDivElement | null>, selectAll: () => void) {
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    '/': toSearch,
    x: () => selectFocused(rows.current),
    a: selectAll,
    p: () => document.querySelector<HTMLElement>('[name=percent]')?.focus(),
  })
}

/** Selects the product whose row has the focus. */
function selectFocused(place: HTMLElement | null) {
  const id = document.activeElement?.getAttribute('data-row')
  if (id) place?.querySelector<HTMLElement>(`[data-select="${id}"]`)?.click()
}

interface ProductsProps {
  kind: CatalogKind
  data: CatalogPage
  isFiltered: boolean
  selection: ReturnType<typeof useSelection> | null
  hrefOf: (marks: { after?: string; before?: string }) => string
}

function Products({ kind, data, isFiltered, selection, hrefOf }: ProductsProps) {
  const { products, count, next, previous } = data
  const ids = products.map(({ id }) => id)
  return (
    <>
      <p role="status" className="mb-1 text-sm text-ink-soft">
        {texts.found(count)}
      </p>
      {products.length === 0 ? (
        <EmptyList
          title={isFiltered ? texts.noMatch : texts.none}
          hint={texts.noMatchHint}
          link={{ href: texts.hrefs[kind], title: texts.titles[kind] }}
        />
      ) : (
        <CatalogTable
          rows={inWords(data)}
          title={texts.titles[kind]}
          selection={selection && { has: selection.has, toggle: (id) => selection.toggle(id, ids) }}
        />
      )}
      <PageLinks
        next={next === null ? null : String(next)}
        previous={previous === null ? null : String(previous)}
        titles={{ previous: stock.previous, next: stock.next }}
        hrefOf={hrefOf}
      />
    </>
  )
}
