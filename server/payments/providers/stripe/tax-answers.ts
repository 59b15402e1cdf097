import { z } from 'zod'

import { addCents, cents, type Cents } from '@/domain/kit/money'
import { totalTax, type ChargedTax } from '@/domain/shop/tax/tax'
import { ProviderUnreachable } from '@/server/kernel/ports/payments'

import { answersOf } from '../answers/provider-answers'

const Amount = z.int().min(0)

const Breakdown = z.array(
  z.object({
    amount: Amount,
    taxable_amount: Amount,
    jurisdiction: z.object({ display_name: z.string() }),
    /** Null if the tax isn't imposed. */
    tax_rate_details: z
      .object({ display_name: z.string(), percentage_decimal: z.coerce.number().min(0) })
      .nullable(),
  }),
)

const Item = z.object({
  reference: z.string(),
  amount: Amount,
  amount_tax: Amount,
  tax_breakdown: Breakdown,
})

const Items = z.object({ data: z.array(Item), has_more: z.boolean() })

const Calculation = z.object({
  id: z.string().min(1),
  tax_amount_exclusive: Amount,
  tax_amount_inclusive: Amount,
  line_items: Items,
  shipping_cost: Item.omit({ reference: true }).nullable(),
})

const Transaction = z.object({ id: z.string().min(1) })

const parseAnswer = answersOf('Stripe')

export const parseCalculation = (answer: unknown) => parseAnswer(Calculation, answer)
export const parseItems = (answer: unknown) => parseAnswer(Items, answer).data
export const transactionId = (answer: unknown) => parseAnswer(Transaction, answer).id

export interface SentItem {
  reference: string
  amount: Cents
}

/**
 * Returns the taxes of what was sent, by reference.
 * @throws ProviderUnreachable if an item is missing or amounts don't add up
 */
export function taxesByReference(
  { shipping_cost, ...answer }: z.output<typeof Calculation>,
  sent: readonly SentItem[],
): Map<string, ChargedTax[]> {
  const items = [
    ...answer.line_items.data,
    ...(shipping_cost ? [{ ...shipping_cost, reference: 'shipping' }] : []),
  ]
  const taxes = new Map(items.map((item) => [item.reference, chargedTaxes(item)]))
  const isComplete = sent.every(({ reference, amount }) =>
    items.some((item) => item.reference === reference && item.amount === amount),
  )
  const sum = addCents(...[...taxes.values()].map(totalTax))
  const total = answer.tax_amount_exclusive + answer.tax_amount_inclusive
  const areSums = items.every(
    (item) => totalTax(taxes.get(item.reference) ?? []) === item.amount_tax,
  )
  if (isComplete && areSums && sum === total) return taxes
  throw new ProviderUnreachable('Stripe answered taxes that don’t add up.')
}

function chargedTaxes({ tax_breakdown }: Pick<z.output<typeof Item>, 'tax_breakdown'>) {
  return tax_breakdown.flatMap(({ amount, taxable_amount, jurisdiction, tax_rate_details }) =>
    amount === 0
      ? []
      : {
          title: tax_rate_details?.display_name ?? 'Tax',
          jurisdiction: jurisdiction.display_name,
          rate: Math.round((tax_rate_details?.percentage_decimal ?? 0) * 10_000),
          base: cents(taxable_amount),
          tax: cents(amount),
        },
  )
}
