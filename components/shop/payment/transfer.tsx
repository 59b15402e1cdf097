import type { ReactNode } from 'react'

import type { PaymentState } from '@/contract/shop/payment/payment'
import { useReaderTime } from '@/hooks/kit/use-reader-time'
import { payment as texts } from '@/messages/shop/payment/payment'

import { TransferFacts } from '@/components/kit/ui/transfer-facts'

interface TransferProps {
  answer: PaymentState
  transfer: NonNullable<PaymentState['transfer']>
  toOrder: ReactNode
}

export function Transfer({ answer, transfer, toOrder }: TransferProps) {
  const { confirm_by } = transfer
  const { deadline } = useReaderTime()
  return (
    <>
      <div role="status">
        <h1 className="text-3xl">{texts.transferTitle}</h1>
        <p className="mt-6">{texts.transferText(answer.order_number)}</p>
        {confirm_by && (
          <p className="mt-4 font-semibold">{texts.transferConfirm(deadline(confirm_by))}</p>
        )}
        {confirm_by && <p className="mt-2">{texts.transferNoEmail}</p>}
      </div>
      <TransferFacts {...transfer} />
      <div className="mt-8 flex flex-wrap items-start gap-3">{toOrder}</div>
    </>
  )
}
