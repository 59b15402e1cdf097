import { addCents, cents, ZERO } from '@/domain/kit/money'
import { isEu } from '@/domain/shop/countries/eu-law'
import { registrationState, type TaxTable } from '@/domain/shop/tax/registration'
import {
  EU_THRESHOLD_CODE,
  THRESHOLD_STATES,
  thresholdRow,
  THRESHOLDS,
  type Sales,
  type Threshold,
  type ThresholdRow,
} from '@/domain/shop/tax/thresholds'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'

import { listDestinationSales, type DestinationSales } from './queries'

/** Returns the sales to each destination with a threshold and sales, the most urgent first. */
export async function readThresholds({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const today = dayOf(clock.now())
  const year = Number(today.slice(0, 4))
  const from = `${year - 1}-01-01`
  const { taxes } = await readCatalog(db)
  const sales = await listDestinationSales(db, from)
  const rows = THRESHOLDS.flatMap((threshold) => {
    const own = sales.filter((one) => isOf(threshold, one))
    const sold = { now: salesOf(own, year), before: salesOf(own, year - 1) }
    if (sold.now.orders + sold.before.orders === 0) return []
    const isRegistered = own.every((one) => isRegisteredIn(taxes, { threshold, one, today }))
    return [thresholdRow(threshold, { ...sold, isRegistered }, taxes.exchangeRates)]
  })
  const rank = ({ state }: ThresholdRow) => THRESHOLD_STATES.indexOf(state)
  rows.sort((a, b) => rank(a) - rank(b) || (b.percent ?? 0) - (a.percent ?? 0))
  return { from, to: today, by: 'month' as const, rows }
}

/** Names destinations that staff have to look at: sales close to a threshold or above it, without a registration. */
export async function listReachedThresholds(deps: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const { rows } = await readThresholds(deps)
  return rows.flatMap(({ code, region, state }) =>
    state === 'exceeded' || state === 'close' ? [region ?? code] : [],
  )
}

/** The threshold of the EU counts the sales to all its countries together. */
function isOf({ country_code, region }: Threshold, sold: DestinationSales): boolean {
  if (country_code === EU_THRESHOLD_CODE) return isEu(sold.code)
  return country_code === sold.code && (region === null || region === sold.region)
}

function salesOf(sales: readonly DestinationSales[], year: number): Sales {
  const own = sales.filter((one) => one.year === year)
  const amount = addCents(ZERO, ...own.map(({ net }) => cents(Number(net))))
  return { amount, orders: own.reduce((sum, { orders }) => sum + orders, 0) }
}

interface RegisteredQuery {
  threshold: Threshold
  one: DestinationSales
  today: string
}

function isRegisteredIn(
  { registrations }: TaxTable,
  { threshold, one, today }: RegisteredQuery,
): boolean {
  return registrations.some(
    (row) =>
      row.country_code === one.code &&
      (threshold.region === null ? row.region === null : row.region === threshold.region) &&
      registrationState(row, today) === 'in_force',
  )
}
