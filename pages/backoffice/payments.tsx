import { OfficeFrame } from '@/components/backoffice/office-frame'
import { BookkeepingScreen } from '@/components/bookkeeping/bookkeeping-screen'
import { PageHead } from '@/components/layout/page-head'
import { bookkeeping } from '@/messages/bookkeeping'

/** The API answers administrators with a second factor and nobody else. */
export default function BackofficePaymentsPage() {
  return (
    <>
      <PageHead title={bookkeeping.title} isHidden />
      <OfficeFrame title={bookkeeping.title} lead={bookkeeping.lead} zone={bookkeeping.zone}>
        <BookkeepingScreen />
      </OfficeFrame>
    </>
  )
}
