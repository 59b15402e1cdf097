import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { OfficeRow } from '@/hooks/office/overview/use-backoffice'
import { officeLists as texts } from '@/messages/office/kit/lists'
import { orders } from '@/messages/shop/orders/orders'

import { SampleBadge } from '@/components/office/kit/sample-badge'

const KINDS: Partial<Record<OfficeRow['fulfillment_state'], BadgeKind>> = {
  awaiting_payment: 'warn',
  cancelled: 'bad',
  returned: 'plain',
}

export function OrderBadges({
  order,
}: {
  order: Pick<
    OfficeRow,
    'email' | 'payment_state' | 'fulfillment_state' | 'is_disputed' | 'is_under_review'
  >
}) {
  const { is_disputed, is_under_review } = order
  const moneyBack = orders.moneyBack(order)
  return (
    <span className="inline-flex flex-wrap justify-end gap-1 whitespace-nowrap md:flex-nowrap md:justify-start">
      <Badge kind={KINDS[order.fulfillment_state] ?? 'ok'}>{orders.stage(order)}</Badge>
      {moneyBack && <Badge>{moneyBack}</Badge>}
      {is_disputed && <Badge kind="bad">{texts.disputed}</Badge>}
      {is_under_review && <Badge kind="warn">{texts.underReview}</Badge>}
      <SampleBadge email={order.email} />
    </span>
  )
}
