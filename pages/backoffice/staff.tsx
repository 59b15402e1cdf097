import { OfficeFrame } from '@/components/backoffice/office-frame'
import { StaffScreen } from '@/components/backoffice/staff/staff-screen'
import { PageHead } from '@/components/layout/page-head'
import { staff as texts } from '@/messages/staff'

export default function BackofficeStaffPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <StaffScreen />
      </OfficeFrame>
    </>
  )
}
