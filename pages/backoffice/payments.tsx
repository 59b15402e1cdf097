import { BookkeepingScreen } from '@/components/bookkeeping/bookkeeping-screen'
import { MembersOnly } from '@/components/layout/members-only'
import { PageHead } from '@/components/layout/page-head'
import { bookkeeping } from '@/messages/bookkeeping'

/** The API answers administrators with a second factor and nobody else. */
export default function BackofficePaymentsPage() {
  return (
    <>
      <PageHead title={bookkeeping.title} isHidden />
      <MembersOnly>
        <BookkeepingScreen />
      </MembersOnly>
    </>
  )
}
