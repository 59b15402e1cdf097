import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { PageHead } from '@/components/layout/page-head'
import { RecordsScreen } from '@/components/payment/records-screen'
import { payments } from '@/messages/payments'

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
