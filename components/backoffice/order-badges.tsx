import { Badge, type BadgeKind } from '@/components/ui/badge'
import type { OfficeRow } from '@/hooks/use-backoffice'
import { officeLists as texts } from '@/messages/backoffice-lists'
import { orders } from '@/messages/orders'

const KINDS: Partial<Record<OfficeRow['status'], BadgeKind>> = {
  pending_payment: 'warn',
  paid: 'ok',
  in_production: 'ok',
  shipped: 'ok',
  delivered: 'ok',
  expired: 'bad',
  cancelled: 'bad',
}

/** Status of an order and what somebody has to know of it. */
export function OrderBadges({
  order: { status, is_disputed, is_under_review },
}: {
  order: Pick<OfficeRow, 'status' | 'is_disputed' | 'is_under_review'>
}) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-1 whitespace-nowrap md:justify-start">
      <Badge kind={KINDS[status] ?? 'plain'}>{orders.status(status)}</Badge>
      {is_disputed && <Badge kind="bad">{texts.disputed}</Badge>}
      {is_under_review && <Badge kind="warn">{texts.underReview}</Badge>}
    </span>
  )
}
