import Link from 'next/link'

import { GoodsPicture } from '@/components/shop/goods/goods-picture'
import { Badge } from '@/components/kit/ui/badge'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { EmptyState } from '@/components/kit/ui/empty-state'
import { Loaded } from '@/components/kit/ui/loaded'
import { Pager } from '@/components/kit/ui/pager'
import { Price } from '@/components/kit/ui/price'
import { useMyOrders, type OrderSummary } from '@/hooks/shop/orders/use-my-orders'
import { myOrders as texts } from '@/messages/shop/orders/my-orders'
import { orders } from '@/messages/shop/orders/orders'

export function MyOrdersScreen() {
  const { state, failed, retry, setPage } = useMyOrders()
  return (
    <Loaded state={state} onRetry={retry}>
      {({ orders: list, page, pages }) =>
        list.length === 0 ? (
          <EmptyState
            title={texts.empty}
            hint={texts.emptyHint}
            link={{ href: '/configurator', label: texts.toBikes }}
          />
        ) : (
          <>
            {failed && (
              <ErrorNotice
                sentence={texts.shippedOnly(failed)}
                onRetry={retry}
                className="mb-6 max-w-xl"
              />
            )}
            <ul className="border-t border-line">
              {list.map((order) => (
                <li key={order.number} className="border-b border-line">
                  <Order order={order} />
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pages} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  )
}

function Order({ order }: { order: OrderSummary }) {
  const shown = order.lines.find(({ build }) => build) ?? order.lines[0]
  return (
    <Link
      href={`/dashboard/orders/${order.number}`}
      className="group grid grid-cols-[5rem_1fr_auto] items-center gap-4 py-5 sm:grid-cols-[8rem_1fr_auto] sm:gap-6"
    >
      {shown ? <GoodsPicture {...shown} isDecorative className="w-full" /> : <span />}
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-3">
          <span className="text-lg font-semibold underline-offset-4 group-hover:underline">
            {order.title}
          </span>
          <Badge>{orders.stage(order)}</Badge>
          {orders.moneyBack(order) && <Badge>{orders.moneyBack(order)}</Badge>}
        </span>
        <span className="block text-ink-soft">{texts.open(order.number)}</span>
        <span className="block text-sm text-ink-soft">{texts.placed(order.placed_at)}</span>
      </span>
      <Price amount={order.total} />
    </Link>
  )
}
