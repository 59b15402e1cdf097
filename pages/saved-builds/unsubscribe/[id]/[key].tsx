import { EndRemindersScreen } from '@/components/account/saved-builds/end-reminders-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { endReminders } from '@/messages/account/saved-builds/saved-builds'
import { oneClickUnsubscribe, type SubscriptionLink } from '#server/ssr/one-click'

export const getServerSideProps = oneClickUnsubscribe(({ savedBuilds }, link) =>
  savedBuilds.endReminders(link),
)

export default function EndRemindersPage({ link: { id, key } }: { link: SubscriptionLink }) {
  return (
    <>
      <PageHead title={endReminders.title} isHidden />
      <EndRemindersScreen id={id} letterKey={key} />
    </>
  )
}
