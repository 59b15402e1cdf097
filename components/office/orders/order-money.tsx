import { Price } from '@/components/kit/ui/price'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { shortMoment } from '@/messages/office/overview/overview'
import { officeLists as texts } from '@/messages/office/kit/lists'
import { providerName } from '@/messages/kit/providers'
import { orderFees } from '@/messages/office/orders/order-fees'

import { DisputeEvidence } from '@/components/office/disputes/dispute-evidence'
import { Part } from '@/components/office/kit/part'
import { RefundPart } from '@/components/office/refund/refund-part'

interface OrderMoneyProps {
  order: OfficeOrder
  onRefunded: () => void
}

export function OrderMoney({ order, onRefunded }: OrderMoneyProps) {
  const { attempts, refunds, disputes, credit_used } = order
  const mayRefund = useMay()('payments.refund')
  return (
    <>
      <Part title={texts.attempts} empty={attempts.length === 0 ? texts.noAttempts : null}>
        <Attempts attempts={attempts} />
      </Part>
      {credit_used > 0 && (
        <p className="-mt-8 flex justify-between gap-4">
          {texts.creditUsed} <Price amount={credit_used} />
        </p>
      )}
      <Part title={texts.refunds} empty={refunds.length === 0 ? texts.noRefunds : null}>
        <ul className="border-t border-line text-sm">
          {refunds.map(({ at, amount, to, status, reason, about, by, fee }, index) => (
            <li key={index} className="flex justify-between gap-4 border-b border-line py-2">
              <span className="min-w-0">
                {texts.refundTo[to]}, {texts.refundState[status]}
                {about && <span className="block break-words">{about}</span>}
                {reason && <span className="block break-words text-ink-soft">{reason}</span>}
                <time dateTime={at} className="block text-ink-soft">
                  {shortMoment(at)}
                  {by && ` ${texts.by(by)}`}
                </time>
                {fee && <span className="block text-ink-soft">{orderFees.ofRefund(fee)}</span>}
              </span>
              <Price amount={amount} />
            </li>
          ))}
        </ul>
      </Part>
      {mayRefund && order.paid_at && <RefundPart order={order} onRefunded={onRefunded} />}
      {disputes.length > 0 && (
        <Part title={texts.disputes} empty={null}>
          <ul className="border-t border-line text-sm">
            {disputes.map((dispute) => (
              <li key={dispute.id} className="border-b border-line py-2">
                <div className="flex justify-between gap-4">
                  <span className="min-w-0">
                    {texts.disputeState[dispute.status]}: {texts.words(dispute.reason)}
                    <span className="block text-ink-soft">
                      {texts.evidence(dispute.evidence_due_at)}
                    </span>
                  </span>
                  <Price amount={dispute.amount} />
                </div>
                <DisputeEvidence dispute={dispute} onSent={onRefunded} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

/** Payment attempts, stacked because five columns don't fit on a phone. */
function Attempts({ attempts }: Pick<OfficeOrder, 'attempts'>) {
  return (
    <ul className="border-t border-line text-sm">
      {attempts.map(({ at, provider, reference, status, failure, amount, fee }) => (
        <li key={at} className="flex justify-between gap-4 border-b border-line py-2">
          <span className="min-w-0">
            <span className="font-medium">{providerName(provider)}</span>, {texts.attempt(status)}
            {failure && `: ${texts.words(failure)}`}
            {reference && (
              <span className="block figures break-all text-ink-soft">{reference}</span>
            )}
            <time dateTime={at} className="block text-ink-soft">
              {shortMoment(at)}
            </time>
            {fee && <span className="block text-ink-soft">{orderFees.ofPayment(fee)}</span>}
          </span>
          <Price amount={amount} />
        </li>
      ))}
    </ul>
  )
}
