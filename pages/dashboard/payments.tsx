import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { PageHead } from '@/components/kit/layout/page-head'
import { RecordsScreen } from '@/components/shop/payment/records-screen'
import { payments } from '@/messages/shop/payment/payments'

export default function PaymentsPage() {
  return (
    <>
      <PageHead title={payments.title} isHidden />
      <DashboardFrame title={payments.title} lead={payments.lead}>
        <RecordsScreen />
      </DashboardFrame>
    </>
  )
}
