import type Stripe from 'stripe'
import { z } from 'zod'

import { cents, shareOfCents, timesCents, type Cents } from '@/domain/kit/money'
import type { ProviderFee, PaymentProvider } from '@/server/kernel/ports/payments'

import { answersOf } from '../answers/provider-answers'

const Balance = z.object({ fee: z.int(), currency: z.string() })
/** Slow payment methods have no balance transaction until their money has arrived. */
const Booked = z.object({ balance_transaction: Balance.nullish() })
const Intent = z.object({ latest_charge: Booked.nullish() })

const parseAnswer = answersOf('Stripe')

type StripeCall = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>

/** Reads fees from balance transactions, the only place where Stripe says them. */
export const stripeFees =
  (ask: StripeCall): NonNullable<PaymentProvider['feeOf']> =>
  async ({ paymentId, refundId }) => {
    if (refundId !== null) {
      const expand = ['balance_transaction']
      return feeFrom(
        parseAnswer(Booked, await ask(({ refunds }) => refunds.retrieve(refundId, { expand }))),
      )
    }
    const expand = ['latest_charge.balance_transaction']
    const intent = await ask(({ paymentIntents }) => paymentIntents.retrieve(paymentId, { expand }))
    return feeFrom(parseAnswer(Intent, intent).latest_charge)
  }

function feeFrom(booked: z.output<typeof Booked> | null | undefined): ProviderFee | null {
  const balance = booked?.balance_transaction
  if (!balance) return null
  const currency = balance.currency.toUpperCase()
  return { amount: hundredths(cents(balance.fee), currency), currency }
}

/** Currencies that Stripe counts in whole units or in thousandths. */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

function hundredths(amount: Cents, currency: string): Cents {
  if (WHOLE.has(currency)) return timesCents(amount, 100)
  return THOUSANDTHS.has(currency) ? shareOfCents(amount, 1, 10) : amount
}
