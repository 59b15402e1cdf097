import { OfficeFrame } from '@/components/backoffice/office-frame'
import { OrdersScreen } from '@/components/backoffice/orders-screen'
import { PageHead } from '@/components/layout/page-head'
import { officeLists as texts } from '@/messages/backoffice-lists'

export default function BackofficeOrdersPage() {
  return (
    <>
      <PageHead title={texts.orders} isHidden />
      <OfficeFrame title={texts.orders} lead={texts.ordersLead}>
        <OrdersScreen />
      </OfficeFrame>
    </>
  )
}
