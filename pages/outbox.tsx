import { PageHead } from '@/components/kit/layout/page-head'
import { OutboxScreen } from '@/components/office/outbox/outbox-screen'
import { outbox } from '@/messages/shop/orders/orders'

export default function OutboxPage() {
  return (
    <>
      <PageHead title={outbox.title} isHidden />
      <OutboxScreen />
    </>
  )
}
