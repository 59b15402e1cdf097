import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import { parseDollars, toDollars, ZERO } from '@/domain/kit/money'
import { useReceivedTransfer } from '@/hooks/office/payment/use-bookkeeping'
import { bookkeeping as texts } from '@/messages/office/payment/payment'
import { toSentence } from '@/messages/kit/errors'
import { DenseField } from '@/components/office/kit/dense-field'

interface ReceiveTransferProps {
  transfer: BookkeepingOverview['transfers'][number]
  onDone: (sentence: string) => void
}

/** Records a received transfer: the full amount due unless staff enter less. */
export function ReceiveTransfer({ transfer, onDone }: ReceiveTransferProps) {
  const { reference, amount: due } = transfer
  const [amount, setAmount] = useState(toDollars(due).toFixed(2))
  const [fault, setFault] = useState<string>()
  // Idempotency key: an entered amount is recorded only once, however often the button is clicked.
  const key = useRef('')
  const { run, isRunning, error } = useReceivedTransfer(reference)
  const receive = async () => {
    const isWrong = (parseDollars(amount) ?? 0) <= 0
    setFault(isWrong ? texts.faults.amount : undefined)
    if (isWrong) return
    if (key.current === '') key.current = crypto.randomUUID()
    if (!(await run(parseDollars(amount) ?? ZERO, key.current))) return
    key.current = ''
    onDone(texts.wasReceived(reference))
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <DenseField
        label={texts.receivedAmount(reference)}
        name="received"
        autoComplete="off"
        inputMode="decimal"
        fault={fault}
        value={amount}
        onChange={(event) => {
          key.current = ''
          setAmount(event.target.value)
        }}
      />
      <Button size="small" variant="secondary" isLoading={isRunning} onClick={() => void receive()}>
        {texts.received}
      </Button>
    </div>
  )
}
