import type { PromoRequest } from '@/domain/shop/promo/promo'
import { addSpares, readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { PricedCart } from './price-cart'
import { listCartLines, type CartRow } from './queries'
import { checkedLines, productIds, quoteLines } from './read-cart'

interface QuoteInput {
  countryId: number
  promo?: PromoRequest | null
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
  if (!stored.countriesById.has(input.countryId)) {
    throw new DomainError('country_not_found', `No country ${input.countryId}.`)
  }
  const rows = await listCartLines(deps.db, userId)
  const catalog = await addSpares(deps.db, stored, productIds(rows))
  const { lines } = await checkedLines(deps, catalog, { rows, countryId: input.countryId })
  const stopped = lines.find(({ problem }) => problem !== null)
  if (stopped?.problem) {
    const title = stopped.priced?.title ?? 'One of the items'
    throw new DomainError('build_invalid', stopped.problem, {
      message: `${title}: ${stopped.problem} Change or remove it in your cart.`,
      errors: [{ field: `carts.${stopped.row.id}`, message: stopped.problem }],
    })
  }
  const priced = quoteLines(deps, catalog, { lines, ...input })
  if (!priced) throw new DomainError('cart_empty', 'The cart is empty.')
  return { ...priced, rows }
}
