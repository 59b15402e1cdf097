import { useRouter } from 'next/router'

import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { PageHead } from '@/components/kit/layout/page-head'
import { MyOrderScreen } from '@/components/shop/orders/my-order-screen'
import { myOrders } from '@/messages/shop/orders/my-orders'

export default function MyOrderPage() {
  const { number } = useRouter().query
  return (
    <>
      <PageHead title={myOrders.title} isHidden />
      <DashboardFrame title={myOrders.title}>
        <MyOrderScreen number={typeof number === 'string' ? number : null} />
      </DashboardFrame>
    </>
  )
}
