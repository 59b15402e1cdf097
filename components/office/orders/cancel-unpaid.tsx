import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { isLongEnough } from '@/domain/kit/text-length'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useModal } from '@/hooks/kit/use-modal'
import { useUnpaidCancellation } from '@/hooks/office/overview/use-backoffice'
import { cancelUnpaid as texts, cancelUnpaidDialog } from '@/messages/office/orders/orders'
import { toSentence } from '@/messages/kit/errors'
import { DenseField } from '@/components/office/kit/dense-field'

interface CancelUnpaidProps {
  order: OfficeOrder
  onChanged: (order: OfficeOrder) => void
}

export function CancelUnpaid({ order, onChanged }: CancelUnpaidProps) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const { ask } = useModal()
  const { run, isRunning, error } = useUnpaidCancellation(order.number)
  if (order.status !== 'pending_payment' || order.is_under_review) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isShort = !isLongEnough(reason, 3)
    setFault(isShort ? texts.reasonMissing : undefined)
    if (isShort || !(await ask(cancelUnpaidDialog(order)))) return
    const done = await run(reason.trim())
    if (done) onChanged(done.answer)
  }
  return (
    <section aria-labelledby="cancel-unpaid">
      <h2 id="cancel-unpaid" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-read text-ink-soft">{texts.lead}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 max-w-md">
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
        <DenseField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          autoComplete="off"
          maxLength={500}
          fault={fault}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          size="small"
          type="submit"
          variant="secondary"
          isLoading={isRunning}
          className="mt-4"
        >
          {texts.button}
        </Button>
      </form>
    </section>
  )
}
