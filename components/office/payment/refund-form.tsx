import { useRef, useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Segmented } from '@/components/kit/ui/segmented'
import { parseDollars, ZERO } from '@/domain/kit/money'
import { isLongEnough } from '@/domain/kit/text-length'
import { serverFieldError } from '@/hooks/kit/use-action'
import { useRefund } from '@/hooks/office/payment/use-bookkeeping'
import { bookkeeping as texts } from '@/messages/office/payment/payment'
import { toSentence } from '@/messages/kit/errors'
import { DenseField } from '@/components/office/kit/dense-field'

type Target = 'provider' | 'credit'
type FieldName = 'number' | 'amount' | 'reason'

const EMPTY = { number: '', amount: '', reason: '', target: 'provider' as Target }

function faultsIn({ number, amount, reason }: typeof EMPTY): Partial<Record<FieldName, string>> {
  return {
    ...(number.trim() === '' && { number: texts.faults.number }),
    ...(parseDollars(amount) === null && { amount: texts.faults.amount }),
    ...(!isLongEnough(reason, 3) && { reason: texts.faults.reason }),
  }
}

/** Sends the same form content only once, however often the button is clicked (idempotency key). */
function useRefundForm(onDone: (sentence: string) => void) {
  const [entries, setEntries] = useState(EMPTY)
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({})
  const key = useRef('')
  const action = useRefund()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = faultsIn(entries)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    if (key.current === '') key.current = crypto.randomUUID()
    const refund = {
      number: entries.number.trim(),
      amount: parseDollars(entries.amount) ?? ZERO,
      target: entries.target,
      reason: entries.reason.trim(),
    }
    if (!(await action.run(refund, key.current))) return
    key.current = ''
    setEntries(EMPTY)
    onDone(texts.refunded(entries.number.trim()))
  }
  const change = (part: Partial<typeof EMPTY>) => {
    key.current = ''
    setEntries({ ...entries, ...part })
  }
  return { ...action, entries, faults, submit, change }
}

export function RefundForm({ onDone }: { onDone: (sentence: string) => void }) {
  const { entries, faults, error, isRunning, submit, change } = useRefundForm(onDone)
  const field = (name: FieldName, hint?: string) => (
    <DenseField
      label={texts[name]}
      hint={hint}
      name={name}
      autoComplete="off"
      inputMode={name === 'amount' ? 'decimal' : 'text'}
      fault={faults[name] ?? serverFieldError(error, name)}
      value={entries[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  return (
    <section aria-labelledby="refund">
      <h2 id="refund" className="text-lg">
        {texts.refundTitle}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 max-w-md">
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
        <div className="flex flex-col gap-4">
          {field('number')}
          {field('amount', texts.amountHint)}
          <Segmented
            legend={texts.target}
            options={texts.targets}
            value={entries.target}
            onChange={(target) => change({ target })}
          />
          {field('reason', texts.reasonHint)}
        </div>
        <Button size="small" type="submit" isLoading={isRunning} className="mt-6">
          {texts.refund}
        </Button>
      </form>
    </section>
  )
}
