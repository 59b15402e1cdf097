import { PRIOR_PRICE_MS } from '@/domain/shop/goods/prior-price'
import type { Deps } from '@/server/kernel/deps'

import { listChangedPrices } from './queries'
import { runningOffer } from './read-promo'

/** Returns the start of the current reduction and the price changes since 30 days before; null without one. */
export async function changesAroundOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
) {
  const offer = await runningOffer({ db, clock })
  if (!offer) return null
  const start = offer.starts_at ?? clock.now()
  const since = new Date(start.getTime() - PRIOR_PRICE_MS)
  return { start, changes: await listChangedPrices(db, ids, since) }
}
