import { OfficeFrame } from '@/components/backoffice/office-frame'
import { ChangesScreen } from '@/components/backoffice/prices/changes-screen'
import { PageHead } from '@/components/layout/page-head'
import { priceTexts as texts } from '@/messages/prices'

export default function BackofficePriceChangesPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <ChangesScreen />
      </OfficeFrame>
    </>
  )
}
