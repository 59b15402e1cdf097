import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { PageHead } from '@/components/layout/page-head'
import { TicketsScreen } from '@/components/support/tickets-screen'
import { support } from '@/messages/support'

export default function SupportPage() {
  return (
    <>
      <PageHead title={support.title} isHidden />
      <DashboardFrame title={support.title} lead={support.lead}>
        <TicketsScreen />
      </DashboardFrame>
    </>
  )
}
