import type { Build } from '@/domain/shop/bikes/bike'
import { draftDetail } from '@/domain/office/drafts/drafts'
import type { Cents } from '@/domain/kit/money'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import type { PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import { freeLineId } from '@/domain/shop/orders/free-line'
import type { DraftItem, FreeLine } from '@/server/kernel/db/schema/orders/drafts'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { readCatalog, requireSoldBike } from '@/server/catalog'
import { findUserByEmail } from '@/server/identity'
import { listApprovedCertificates } from '@/server/pricing'
import type { PricedCart } from '@/server/pricing/cart/price-cart'

import { pick } from '@/utils/omit'

import type { TaxDeps } from '../checkout/charge-taxes'
import { priceBody } from '../checkout/load-checkout'
import { loadSavedBuild } from '../configurator/saved-builds'

interface ChosenItem {
  product_id?: number | undefined
  variant?: string | null | undefined
  build_code?: string | undefined
  server?: { bike_slug: string; build: Build } | undefined
  free?: FreeLine | undefined
  count: number
}

/** @throws DomainError build_not_found, bike_not_found, product_not_found */
export async function draftItems(
  deps: Pick<Deps, 'db' | 'ids'>,
  chosen: readonly ChosenItem[],
): Promise<DraftItem[]> {
  const catalog = await readCatalog(deps.db)
  const items: DraftItem[] = []
  for (const { product_id, build_code, server, free, variant = null, count } of chosen) {
    if (free) {
      items.push({ product_id: freeLineId(free.kind), count, free })
      continue
    }
    if (build_code === undefined && server === undefined) {
      // Only the buyer can name the recipient of a gift card.
      if (product_id === undefined || isGiftCard({ product_id })) throw notSold(product_id)
      items.push({ product_id, variant, count, server: null })
      continue
    }
    const { bike_slug, build } = server ?? (await loadSavedBuild(deps, build_code ?? ''))
    const { id } = requireSoldBike(catalog, bike_slug)
    items.push({ product_id: id, count, server: { bike_slug, build } })
  }
  return items
}

const notSold = (id: number | undefined) =>
  new DomainError('product_not_found', `No product ${id} in drafts.`)

interface PriceDraftInput {
  items: DraftItem[]
  country_id: number
  /** Parts of the address that taxes depend on. */
  region?: string | undefined
  postcode?: string | undefined
  promo_code?: string | null | undefined
  staffDiscount?: Cents | undefined
  /** Address that the payment link is sent to; while staff type, it may be missing. */
  email?: string | undefined
  /** Complete address, for a tax service. */
  shipping_address?: PostalAddress
  isOrder?: boolean
}

/** Returns how a draft is priced: by its address, which taxes depend on. */
export function draftPricing<
  D extends { shipping_address: PostalAddress; discount_cents: Cents | null },
>(draft: D) {
  const staffDiscount = draft.discount_cents ?? undefined
  return {
    ...draft,
    staffDiscount,
    ...pick(draft.shipping_address, ['country_id', 'region', 'postcode']),
  }
}

/** Prices a draft at current prices, and as exempt if its member is. @throws DomainError like the checkout */
export async function priceDraft(
  deps: TaxDeps & Pick<Deps, 'db' | 'clock' | 'secret' | 'orderLimits'>,
  draft: PriceDraftInput,
): Promise<PricedCart> {
  return priceBody(deps, draft, await memberOf(deps.db, draft.email))
}

/** Returns the member with an email address and its certificates: its own, because the address is confirmed. */
async function memberOf(db: Db, email: string | undefined) {
  const member = email === undefined ? undefined : await findUserByEmail(db, email)
  if (!member?.email_verified_at || member.disabled_at) return { userId: null, certificates: [] }
  return { userId: member.id, certificates: await listApprovedCertificates(db, member.id) }
}

export function draftQuote({ quote, lines }: PricedCart) {
  const { subtotal, discount, shipping, assembly, includes_tax } = quote.shown
  const shown = { subtotal, discount, shipping, assembly, includes_tax }
  return {
    lines: lines.map((line) => ({
      ...{ title: line.title, detail: draftDetail(line) },
      ...{ count: line.count, total: line.shown_total_price },
    })),
    totals: quote.totals,
    shown,
    delivery_date: quote.delivery_date,
  }
}
