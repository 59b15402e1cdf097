import { PROMO_CODE } from '@/domain/kit/constants'
import { subtractCents } from '@/domain/kit/money'
import { promoDiscount } from '@/domain/shop/promo/promo'
import { readCatalogWith } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { listCartLines, pricedLines, requestPromo, requireLine } from '@/server/pricing'

/**
 * Applies a promo code to a stored cart line, ignoring the total in the request.
 * @throws DomainError cart_line_not_found, also for other users' lines
 */
export async function promoOfLine(
  deps: Pick<Deps, 'db' | 'clock' | 'secret'>,
  { userId, id }: { userId: number; id: number },
) {
  const rows = await listCartLines(deps.db, userId)
  const row = requireLine(rows, id)
  const catalog = await readCatalogWith(deps.db, [row.product_id])
  const [line] = pricedLines(deps, catalog, { rows: [row] })
  if (!line?.priced) throw new DomainError('cart_line_not_found', 'This item isn’t for sale.')
  const { entered } = await requestPromo(deps, PROMO_CODE, { userId, email: null })
  const { discount } = promoDiscount(entered, line.priced.total_price)
  return {
    code: PROMO_CODE,
    discount,
    total_price: subtractCents(line.priced.total_price, discount),
  }
}
