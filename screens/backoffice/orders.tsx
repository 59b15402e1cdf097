import { OrderScreen } from '@/components/office/orders/order-screen'
import { OrdersScreen } from '@/components/office/orders/orders-screen'
import { OrderAddresses } from '@/components/shop/orders/order-addresses'
import { OrderDocuments } from '@/components/shop/orders/order-documents'
import { OrderLines } from '@/components/shop/orders/order-lines'
import { OrderTotals } from '@/components/shop/orders/order-totals'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { officeLists as texts } from '@/messages/office/kit/lists'

const BACK = { href: '/backoffice/orders', title: texts.allOrders }

export const orders = (): OfficePage => ({
  title: texts.orders,
  lead: texts.ordersLead,
  body: <OrdersScreen />,
})

export const order = (number: string | null): OfficePage => ({
  title: number ? texts.order(number) : texts.orders,
  back: BACK,
  body: (
    <OrderScreen
      number={number}
      renderLines={(order) => <OrderLines order={order} title={texts.lines} />}
      renderFacts={(order) => <Facts order={order} />}
    />
  ),
})

function Facts({ order }: { order: OfficeOrder }) {
  return (
    <>
      <OrderTotals order={order} />
      <OrderAddresses order={order} />
      <OrderDocuments order={order} />
    </>
  )
}
