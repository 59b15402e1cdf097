import { OfficeFrame } from '@/components/backoffice/office-frame'
import { OverviewScreen } from '@/components/backoffice/overview-screen'
import { PageHead } from '@/components/layout/page-head'
import { backoffice as texts } from '@/messages/backoffice'

/** A static shell: the API answers administrators with a second factor and nobody else. */
export default function BackofficePage() {
  return (
    <>
      <PageHead title={texts.name} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <OverviewScreen />
      </OfficeFrame>
    </>
  )
}
