import { useRouter } from 'next/router'

import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { PageHead } from '@/components/kit/layout/page-head'
import { AllTickets, TicketScreen } from '@/components/community/support/ticket-screen'
import { support } from '@/messages/community/support/support'

export default function TicketPage() {
  const { number } = useRouter().query
  return (
    <>
      <PageHead title={support.ticket} isHidden />
      <DashboardFrame title={support.title}>
        <AllTickets />
        <TicketScreen address={typeof number === 'string' ? { number, key: null } : null} />
      </DashboardFrame>
    </>
  )
}
