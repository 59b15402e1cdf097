import { useRouter } from 'next/router'

import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { PageHead } from '@/components/layout/page-head'
import { AllTickets, TicketScreen } from '@/components/support/ticket-screen'
import { support } from '@/messages/support'

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
