import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { PageHead } from '@/components/kit/layout/page-head'
import { MyOrdersScreen } from '@/components/shop/orders/my-orders-screen'
import { myOrders } from '@/messages/shop/orders/my-orders'

export default function OrdersPage() {
  return (
    <>
      <PageHead title={myOrders.title} isHidden />
      <DashboardFrame title={myOrders.title} lead={myOrders.lead}>
        <MyOrdersScreen />
      </DashboardFrame>
    </>
  )
}
