import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { NoticesScreen } from '@/components/community/forum/notices-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { AwaitedItems } from '@/components/shop/goods/awaited-items'
import { forumNotices } from '@/messages/community/forum/forum-notices'

export default function NotificationsPage() {
  return (
    <>
      <PageHead title={forumNotices.title} isHidden />
      <DashboardFrame title={forumNotices.title} lead={forumNotices.lead}>
        <NoticesScreen />
        <AwaitedItems />
      </DashboardFrame>
    </>
  )
}
