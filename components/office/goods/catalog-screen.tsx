import { useState } from 'react'

import { MAX_PRICED } from '@/domain/office/goods/prices'
import { useCatalogList, type CatalogKind } from '@/hooks/office/goods/use-catalog'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { usePriceChange } from '@/hooks/office/goods/use-price-change'
import { bundles } from '@/messages/office/goods/bundles'
import { categories } from '@/messages/office/categories/categories'
import { csv } from '@/messages/office/csv/csv'
import { many } from '@/messages/office/goods/many'
import { catalog as texts } from '@/messages/office/goods/prices'
import { stock } from '@/messages/office/stock/stock'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListLink } from '@/components/office/kit/list-parts'
import { OfficeList } from '@/components/office/kit/office-list'
import { CatalogFilters } from './catalog-filters'
import { CatalogTable } from './catalog-table'
import { ChangeDone } from './change-done'
import { labelRows } from './label-rows'
import { PriceBar } from './price-bar'
import { PricePreviewPart } from './price-preview'
import { useSelection } from './use-selection'

export function CatalogScreen({ kind }: { kind: CatalogKind }) {
  const controls = useCatalogList(kind)
  const { list, filter, query, hrefOf, go } = controls
  const mayWrite = useMay()('catalog.write')
  const { selection, change, changed, onChanged } = useCatalogChanges(list.renew)
  const page = list.state.status === 'ready' ? list.state.data : null
  const canSelectAll = page !== null && page.count > 0 && page.count <= MAX_PRICED
  const onFilter = (next: typeof filter) => {
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
      <p role="status" className="text-sm font-medium text-ok">
        {changed !== null && many.done(changed)}
      </p>
      <FilterLinks
        filters={texts.offeredLists}
        chosen={filter.offered}
        hrefOf={(offered) => hrefOf({ ...filter, offered })}
      />
      <CatalogFilters {...{ kind, filter, page }} onChange={onFilter} />
      <OfficeList
        {...{ controls }}
        countOf={({ products }) => products.length}
        found={({ count }) => texts.found(count)}
        titles={{ ...texts, all: texts.titles[kind], previous: stock.previous, next: stock.next }}
        href={texts.hrefs[kind]}
        add={<Links {...{ kind, mayWrite }} />}
        keys={{
          x: selectFocused,
          a: () => mayWrite && canSelectAll && selection.selectAll(),
          p: () => document.querySelector<HTMLElement>('[name=percent]')?.focus(),
        }}
      >
        {(data) => {
          const ids = data.products.map(({ id }) => id)
          const { has, toggle } = selection
          return (
            <CatalogTable
              rows={labelRows(data)}
              title={texts.titles[kind]}
              selection={mayWrite ? { has, toggle: (id) => toggle(id, ids) } : null}
            />
          )
        }}
      </OfficeList>
      {mayWrite && page && (
        <PriceBar {...{ chosen, canSelectAll, selection, change, page, onChanged }} />
      )}
    </>
  )
}

/** Selection of products, and the two kinds of changes; each hides the result of the other. */
function useCatalogChanges(renewList: () => void) {
  const selection = useSelection()
  const [changed, setChanged] = useState<number | null>(null)
  const renew = () => {
    selection.clear()
    renewList()
  }
  const change = usePriceChange(() => {
    setChanged(null)
    renew()
  })
  const onChanged = (count: number) => {
    change.setDone(null)
    setChanged(count)
    renew()
  }
  return { selection, change, changed, onChanged }
}

function Links({ kind, mayWrite }: { kind: CatalogKind; mayWrite: boolean }) {
  return (
    <>
      <ListLink href={categories.hrefs[kind]} title={categories.link[kind]} />
      {mayWrite && kind === 'accessory' && <ListLink href={bundles.href} title={bundles.add} />}
      <ListLink
        href={csv.hrefOf(kind === 'accessory' ? 'accessories' : 'spares')}
        title={csv.title}
      />
      {mayWrite && <ListLink href={texts.newHrefs[kind]} title={texts.add[kind]} />}
    </>
  )
}

function selectFocused() {
  const id = document.activeElement?.getAttribute('data-row')
  if (id) document.querySelector<HTMLElement>(`[data-select="${id}"]`)?.click()
}
