import { OfficeFrame } from '@/components/backoffice/office-frame'
import { Inbox } from '@/components/backoffice/desk/inbox'
import { PageHead } from '@/components/layout/page-head'
import { desk as texts } from '@/messages/desk'

export default function BackofficeTicketsPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <Inbox />
      </OfficeFrame>
    </>
  )
}
