import { useRouter } from 'next/router'

import { OfficeFrame } from '@/components/backoffice/office-frame'
import { TicketScreen } from '@/components/backoffice/ticket-screen'
import { PageHead } from '@/components/layout/page-head'
import { officeLists as texts } from '@/messages/backoffice-lists'

const BACK = { href: '/backoffice/tickets', title: texts.allTickets }

export default function BackofficeTicketPage() {
  const { number } = useRouter().query
  const known = typeof number === 'string' ? number : null
  return (
    <>
      <PageHead title={known ? texts.ticket(known) : texts.tickets} isHidden />
      <OfficeFrame title={known ? texts.ticket(known) : texts.tickets} back={BACK}>
        <TicketScreen number={known} />
      </OfficeFrame>
    </>
  )
}
