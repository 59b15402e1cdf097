import { OfficeFrame } from '@/components/backoffice/office-frame'
import { ForumOfficeScreen } from '@/components/forum/office-screen'
import { PageHead } from '@/components/layout/page-head'
import { forumOffice as texts } from '@/messages/forum-office'

export default function BackofficeForumPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <ForumOfficeScreen />
      </OfficeFrame>
    </>
  )
}
