import { CannedScreen } from '@/components/backoffice/desk/canned-screen'
import { OfficeFrame } from '@/components/backoffice/office-frame'
import { PageHead } from '@/components/layout/page-head'
import { deskCanned as texts } from '@/messages/desk-canned'
import { deskReports } from '@/messages/desk-reports'

const BACK = { href: '/backoffice/tickets', title: deskReports.tickets }

export default function BackofficeCannedPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead} back={BACK}>
        <CannedScreen />
      </OfficeFrame>
    </>
  )
}
