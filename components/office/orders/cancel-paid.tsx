import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { mayMove } from '@/domain/shop/orders/order-moves'
import { useModal } from '@/hooks/kit/use-modal'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { usePaidCancellation } from '@/hooks/office/overview/use-backoffice'
import { cancelPaid as texts, cancelPaidDialog } from '@/messages/office/orders/orders'
import { toSentence } from '@/messages/kit/errors'
import { DenseField } from '@/components/office/kit/dense-field'

interface CancelPaidProps {
  order: OfficeOrder
  onCanceled: () => void
}

/** Cancels a paid order with its refund; one dialog says what goes back and where. */
export function CancelPaid({ order, onCanceled }: CancelPaidProps) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { ask } = useModal()
  const { preview, cancel, isRunning, error } = usePaidCancellation(order.number)
  const isOpen = mayMove({ from: order.fulfillment_state, to: 'cancelled' }, 'shop')
  if (!order.paid_at || !isOpen) return null
  const press = async () => {
    const plan = await preview()
    if (!plan) return
    setFault(plan.fault)
    if (plan.fault !== null || !(await ask(cancelPaidDialog(order, plan)))) return
    if (await cancel({ reason: reason.trim(), expected: plan.total })) onCanceled()
  }
  return (
    <section aria-labelledby="cancel-paid">
      <h2 id="cancel-paid" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-read text-ink-soft">{texts.lead}</p>
      <div className="mt-4 max-w-md">
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
        {fault && <ErrorNotice sentence={fault} className="mb-4" />}
        <DenseField
          label={texts.reason}
          hint={texts.reasonHint}
          name="cancel-reason"
          autoComplete="off"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          size="small"
          variant="secondary"
          isLoading={isRunning}
          className="mt-4"
          onClick={() => void press()}
        >
          {texts.button}
        </Button>
      </div>
    </section>
  )
}
