import type { PromoOffers } from '@/domain/shop/promo/promo'
import { addSpares, readCatalog, type Destination } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { listApprovedCertificates } from '../certificates/queries'
import type { PricedCart } from './price-cart'
import { listCartLines, type CartRow } from './queries'
import { checkedLines, productIds, quoteLines } from './read-cart'

interface QuoteInput {
  destination: Destination
  promo?: PromoOffers | null
  assemblyDealerId?: number | null | undefined
  /** Omitted for orders, which reject builds forbidden by the country's law. */
  law?: 'told'
}

/** Prices a user's cart. @throws DomainError cart_empty, country_not_found, build_invalid */
export async function quoteUserCart(
  deps: Pick<Deps, 'db' | 'clock' | 'orderLimits'>,
  userId: number,
  input: QuoteInput,
): Promise<PricedCart & { rows: CartRow[] }> {
  const stored = await readCatalog(deps.db)
  const { countryId } = input.destination
  if (!stored.countriesById.has(countryId)) {
    throw new DomainError('country_not_found', `No country ${countryId}.`)
  }
  const certificates = await listApprovedCertificates(deps.db, userId)
  const destination = { ...input.destination, certificates }
  const rows = await listCartLines(deps.db, userId)
  const catalog = await addSpares(deps.db, stored, productIds(rows))
  const { lines } = await checkedLines(deps, catalog, { rows, destination })
  const stopped = lines.find(({ problem }) => problem !== null)
  if (stopped?.problem) {
    const { priced, problem } = stopped
    throw new DomainError('build_invalid', problem, {
      message: priced ? `${priced.title}: ${problem} Change or remove it in your cart.` : problem,
      errors: [{ field: `carts.${stopped.row.id}`, message: stopped.problem }],
    })
  }
  const priced = quoteLines(deps, catalog, { ...input, lines, destination })
  if (!priced) throw new DomainError('cart_empty', 'The cart is empty.')
  return { ...priced, rows }
}
