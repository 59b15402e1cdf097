import { useRouter } from 'next/router'

import { OfficeFrame } from '@/components/backoffice/office-frame'
import { TicketScreen } from '@/components/backoffice/desk/ticket-screen'
import { PageHead } from '@/components/layout/page-head'
import { desk as texts } from '@/messages/desk'

const BACK = { href: '/backoffice/tickets', title: texts.allTickets }

export default function BackofficeTicketPage() {
  const { number } = useRouter().query
  const known = typeof number === 'string' ? number : null
  return (
    <>
      <PageHead title={known ? texts.ticket(known) : texts.title} isHidden />
      <OfficeFrame title={known ? texts.ticket(known) : texts.title} back={BACK}>
        <TicketScreen number={known} />
      </OfficeFrame>
    </>
  )
}
