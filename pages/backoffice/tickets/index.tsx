import { OfficeFrame } from '@/components/backoffice/office-frame'
import { TicketsScreen } from '@/components/backoffice/tickets-screen'
import { PageHead } from '@/components/layout/page-head'
import { officeLists as texts } from '@/messages/backoffice-lists'

export default function BackofficeTicketsPage() {
  return (
    <>
      <PageHead title={texts.tickets} isHidden />
      <OfficeFrame title={texts.tickets} lead={texts.ticketsLead}>
        <TicketsScreen />
      </OfficeFrame>
    </>
  )
}
