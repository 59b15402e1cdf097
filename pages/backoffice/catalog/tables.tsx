import { CsvScreen } from '@/components/backoffice/csv/csv-screen'
import { OfficeFrame } from '@/components/backoffice/office-frame'
import { PageHead } from '@/components/layout/page-head'
import { csv as texts } from '@/messages/csv'

export default function BackofficeTablesPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <CsvScreen />
      </OfficeFrame>
    </>
  )
}
