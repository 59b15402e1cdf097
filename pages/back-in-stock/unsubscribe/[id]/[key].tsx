import { PageHead } from '@/components/kit/layout/page-head'
import { EndStockAlertScreen } from '@/components/shop/goods/stock-alert-links'
import { stockAlertLinks } from '@/messages/shop/goods/stock-alert'
import { oneClickUnsubscribe, type SubscriptionLink } from '#server/ssr/one-click'

export const getServerSideProps = oneClickUnsubscribe(({ stockAlerts }, link) =>
  stockAlerts.unsubscribe(link),
)

export default function EndStockAlertPage({ link: { id, key } }: { link: SubscriptionLink }) {
  return (
    <>
      <PageHead title={stockAlertLinks.end.title} isHidden />
      <EndStockAlertScreen id={id} letterKey={key} />
    </>
  )
}
