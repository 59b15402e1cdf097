import type { ReactNode } from 'react'

import { Price } from '@/components/ui/price'
import type { WirePaymentState } from '@/contract/payment'
import { fromDollars } from '@/domain/money'
import { payment as texts } from '@/messages/checkout'

interface TransferProps {
  answer: WirePaymentState
  transfer: NonNullable<WirePaymentState['transfer']>
  toOrder: ReactNode
}

/** Where to send the money of an order that is paid by a bank transfer. */
export function Transfer({ answer, transfer, toOrder }: TransferProps) {
  const { account, reference, amount, currency } = transfer
  return (
    <>
      <div role="status">
        <h1 className="text-3xl">{texts.transferTitle}</h1>
        <p className="mt-6">{texts.transferText(answer.order_number)}</p>
      </div>
      <dl className="mt-8 border-y border-line py-5">
        <dt className="text-sm text-ink-soft">{texts.amount}</dt>
        <dd className="text-2xl font-semibold">
          <Price amount={fromDollars(amount)} /> {currency}
        </dd>
        <dt className="mt-4 text-sm text-ink-soft">{texts.transferAccount}</dt>
        <dd className="whitespace-pre-line">{account}</dd>
        <dt className="mt-4 text-sm text-ink-soft">{texts.reference}</dt>
        <dd className="figures">{reference}</dd>
      </dl>
      <div className="mt-8 flex flex-wrap items-start gap-3">{toOrder}</div>
    </>
  )
}
