import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { addressAnswers, listAddresses, requireUser } from '@/server/identity'
import type { Deps } from '@/server/kernel/deps'
import type { Caller } from '@/server/kernel/http/caller'
import type { ShippingAddress } from '@/server/kernel/ports/taxes'
import { balanceOf } from '@/server/ledger'
import { destinationOf, quoteUserCart, requestPromo } from '@/server/pricing'
import type { PricedCart } from '@/server/pricing/cart/price-cart'

import { pick } from '@/utils/omit'

import { chargeTaxes, type TaxDeps } from './charge-taxes'
import { checkoutOf } from './load-checkout'

interface CheckoutQuery extends ShippingAddress {
  country_id?: number | undefined
  promo_code?: string | null | undefined
  use_credit?: boolean | undefined
  assembly_dealer_id?: number | null | undefined
}

export async function loadMemberCheckout(
  deps: TaxDeps & Parameters<typeof checkoutOf>[0] & Pick<Deps, 'secret' | 'orderLimits'>,
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
  // Without the street, as for addresses that are typed, so that the total doesn't depend on who sends the address.
  const address =
    query.country_id === undefined
      ? shipping && pick(shipping, ['country_id', 'region', 'postcode'])
      : query
  const country_id = address?.country_id ?? DEFAULT_COUNTRY_ID
  const destination = destinationOf({ ...address, country_id })
  const assemblyDealerId = query.assembly_dealer_id
  const cart = { destination, promo, assemblyDealerId, law: 'told' } as const
  const quoted = await quoteUserCart(deps, caller.userId, cart)
  const priced = await chargeTaxes(deps, quoted, { address })
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
