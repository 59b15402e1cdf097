import type Stripe from 'stripe'

import { ZERO } from '@/domain/kit/money'
import { ProviderRefused } from '@/server/kernel/ports/payments'
import {
  TaxAddressRefused,
  type TaxCalculation,
  type TaxProvider,
  type TaxRequest,
} from '@/server/kernel/ports/taxes'

import { callStripe, stripeClient, type ClientSettings } from './client'
import {
  parseCalculation,
  parseItems,
  taxesByReference,
  transactionId,
  type SentItem,
} from './tax-answers'

/** Stripe's tax categories. Assembly before delivery is part of the price of the goods. */
const GOODS = 'txcd_99999999'
const SHIPPING = 'txcd_92010001'
const ADDRESS_CODES = ['customer_tax_location_invalid', 'postal_code_invalid']

type StripeCall = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>

/** Stripe Tax, for the registrations of the Stripe account. */
export function stripeTax(settings: ClientSettings): TaxProvider {
  const open = stripeClient(settings)
  const ask: StripeCall = (call) => callStripe(open().then(call))
  return {
    id: 'stripe',
    calculate: (request) => calculate(ask, request).catch(throwAddressRefused),
    record: async (sale) =>
      transactionId(
        await ask(({ tax }) =>
          tax.transactions.createFromCalculation(sale, optionsOf(sale.reference)),
        ),
      ),
    reverse: async ({ transaction: original_transaction, reference, amount }) => {
      const body = { mode: 'partial', original_transaction, reference, flat_amount: -amount }
      return transactionId(
        await ask(({ tax }) => tax.transactions.createReversal(body, optionsOf(reference))),
      )
    },
  }
}

const optionsOf = (reference: string) => ({ idempotencyKey: `tax-${reference}` })

async function calculate(ask: StripeCall, request: TaxRequest): Promise<TaxCalculation> {
  const { items, shipping } = itemsOf(request)
  const tax_behavior = request.includes_tax ? 'inclusive' : 'exclusive'
  const { country_code: country, region: state, postcode: postal_code, ...street } = request.address
  const created = parseCalculation(
    await ask(({ tax }) =>
      tax.calculations.create({
        currency: request.currency.toLowerCase(),
        customer_details: {
          address: { ...street, state, postal_code, country },
          address_source: 'shipping',
        },
        line_items: items.map((item) => ({ ...item, tax_behavior })),
        ...(shipping > 0 && {
          shipping_cost: { amount: shipping, tax_behavior, tax_code: SHIPPING },
        }),
        expand: ['line_items.data.tax_breakdown', 'shipping_cost.tax_breakdown'],
      }),
    ),
  )
  const { id, line_items } = created
  // A calculation contains the first ten lines only.
  const data = line_items.has_more ? await listItems(ask, id) : line_items.data
  const sent: SentItem[] =
    shipping > 0 ? [...items, { reference: 'shipping', amount: shipping }] : items
  const taxes = taxesByReference({ ...created, line_items: { data, has_more: false } }, sent)
  const taxesOf = (reference: string) => taxes.get(reference) ?? []
  return {
    id,
    lines: request.lines.map((_, index) => taxesOf(`line ${index}`)),
    delivery: [...taxesOf('shipping'), ...taxesOf('assembly')],
  }
}

/** Stripe needs at least one line and refuses lines without an amount, so shipping alone is a line. */
function itemsOf({ lines, assembly, shipping }: TaxRequest) {
  const goods = [
    ...lines.map((line, index) => ({ ...line, reference: `line ${index}` })),
    { amount: assembly, count: 1, reference: 'assembly' },
  ]
  const items = goods
    .filter(({ amount }) => amount > 0)
    .map(({ count: quantity, ...line }) => ({ ...line, quantity, tax_code: GOODS }))
  if (items.length > 0) return { items, shipping }
  const alone = { reference: 'shipping', amount: shipping, quantity: 1, tax_code: SHIPPING }
  return { items: [alone], shipping: ZERO }
}

const listItems = async (ask: StripeCall, id: string) =>
  parseItems(
    await ask(({ tax }) =>
      tax.calculations.listLineItems(id, { limit: 100, expand: ['data.tax_breakdown'] }),
    ),
  )

function throwAddressRefused(error: unknown): never {
  const isAddress = error instanceof ProviderRefused && ADDRESS_CODES.includes(error.code)
  throw isAddress ? new TaxAddressRefused(error.code, { cause: error }) : error
}
