import qs from 'qs'

import { startFake, type Answer, type FakeServer } from './fake-server'
import { STRIPE_KEY } from './fake-stripe'
import { stripeFaults, type Call } from './request-check'

interface Rate {
  title: string
  jurisdiction: string
  percent: string
}

interface SentItem {
  amount: string
  reference: string
  tax_code: string
  tax_behavior: 'exclusive' | 'inclusive'
}

interface CalculationBody {
  customer_details: { address: Record<string, string> }
  line_items: SentItem[]
  shipping_cost?: SentItem
}

interface Transaction {
  id: string
  reference: string
  /** Cents with tax; negative for reversals. */
  amount: number
  original: string | null
}

/** Lines in a list that a calculation contains. */
const PAGE = 10

/** Double of Stripe Tax: registered in New York, with a district tax in one street of Albany. */
export class FakeStripeTax {
  calculations = new Map<string, { body: CalculationBody; total: number; items: object[] }>()
  transactions: Transaction[] = []
  rates: Record<string, Rate[]> = {
    NY: [
      { title: 'Sales and use tax', jurisdiction: 'New York', percent: '4.0' },
      { title: 'Sales and use tax', jurisdiction: 'Albany County', percent: '4.5' },
    ],
  }

  private constructor(readonly server: FakeServer) {}

  static async start(): Promise<FakeStripeTax> {
    let fake: FakeStripeTax | null = null
    const server = await startFake({
      check: stripeFaults,
      handle: (call) => fake?.handle(call) ?? refusal('not_ready', 500),
      keyHeader: 'idempotency-key',
      distort: (body) => ({ ...(body as object), tax_amount_exclusive: 1 }),
      errorBody: (status) => refusal(status === 429 ? 'rate_limit' : 'api_error', status).body,
    })
    fake = new FakeStripeTax(server)
    return fake
  }

  /** Cents with tax of a sale that weren't reversed. */
  leftOf(transaction: string): number {
    return this.transactions
      .filter(({ id, original }) => id === transaction || original === transaction)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  private handle(call: Call): Answer {
    if (call.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return refusal('invalid_api_key', 401)
    const body = qs.parse(call.text, { depth: 12, arrayLimit: 200 }) as Record<string, unknown>
    const { path } = call
    if (path === '/v1/tax/calculations') return this.calculate(body as unknown as CalculationBody)
    if (path.endsWith('/create_from_calculation')) return this.record(body)
    if (path.endsWith('/create_reversal')) return this.reverse(body)
    const found = this.calculations.get(path.split('/')[4] ?? '')
    if (!found) return refusal('resource_missing', 404)
    return { status: 200, body: { object: 'list', data: found.items, has_more: false } }
  }

  private calculate(body: CalculationBody): Answer {
    const { address } = body.customer_details
    if (!/^\d{5}/.test(address.postal_code ?? '') || address.postal_code === '00000')
      return refusal('customer_tax_location_invalid', 400)
    const rates = [
      ...(this.rates[address.state ?? ''] ?? []),
      ...(address.line1 === '1 District Street'
        ? [{ title: 'Sales and use tax', jurisdiction: 'Albany District', percent: '0.5' }]
        : []),
    ]
    const items = body.line_items.map((item) => taxed(item, rates))
    const shipping = body.shipping_cost ? taxed(body.shipping_cost, rates) : null
    const all = [...items, ...(shipping ? [shipping] : [])]
    const sum = (key: 'amount' | 'amount_tax') => all.reduce((total, item) => total + item[key], 0)
    const id = `taxcalc_${this.calculations.size + 1}`
    const isInclusive = body.line_items.some((item) => item.tax_behavior === 'inclusive')
    const total = sum('amount') + (isInclusive ? 0 : sum('amount_tax'))
    this.calculations.set(id, { body, total, items })
    const line_items = { object: 'list', data: items.slice(0, PAGE), has_more: items.length > PAGE }
    return {
      status: 200,
      body: {
        ...{ id, object: 'tax.calculation', amount_total: total, currency: 'usd', line_items },
        tax_amount_exclusive: isInclusive ? 0 : sum('amount_tax'),
        tax_amount_inclusive: isInclusive ? sum('amount_tax') : 0,
        shipping_cost: shipping,
      },
    }
  }

  private record({ calculation, reference }: Record<string, unknown>): Answer {
    const found = this.calculations.get(String(calculation))
    if (!found) return refusal('resource_missing', 404)
    return this.add({ reference: String(reference), amount: found.total, original: null })
  }

  private reverse({ original_transaction, reference, flat_amount }: Record<string, unknown>) {
    const original = String(original_transaction)
    const amount = Number(flat_amount)
    if (this.leftOf(original) + amount < 0) return refusal('parameter_invalid', 400)
    return this.add({ reference: String(reference), amount, original })
  }

  private add(transaction: Omit<Transaction, 'id'>): Answer {
    if (this.transactions.some(({ reference }) => reference === transaction.reference))
      return refusal('resource_already_exists', 400)
    const id = `tax_${this.transactions.length + 1}`
    this.transactions.push({ id, ...transaction })
    return { status: 200, body: { id, object: 'tax.transaction' } }
  }
}

function taxed({ amount, reference, tax_behavior }: SentItem, rates: readonly Rate[]) {
  const sent = Number(amount)
  const sum = rates.reduce((all, { percent }) => all + Number(percent), 0)
  const net = tax_behavior === 'inclusive' ? sent / (1 + sum / 100) : sent
  const taxes = rates.map(({ percent }) => Math.round((net * Number(percent)) / 100))
  const all = taxes.reduce((total, tax) => total + tax, 0)
  const tax_breakdown = rates.map(({ title, jurisdiction, percent }, index) => ({
    amount: taxes[index] ?? 0,
    taxable_amount: tax_behavior === 'inclusive' ? sent - all : sent,
    jurisdiction: { display_name: jurisdiction, level: 'county', country: 'US', state: 'NY' },
    tax_rate_details: { display_name: title, percentage_decimal: percent, tax_type: 'sales_tax' },
    taxability_reason: 'standard_rated',
  }))
  const none = {
    ...{ amount: 0, taxable_amount: 0, tax_rate_details: null, sourcing: 'destination' },
    jurisdiction: { display_name: 'Elsewhere', level: 'state', country: 'US', state: null },
    taxability_reason: 'not_collecting',
  }
  return { amount: sent, amount_tax: all, reference, tax_breakdown: [...tax_breakdown, none] }
}

function refusal(code: string, status: number): Answer {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message: code } } }
}
