import type { Build } from '@/domain/shop/bikes/bike'
import { draftDetail } from '@/domain/office/drafts/drafts'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import type { DraftItem } from '@/server/kernel/db/schema/orders/drafts'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { readCatalog } from '@/server/catalog'
import type { PricedCart } from '@/server/pricing/cart/price-cart'

import { priceBody } from '../checkout/load-checkout'
import { loadSavedBuild } from '../configurator/saved-builds'

interface ChosenItem {
  product_id?: number | undefined
  variant?: string | null | undefined
  build_code?: string | undefined
  server?: { bike_slug: string; build: Build } | undefined
  count: number
}

/** @throws DomainError build_not_found, bike_not_found, product_not_found */
export async function draftItems(
  deps: Pick<Deps, 'db' | 'ids'>,
  chosen: readonly ChosenItem[],
): Promise<DraftItem[]> {
  const { bikesBySlug } = await readCatalog(deps.db)
  const items: DraftItem[] = []
  for (const { product_id, build_code, server, variant = null, count } of chosen) {
    if (build_code === undefined && server === undefined) {
      // Only the buyer can name the recipient of a gift card.
      if (product_id === undefined || isGiftCard({ product_id })) throw notSold(product_id)
      items.push({ product_id, variant, count, server: null })
      continue
    }
    const { bike_slug, build } = server ?? (await loadSavedBuild(deps, build_code ?? ''))
    const bike = bikesBySlug.get(bike_slug)
    if (!bike) throw new DomainError('bike_not_found', `No bike "${bike_slug}".`)
    items.push({ product_id: bike.id, count, server: { bike_slug, build } })
  }
  return items
}

const notSold = (id: number | undefined) =>
  new DomainError('product_not_found', `No product ${id} in drafts.`)

interface PriceDraftInput {
  items: DraftItem[]
  country_id: number
  promo_code?: string | null | undefined
  email?: string
}

/** Prices a draft at current prices. @throws DomainError like the checkout */
export function priceDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'orderLimits'>,
  draft: PriceDraftInput,
): Promise<PricedCart> {
  return priceBody(deps, draft)
}

export function draftQuote({ quote, lines }: PricedCart) {
  return {
    lines: lines.map((line) => ({
      ...{ title: line.title, detail: draftDetail(line) },
      ...{ count: line.count, total: line.total_price },
    })),
    totals: quote.totals,
    delivery_date: quote.delivery_date,
  }
}
