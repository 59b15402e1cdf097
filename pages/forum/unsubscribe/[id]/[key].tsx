import { EndDigestScreen } from '@/components/community/forum/end-digest-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { forumDigest } from '@/messages/community/forum/forum-digest'
import { oneClickUnsubscribe, type SubscriptionLink } from '#server/ssr/one-click'

export const getServerSideProps = oneClickUnsubscribe(({ forum }, link) => forum.endDigest(link))

export default function EndDigestPage({ link: { id, key } }: { link: SubscriptionLink }) {
  return (
    <>
      <PageHead title={forumDigest.endTitle} isHidden />
      <EndDigestScreen id={id} letterKey={key} />
    </>
  )
}
