import { AuditScreen } from '@/components/backoffice/audit/audit-screen'
import { OfficeFrame } from '@/components/backoffice/office-frame'
import { PageHead } from '@/components/layout/page-head'
import { audit as texts } from '@/messages/audit'

export default function BackofficeAuditPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <AuditScreen />
      </OfficeFrame>
    </>
  )
}
