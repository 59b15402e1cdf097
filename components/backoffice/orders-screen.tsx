import { Loaded } from '@/components/ui/loaded'
import { Price } from '@/components/ui/price'
import { useOfficeOrders, type OfficeRow } from '@/hooks/use-backoffice'
import { shortMoment } from '@/messages/backoffice'
import { officeLists as texts } from '@/messages/backoffice-lists'

import { FilterLinks } from './filter-links'
import { EmptyList, PageLinks, RowsPlaceholder } from './list-parts'
import { OfficeCell, OfficeRow as Row, OfficeTable } from './office-table'
import { OrderBadges } from './order-badges'
import { SearchField } from './search-field'

const { number, placed, customer, status, payment, total } = texts.columns
const COLUMNS = [
  { title: number },
  { title: placed, isWide: true },
  { title: customer, isWide: true },
  { title: status, isWide: true },
  { title: payment, isWide: true },
  { title: total, isRight: true },
]

/** All orders: a saved filter, a search, a page of them. */
export function OrdersScreen() {
  const { state, retry, filter, hrefOf, go } = useOfficeOrders()
  return (
    <>
      <div className="flex flex-col gap-4">
        <SearchField
          key={filter.q ?? ''}
          label={texts.search}
          value={filter.q ?? ''}
          onSearch={(q) => go({ ...filter, q })}
        />
        <FilterLinks
          filters={texts.orderLists}
          chosen={filter.status}
          hrefOf={(chosen) => hrefOf({ ...filter, status: chosen })}
        />
      </div>
      <div className="mt-5">
        <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
          {({ orders, next, previous }) => (
            <>
              <p role="status" className="mb-2 text-sm text-ink-soft">
                {texts.found(orders.length, !next && !previous)}
              </p>
              {orders.length === 0 ? (
                <Nothing isFiltered={Boolean(filter.q ?? filter.status)} />
              ) : (
                <OfficeTable caption={texts.orders} columns={COLUMNS}>
                  {orders.map((order) => (
                    <OrderRow key={order.number} order={order} />
                  ))}
                </OfficeTable>
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

function OrderRow({ order }: { order: OfficeRow }) {
  const who = (
    <>
      <span className="mr-3 block break-words xl:inline">{order.name}</span>
      <span className="block break-all text-ink-soft xl:inline">{order.email}</span>
    </>
  )
  const when = (
    <time dateTime={order.placed_at} className="text-ink-soft">
      {shortMoment(order.placed_at)}
    </time>
  )
  const small = (
    <>
      {who}
      {when}
    </>
  )
  return (
    <Row href={`/backoffice/orders/${order.number}`} title={order.number} small={small}>
      <OfficeCell isWide className="whitespace-nowrap">
        {when}
      </OfficeCell>
      <OfficeCell isWide>{who}</OfficeCell>
      <OfficeCell isWide>
        <OrderBadges order={order} />
      </OfficeCell>
      <OfficeCell isWide>
        {order.payment ? texts.payment[order.payment] : texts.noPayment}
      </OfficeCell>
      <OfficeCell isRight>
        <Price amount={order.total} />
        <span className="mt-2 flex flex-col items-end md:hidden">
          <OrderBadges order={order} />
        </span>
      </OfficeCell>
    </Row>
  )
}
