import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { addressAnswers, listAddresses, requireUser } from '@/server/identity'
import type { Deps } from '@/server/kernel/deps'
import type { Caller } from '@/server/kernel/http/caller'
import { balanceOf } from '@/server/ledger'
import { quoteUserCart, requestPromo } from '@/server/pricing'
import type { PricedCart } from '@/server/pricing/cart/price-cart'

import { checkoutOf } from './load-checkout'

interface CheckoutQuery {
  country_id?: number | undefined
  promo_code?: string | null | undefined
  use_credit?: boolean | undefined
  assembly_dealer_id?: number | null | undefined
}

export async function loadMemberCheckout(
  deps: Pick<Deps, 'db' | 'clock' | 'providers' | 'secret' | 'orderLimits'>,
  caller: Caller,
  query: CheckoutQuery,
) {
  const [user, addresses, balance] = await Promise.all([
    requireUser(deps, caller),
    listAddresses(deps.db, caller.userId),
    balanceOf(deps.db, caller.userId),
  ])
  const shipping = addresses.find(({ is_shipping }) => is_shipping)
  const code = query.promo_code || null
  const promo = await requestPromo(deps, code, { userId: caller.userId, email: user.email })
  const countryId = query.country_id ?? shipping?.country_id ?? DEFAULT_COUNTRY_ID
  const assemblyDealerId = query.assembly_dealer_id
  const cart = { countryId, promo, assemblyDealerId, law: 'told' } as const
  const priced = await quoteUserCart(deps, caller.userId, cart)
  const used = query.use_credit ? creditFor(priced, balance) : ZERO
  return {
    ...(await checkoutOf(deps, priced, code)),
    email: user.email,
    selected_shipping_id: shipping?.id ?? null,
    selected_billing_id: addresses.find(({ is_billing }) => is_billing)?.id ?? null,
    addresses: await addressAnswers(deps.db, addresses),
    credit: { balance, used },
    to_pay: subtractCents(priced.quote.totals.total, used),
  }
}

export function creditFor({ quote }: Pick<PricedCart, 'quote'>, balance: Cents): Cents {
  return cents(Math.min(balance, quote.totals.total))
}
