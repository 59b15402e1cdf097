import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import { serverFieldError } from '@/hooks/kit/use-action'
import { useSentRefund } from '@/hooks/office/payment/use-bookkeeping'
import { bookkeeping as texts } from '@/messages/office/payment/payment'
import { toSentence } from '@/messages/kit/errors'
import { DenseField } from '@/components/office/kit/dense-field'

interface SendRefundProps {
  refund: BookkeepingOverview['refunds_to_send'][number]
  onDone: (sentence: string) => void
}

type Faults = Partial<Record<'sent_on' | 'reference', string>>

export function SendRefund({ refund: { id, order_number, provider }, onDone }: SendRefundProps) {
  const [sent, setSent] = useState({ sent_on: '', reference: '' })
  const [faults, setFaults] = useState<Faults>({})
  const { run, isRunning, error } = useSentRefund(id)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const reference = sent.reference.trim()
    const missing = {
      ...(sent.sent_on === '' && { sent_on: texts.faults.sentOn }),
      ...(reference === '' && { reference: texts.faults.reference }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    if (await run({ ...sent, reference })) onDone(texts.wasSent(order_number))
  }
  const field = (name: keyof Faults, label: string) => (
    <DenseField
      label={label}
      name={name}
      type={name === 'sent_on' ? 'date' : 'text'}
      maxLength={name === 'reference' ? 100 : undefined}
      autoComplete="off"
      fault={faults[name] ?? serverFieldError(error, name)}
      value={sent[name]}
      onChange={(event) => setSent({ ...sent, [name]: event.target.value })}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void enter(event)}
      className="flex basis-full flex-wrap items-end gap-3"
    >
      {error && <ErrorNotice sentence={toSentence(error)} className="basis-full" />}
      {field('sent_on', texts.sentOn(order_number))}
      {field('reference', texts.sentReference(order_number, provider))}
      <Button size="small" type="submit" variant="secondary" isLoading={isRunning}>
        {texts.markSent}
      </Button>
    </form>
  )
}
