import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { offeredMethods, readCatalog, readCatalogWith } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'
import { sha256 } from '@/server/kernel/ports/ids'
import { type Item, productIds, promoAnswer, quoteAnswer, requestPromo } from '@/server/pricing'
import { priceCart, type PricedCart } from '@/server/pricing/cart/price-cart'

interface CheckoutInput {
  items: Item[]
  country_id?: number | undefined
  promo_code?: string | null | undefined
  assembly_dealer_id?: number | null | undefined
  /** Email of the buyer, known when the order is placed. */
  email?: string
  law?: 'told'
}

type CheckoutDeps = Pick<Deps, 'db' | 'providers'>

export async function loadGuestCheckout(deps: Deps, body: CheckoutInput) {
  const priced = await priceBody(deps, { ...body, law: 'told' })
  return checkoutOf(deps, priced, body.promo_code ?? null)
}

export async function priceBody(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'orderLimits'>,
  body: CheckoutInput,
): Promise<PricedCart> {
  const { db, clock } = deps
  const buying = { userId: null, email: body.email ?? null }
  return priceCart(await readCatalogWith(db, productIds(body.items)), {
    items: body.items,
    countryId: body.country_id ?? DEFAULT_COUNTRY_ID,
    promo: await requestPromo(deps, body.promo_code, buying),
    today: dayOf(clock.now()),
    shopDay: shopDay(clock.now()),
    perLine: deps.orderLimits.perLine,
    assemblyDealerId: body.assembly_dealer_id,
    ...(body.law ? { law: body.law } : {}),
  })
}

export async function checkoutOf(deps: CheckoutDeps, priced: PricedCart, code: string | null) {
  const ways = await offeredProviders(deps)
  return {
    has_bike: priced.hasBike,
    quote: quoteAnswer(priced.quote),
    promo: promoAnswer(priced, code),
    providers: ways.map(({ id, title, note, isTest }) => {
      return { id, title, note, is_test: isTest }
    }),
    country: priced.country,
    version: sha256(JSON.stringify([priced.quote, code])),
  }
}

export async function offeredProviders(deps: CheckoutDeps) {
  return offeredMethods(deps, await readCatalog(deps.db))
}
