import { PageHead } from '@/components/layout/page-head'
import { OutboxScreen } from '@/components/outbox/outbox-screen'
import { outbox } from '@/messages/orders'

export default function OutboxPage() {
  return (
    <>
      <PageHead title={outbox.title} isHidden />
      <OutboxScreen />
    </>
  )
}
