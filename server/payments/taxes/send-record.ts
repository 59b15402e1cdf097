import { addCents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { totalTax } from '@/domain/shop/tax/tax'
import type { Deps } from '@/server/kernel/deps'
import { taxRequestAddress } from '@/server/kernel/ports/taxes'

import {
  findSold,
  findTaxRecord,
  listSales,
  markRecorded,
  storeCalculation,
  type TaxRecord,
} from './queries'

type RecordDeps = Pick<Deps, 'db' | 'taxService' | 'log'>

/** Records a sale or a reversal at the tax service, which ignores repeats of a reference. */
export async function sendTaxRecord(deps: RecordDeps, id: number): Promise<void> {
  const record = await findTaxRecord(deps.db, id)
  if (!record || record.transaction_id !== null) return
  if (record.kind === 'sale') await sendSale(deps, record)
  else await sendReversal(deps, record)
}

async function sendReversal(deps: RecordDeps, record: TaxRecord): Promise<void> {
  const { id, order_id, sale_id, reference, amount_cents: amount } = record
  const sales = await listSales(deps.db, order_id)
  const of = sales.find(({ sale }) => sale.id === sale_id) ?? sales[0]
  if (!of) throw new Error(`Record ${id} has no sale.`)
  const transaction = await sendSale(deps, of.sale)
  await markRecorded(deps.db, id, await serviceOf(deps).reverse({ transaction, reference, amount }))
}

/** @returns the service's id of the sale, which reversals refer to */
async function sendSale(deps: RecordDeps, sale: TaxRecord): Promise<string> {
  const { id, reference, transaction_id } = sale
  if (transaction_id !== null) return transaction_id
  const calculation = sale.calculation ?? (await calculationOf(deps, sale))
  const recorded = await serviceOf(deps).record({ calculation, reference })
  await markRecorded(deps.db, id, recorded)
  return recorded
}

/**
 * Returns the calculation of an order, or makes that of a difference, which was charged at the rates of its order. If
 * they have changed since then, the service takes its tax from the amount that was paid.
 */
async function calculationOf(deps: RecordDeps, sale: TaxRecord): Promise<string> {
  const sold = await findSold(deps.db, sale)
  if (!sold?.calculation) throw new Error(`Order ${sale.order_id} has no calculation.`)
  const { net, count, currency, country, address } = sold
  if (net === null || count === null) return sold.calculation
  const calculate = (amount: Cents, includes_tax: boolean) =>
    serviceOf(deps).calculate({
      ...{ currency, includes_tax, lines: [{ amount, count }], shipping: ZERO, assembly: ZERO },
      address: taxRequestAddress(country, address),
    })
  const paid = sale.amount_cents
  const { id, lines } = await calculate(net, false)
  const tax = totalTax(lines.flat())
  if (addCents(net, tax) === paid) return storeCalculation(deps.db, sale.id, id)
  const charged = subtractCents(paid, net)
  deps.log.warn({ reference: sale.reference, charged, tax }, 'tax rates changed since the order')
  return storeCalculation(deps.db, sale.id, (await calculate(paid, true)).id)
}

function serviceOf({ taxService }: RecordDeps) {
  if (!taxService) throw new Error('No tax service is set.')
  return taxService
}
