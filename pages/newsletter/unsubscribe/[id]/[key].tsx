import { PageHead } from '@/components/kit/layout/page-head'
import { LeaveNewsletterScreen } from '@/components/community/newsletter/newsletter-links'
import { newsletterLinks } from '@/messages/community/newsletter/newsletter-links'
import { oneClickUnsubscribe, type SubscriptionLink } from '#server/ssr/one-click'

export const getServerSideProps = oneClickUnsubscribe(({ newsletter }, link) =>
  newsletter.unsubscribe(link),
)

export default function LeaveNewsletterPage({ link: { id, key } }: { link: SubscriptionLink }) {
  return (
    <>
      <PageHead title={newsletterLinks.end.title} isHidden />
      <LeaveNewsletterScreen id={id} letterKey={key} />
    </>
  )
}
