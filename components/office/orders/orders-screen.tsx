import { useState } from 'react'

import { useOfficeOrders, useOrdersTable } from '@/hooks/office/overview/use-backoffice'
import { useTagSuggestions } from '@/hooks/office/orders/use-order-tags'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { officeLists as texts } from '@/messages/office/kit/lists'
import { orderTags as tagTexts } from '@/messages/office/orders/order-tags'

import { pickList } from '@/messages/office/fulfillment/pick-list'
import { Download } from '@/components/office/kit/download'
import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { ListLink } from '@/components/office/kit/list-parts'
import { OfficeList } from '@/components/office/kit/office-list'
import { OrdersTable } from './orders-table'
import { RenameTag } from './rename-tag'

const TITLES = {
  none: texts.noOrders,
  noneHint: texts.noOrdersHint,
  noMatch: texts.noMatch,
  noMatchHint: texts.noMatchHint,
  all: texts.allOrders,
  previous: texts.newer,
  next: texts.older,
}

const optionOf = (tag: string) => ({ value: tag, title: tag })

export function OrdersScreen() {
  const controls = useOfficeOrders()
  const { counts, filter, hrefOf, go } = controls
  const known = useTagSuggestions()
  const mayDownload = useMay()('orders.change')
  const [done, setDone] = useState('')
  // Include the tag in the URL even if no order has it anymore.
  const tags = filter.tag && !known.includes(filter.tag) ? [filter.tag, ...known] : known
  return (
    <>
      <FilterLinks
        filters={texts.orderLists}
        chosen={filter.status}
        counts={counts}
        hrefOf={(status) => hrefOf({ ...filter, status })}
      />
      <ListFilters
        {...{ filter }}
        by="q"
        search={texts.search}
        searchHint={texts.searchHint}
        onChange={go}
        selects={[
          {
            name: 'tag',
            label: tagTexts.filter,
            options: [{ value: '', title: tagTexts.all }, ...tags.map(optionOf)],
          },
        ]}
      />
      {filter.tag && mayDownload && (
        <RenameTag
          key={filter.tag}
          tag={filter.tag}
          onRenamed={(tag, orders) => {
            setDone(tagTexts.renamed(tag, orders))
            go({ ...filter, tag })
          }}
        />
      )}
      <p role="status" className="text-sm font-medium text-ok">
        {done}
      </p>
      <OfficeList
        {...{ controls }}
        countOf={({ orders }) => orders.length}
        found={({ orders }, isAll) => texts.found(orders.length, isAll)}
        titles={TITLES}
        href="/backoffice/orders"
        add={mayDownload && <ListLink href="/backoffice/drafts" title={texts.newOrder} />}
        actions={<Actions {...{ filter, mayDownload }} />}
      >
        {({ orders }) => <OrdersTable rows={orders} />}
      </OfficeList>
    </>
  )
}

interface ActionsProps {
  filter: ReturnType<typeof useOfficeOrders>['filter']
  mayDownload: boolean
}

function Actions({ filter, mayDownload }: ActionsProps) {
  const download = useOrdersTable()
  return (
    <>
      {filter.status === 'ready' && <ListLink href="/backoffice/pick-list" title={pickList.open} />}
      {mayDownload && <Download {...{ filter }} controls={download} />}
    </>
  )
}
