import { OfficeFrame } from '@/components/backoffice/office-frame'
import { ReportsScreen } from '@/components/backoffice/reports-screen'
import { PageHead } from '@/components/layout/page-head'
import { deskReports as texts } from '@/messages/desk-reports'

const BACK = { href: '/backoffice/tickets', title: texts.tickets }

export default function BackofficeReportsPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead} back={BACK}>
        <ReportsScreen />
      </OfficeFrame>
    </>
  )
}
