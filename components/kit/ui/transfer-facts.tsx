import type { Cents } from '@/domain/kit/money'
import { payment as texts } from '@/messages/shop/payment/payment'

import { Price } from './price'

interface TransferFactsProps {
  /** Amount that is still due. */
  amount: Cents
  /** Amount received so far. */
  received: Cents
  currency: string
  account: string
  reference: string
}

export function TransferFacts({
  amount,
  received,
  currency,
  account,
  reference,
}: TransferFactsProps) {
  return (
    <dl className="mt-8 border-y border-line py-5">
      <dt className="text-sm text-ink-soft">{texts.amount}</dt>
      <dd className="text-2xl font-semibold">
        <Price amount={amount} /> {currency}
      </dd>
      {received > 0 && (
        <dd className="mt-1 text-sm text-ink-soft">{texts.transferReceived(received)}</dd>
      )}
      <dt className="mt-4 text-sm text-ink-soft">{texts.transferAccount}</dt>
      <dd className="whitespace-pre-line">{account}</dd>
      <dt className="mt-4 text-sm text-ink-soft">{texts.reference}</dt>
      <dd className="figures">{reference}</dd>
    </dl>
  )
}
