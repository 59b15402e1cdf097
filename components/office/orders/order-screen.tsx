import type { ReactNode } from 'react'

import { Loaded } from '@/components/kit/ui/loaded'
import { useOfficeOrder, type OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { officeLists as texts } from '@/messages/office/kit/lists'

import { WhoChanged } from '@/components/office/kit/who-changed'
import { EditPart } from '@/components/office/edits/edit-part'
import { FulfillmentPart } from '@/components/office/fulfillment/fulfillment-part'
import { CancelPaid } from './cancel-paid'
import { CancelUnpaid } from './cancel-unpaid'
import { OrderBadges } from './order-badges'
import { OrderGifts } from './order-gifts'
import { OrderHistory } from './order-history'
import { OrderMoney } from './order-money'
import { OrderRecords } from './order-records'
import { OrderTags } from './order-tags'
import { ReturnsPart } from '@/components/office/returns/returns-part'
import { MailContext } from '@/components/office/kit/mail-context'

interface OrderScreenProps {
  number: string | null
  /** Renders the lines of the order as the buyer sees them. */
  renderLines: (order: OfficeOrder) => ReactNode
  /** Renders totals, timeline, documents and addresses as the buyer sees them. */
  renderFacts: (order: OfficeOrder) => ReactNode
}

export function OrderScreen({ number, renderLines, renderFacts }: OrderScreenProps) {
  const { state, retry, set, renew } = useOfficeOrder(number)
  const may = useMay()
  return (
    <Loaded state={state} onRetry={retry}>
      {(order) => (
        <MailContext value={order.has_mail}>
          <article>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <OrderBadges order={order} />
              <span className="font-medium break-words">{order.shipping_address.name}</span>
              <time dateTime={order.placed_at} className="text-ink-soft">
                {texts.placed(order.placed_at)}
              </time>
              {order.promised && order.fulfillment_state !== 'cancelled' && (
                <PromisedDate {...order} promised={order.promised} />
              )}
              <span className="text-ink-soft">{order.is_member ? texts.member : texts.guest}</span>
              <WhoChanged kind="orders" id={order.number} />
            </p>
            <div className="mt-8 grid items-start gap-12 xl:grid-cols-12">
              <div className="flex min-w-0 flex-col gap-12 xl:col-span-7">
                {order.paid_at && (
                  <FulfillmentPart number={order.number} email={order.email} onMoved={renew} />
                )}
                {order.paid_at && <ReturnsPart order={order} onMoved={renew} />}
                {renderLines(order)}
                {order.paid_at && may('orders.change') && (
                  <EditPart number={order.number} email={order.email} onChanged={renew} />
                )}
                {may('support.answer') && <OrderGifts order={order} onSent={set} />}
                {may('orders.change') && <CancelUnpaid order={order} onChanged={set} />}
                <OrderMoney order={order} onRefunded={renew} />
                {may('payments.refund') && <CancelPaid order={order} onCanceled={renew} />}
                <OrderRecords order={order} />
              </div>
              <div className="flex min-w-0 flex-col gap-10 xl:col-span-5">
                {renderFacts(order)}
                <OrderTags order={order} onChanged={set} />
                <OrderHistory order={order} onChanged={set} />
              </div>
            </div>
          </article>
        </MailContext>
      )}
    </Loaded>
  )
}

type PromisedDateProps = Pick<OfficeOrder, 'delivery_cause' | 'is_late'> & { promised: string }

function PromisedDate({ promised, delivery_cause, is_late }: PromisedDateProps) {
  return (
    <span className={is_late ? 'font-medium text-bad' : undefined}>
      <time dateTime={promised}>{texts.promisedFor(promised, is_late)}</time>
      {delivery_cause && <span className="text-ink-soft"> ({delivery_cause})</span>}
    </span>
  )
}
