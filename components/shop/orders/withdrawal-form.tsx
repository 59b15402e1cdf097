import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import type { MyOrder } from '@/hooks/shop/orders/use-my-orders'
import { useOrderWithdrawal } from '@/hooks/shop/orders/use-my-orders'
import { toSentence } from '@/messages/kit/errors'
import { myOrders as texts } from '@/messages/shop/orders/my-orders'

interface WithdrawalFormProps {
  order: MyOrder
  onDone: (order: MyOrder) => void
}

export function WithdrawalForm({ order, onDone }: WithdrawalFormProps) {
  const { withdrawal } = order
  const [chosen, setChosen] = useState(() => openLines(order))
  const [reason, setReason] = useState('')
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')
  const { run, isRunning, error } = useOrderWithdrawal(order.number)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'choose') return setStep('confirm')
    const done = await run({ lines: chosen, reason: reason.trim() || null })
    if (done) onDone(done.answer)
  }

  if (withdrawal.declared_at) {
    return (
      <p role="status" className="mt-14 border-t border-line pt-6">
        {texts.withdrawalDone(texts.moment(withdrawal.declared_at))}
      </p>
    )
  }
  if (!withdrawal.is_open || !withdrawal.until) return null
  return (
    <section aria-labelledby="withdrawal" className="mt-14 border-t border-line pt-6">
      <h2 id="withdrawal" className="text-2xl">
        {step === 'choose' ? texts.withdrawal : texts.withdrawalConfirmTitle}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.withdrawalOpen(withdrawal.until)}</p>
      <form onSubmit={(event) => void submit(event)} className="mt-5 max-w-xl">
        {step === 'choose' ? (
          <Statement {...{ order, chosen, reason }} onChoose={setChosen} onReason={setReason} />
        ) : (
          <>
            <p>{texts.withdrawalConfirm}</p>
            <ul className="mt-2 list-disc pl-6">
              {chosen.map((index) => (
                <li key={index}>{order.lines[index]?.title}</li>
              ))}
            </ul>
          </>
        )}
        {error && <ErrorNotice sentence={toSentence(error)} className="mt-4" />}
        {chosen.length === 0 && <p className="mt-3 text-sm text-warn">{texts.withdrawalNone}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" isLoading={isRunning} disabled={chosen.length === 0}>
            {step === 'choose' ? texts.withdrawalNext : texts.withdrawalSend}
          </Button>
          {step === 'confirm' && (
            <Button variant="secondary" onClick={() => setStep('choose')}>
              {texts.withdrawalBack}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

interface StatementProps {
  order: MyOrder
  /** Indexes of the selected lines. */
  chosen: number[]
  reason: string
  onChoose: (lines: number[]) => void
  onReason: (reason: string) => void
}

function Statement({ order, chosen, reason, onChoose, onReason }: StatementProps) {
  const open = openLines(order)
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{texts.withdrawalLines}</legend>
      {order.lines.map(({ title, count }, index) =>
        open.includes(index) ? (
          <Checkbox
            key={index}
            label={`${count} × ${title}`}
            checked={chosen.includes(index)}
            onChange={({ target }) =>
              onChoose(
                target.checked
                  ? [...chosen, index].sort((a, b) => a - b)
                  : chosen.filter((one) => one !== index),
              )
            }
          />
        ) : (
          <p key={index} className="py-2 text-sm text-ink-soft">
            {texts.withdrawalExcluded(title)}
          </p>
        ),
      )}
      <TextField
        label={texts.withdrawalReason}
        value={reason}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => onReason(event.target.value)}
        className="mt-4"
      />
    </fieldset>
  )
}

function openLines({ lines, withdrawal }: MyOrder): number[] {
  return [...lines.keys()].filter((index) => !withdrawal.excluded_lines.includes(index))
}
