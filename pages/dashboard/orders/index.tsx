import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { PageHead } from '@/components/layout/page-head'
import { MyOrdersScreen } from '@/components/orders/my-orders-screen'
import { myOrders } from '@/messages/my-orders'

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
