import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Cents } from '@/domain/kit/money'
import { givenDiscount } from '@/domain/shop/promo/promo'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { legalLink } from '@/domain/shop/content/legal-pages'
import type { TaxCertificate } from '@/domain/shop/tax/certificate'
import {
  type FactsDeps,
  listInForce,
  offeredMethods,
  readCatalog,
  readCatalogWith,
  shopFacts,
  warrantyTerm,
} from '@/server/catalog'
import type { PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'
import { sha256 } from '@/server/kernel/ports/ids'
import { TermsChanged } from '@/server/orders'
import { CreditShort } from '@/server/ledger'
import {
  PromoGone,
  type Item,
  destinationOf,
  productIds,
  promoAnswer,
  quoteAnswer,
  requestPromo,
} from '@/server/pricing'
import { priceCart, type PricedCart } from '@/server/pricing/cart/price-cart'

import { chargeTaxes, type TaxDeps } from './charge-taxes'

interface CheckoutInput {
  items: Item[]
  country_id?: number | undefined
  region?: string | undefined
  postcode?: string | undefined
  /** Complete address, known when the order is placed. */
  shipping_address?: PostalAddress
  /** Whether the order is placed at this price. */
  isOrder?: boolean
  promo_code?: string | null | undefined
  /** Amount that staff take off, instead of a code. */
  staffDiscount?: Cents | undefined
  assembly_dealer_id?: number | null | undefined
  /** Email of the buyer, known when the order is placed. */
  email?: string | undefined
  law?: 'told'
}

/** The buyer’s account, if any. */
interface Member {
  userId: number | null
  certificates: readonly TaxCertificate[]
}
const NO_MEMBER: Member = { userId: null, certificates: [] }

type CheckoutDeps = Pick<Deps, 'db' | 'clock'> & FactsDeps

export async function loadGuestCheckout(deps: Deps & TaxDeps, body: CheckoutInput) {
  const priced = await priceBody(deps, { ...body, law: 'told' })
  return checkoutOf(deps, priced, body.promo_code ?? null)
}

/** Prices items for an address. Only the caller knows whether the buyer is a member: a typed email proves nothing. */
export async function priceBody(
  deps: TaxDeps & Pick<Deps, 'db' | 'clock' | 'secret' | 'orderLimits'>,
  body: CheckoutInput,
  { userId, certificates }: Member = NO_MEMBER,
): Promise<PricedCart> {
  const { db, clock } = deps
  const { shipping_address: address = body } = body
  const buying = { userId, email: body.email ?? null }
  const priced = priceCart(await readCatalogWith(db, productIds(body.items)), {
    items: body.items,
    destination: {
      ...destinationOf({ ...address, country_id: address.country_id ?? DEFAULT_COUNTRY_ID }),
      certificates,
    },
    promo:
      body.staffDiscount === undefined
        ? await requestPromo(deps, body.promo_code, buying)
        : givenDiscount(body.staffDiscount, clock.now().toISOString()),
    today: dayOf(clock.now()),
    shopDay: shopDay(clock.now()),
    perLine: deps.orderLimits.perLine,
    assemblyDealerId: body.assembly_dealer_id,
    ...(body.law ? { law: body.law, keepsGone: true } : {}),
  })
  return chargeTaxes(deps, priced, { address, isOrder: body.isOrder })
}

export async function checkoutOf(deps: CheckoutDeps, priced: PricedCart, code: string | null) {
  const ways = await offeredProviders(deps)
  const { seller, catalog } = shopFacts(deps, await readCatalog(deps.db))
  return {
    has_bike: priced.hasBike,
    quote: quoteAnswer(priced.quote),
    promo: promoAnswer(priced, code),
    providers: ways.map(({ id, title, note, isTest }) => {
      return { id, title, note, is_test: isTest }
    }),
    country: priced.country,
    documents: (await listInForce(deps)).map(legalLink),
    seller: {
      name: seller.name,
      address: seller.address,
      warranty: warrantyTerm(catalog.bikes[0]),
    },
    version: sha256(JSON.stringify([priced.quote, code])),
  }
}

/** Returns the ids of the legal documents in force. @throws TermsChanged if the buyer saw others */
export async function agreedVersions(
  deps: CheckoutDeps,
  { documents: seen }: { documents?: readonly number[] | undefined },
): Promise<number[]> {
  const ids = (await listInForce(deps)).map(({ id }) => id)
  if (seen && seen.toSorted().join() !== ids.toSorted().join()) throw new TermsChanged()
  return ids
}

export async function offeredProviders(deps: Pick<Deps, 'db' | 'providers'>) {
  return offeredMethods(deps, await readCatalog(deps.db))
}

/** Returns the code of the version conflict that a failed order was rejected for, or null for other errors. */
export function conflictOf(error: unknown): 'totals_changed' | 'terms_changed' | null {
  if (error instanceof TermsChanged) return 'terms_changed'
  return error instanceof PromoGone || error instanceof CreditShort ? 'totals_changed' : null
}
