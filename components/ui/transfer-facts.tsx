import type { Cents } from '@/domain/money'
import { payment as texts } from '@/messages/checkout'

import { Price } from './price'

interface TransferFactsProps {
  amount: Cents
  currency: string
  account: string
  reference: string
}

/** Amount, account and reference of a bank transfer. */
export function TransferFacts({ amount, currency, account, reference }: TransferFactsProps) {
  return (
    <dl className="mt-8 border-y border-line py-5">
      <dt className="text-sm text-ink-soft">{texts.amount}</dt>
      <dd className="text-2xl font-semibold">
        <Price amount={amount} /> {currency}
      </dd>
      <dt className="mt-4 text-sm text-ink-soft">{texts.transferAccount}</dt>
      <dd className="whitespace-pre-line">{account}</dd>
      <dt className="mt-4 text-sm text-ink-soft">{texts.reference}</dt>
      <dd className="figures">{reference}</dd>
    </dl>
  )
}
