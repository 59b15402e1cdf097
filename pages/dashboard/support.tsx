import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { PageHead } from '@/components/kit/layout/page-head'
import { TicketsScreen } from '@/components/community/support/tickets-screen'
import { support } from '@/messages/community/support/support'

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
