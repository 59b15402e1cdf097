import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { isEea } from '@/domain/shop/countries/eu-law'
import { useOrderWithdrawal, type MyOrder } from '@/hooks/shop/orders/use-my-orders'
import { useReaderTime } from '@/hooks/kit/use-reader-time'
import { orders as orderTexts } from '@/messages/shop/orders/orders'
import { withdrawal as texts, withdrawalTexts } from '@/messages/shop/withdrawal/withdrawal'
import { WITHDRAWAL_LABEL } from '@/domain/kit/withdrawal-label'

import { WithdrawalConfirm } from './withdrawal-confirm'

interface WithdrawalFormProps {
  order: MyOrder
  onDone: (order: MyOrder) => void
}

/** Withdrawal by the order's owner, in two steps (Directive 2011/83/EU, art. 11a). */
export function WithdrawalForm({ order, onDone }: WithdrawalFormProps) {
  const { withdrawal } = order
  const lawTexts = withdrawalTexts(isEea(order.shipping_country_code), withdrawal.lines)
  const { moment } = useReaderTime()
  const [isStarted, setStarted] = useState(false)
  if (!withdrawal.is_open && !withdrawal.declared_at) return null
  return (
    <section aria-label={texts.title} className="mt-14 max-w-xl border-t border-line pt-6">
      {withdrawal.declared_at && (
        <p role="status" className="mb-5">
          {lawTexts.done(moment(withdrawal.declared_at))}
        </p>
      )}
      {withdrawal.is_open && !isStarted && (
        <Button variant="secondary" onClick={() => setStarted(true)}>
          {isEea(order.shipping_country_code) ? WITHDRAWAL_LABEL : orderTexts.returnItems}
        </Button>
      )}
      {withdrawal.is_open && isStarted && (
        <Confirm
          order={order}
          onBack={() => setStarted(false)}
          onDone={(changed) => {
            setStarted(false)
            onDone(changed)
          }}
        />
      )}
    </section>
  )
}

function Confirm({ order, onDone, onBack }: WithdrawalFormProps & { onBack: () => void }) {
  const { withdrawal } = order
  const lawTexts = withdrawalTexts(isEea(order.shipping_country_code), withdrawal.lines)
  const open = withdrawal.lines.filter(({ right }) => right === 'open')
  const [chosen, setChosen] = useState(open.map(({ position }) => position))
  const [reason, setReason] = useState('')
  const { run, isRunning, error } = useOrderWithdrawal(order.number)
  const heading = useRef<HTMLHeadingElement>(null)
  // The clicked button is gone.
  useEffect(() => heading.current?.focus(), [])

  async function confirm() {
    const done = await run({ lines: chosen, reason: reason.trim() || null })
    if (done) onDone(done.answer)
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl">
        {lawTexts.confirmTitle}
      </h2>
      <WithdrawalConfirm
        state={withdrawal}
        lawTexts={lawTexts}
        chosen={chosen}
        onChoose={setChosen}
        onConfirm={confirm}
        {...{ isRunning, error, onBack }}
      >
        <TextField
          label={texts.reason}
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
          className="mt-4"
        />
      </WithdrawalConfirm>
    </>
  )
}
