import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { NoticesScreen } from '@/components/forum/notices-screen'
import { PageHead } from '@/components/layout/page-head'
import { forumNotices } from '@/messages/forum-notices'

export default function NotificationsPage() {
  return (
    <>
      <PageHead title={forumNotices.title} isHidden />
      <DashboardFrame title={forumNotices.title} lead={forumNotices.lead}>
        <NoticesScreen />
      </DashboardFrame>
    </>
  )
}
