import { z } from 'zod'

import { checkoutSchemas } from '@/contract/shop/checkout/checkout.schema'
import { ZERO } from '@/domain/kit/money'
import { checkAddresses, findAddress, requireUser, saveAddress } from '@/server/identity'
import type { PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { inLockOrder } from '@/server/kernel/events/locks'
import type { Caller } from '@/server/kernel/http/caller'
import { sha256 } from '@/server/kernel/ports/ids'
import { balanceOf, spendCredit } from '@/server/ledger'
import { type PlacedOrder, type RequestKey, findOrderByKey, placeOrder } from '@/server/orders'
import { CREDIT_PROVIDER } from '@/server/payments'
import {
  type CartRow,
  destinationOf,
  lockCart,
  moveVersion,
  quoteUserCart,
  readVersion,
  requestPromo,
  removeOrderedLines,
} from '@/server/pricing'
import { pick } from '@/utils/omit'

import { chargeTaxes } from './charge-taxes'
import { agreedVersions, conflictOf } from './load-checkout'
import { creditFor, loadMemberCheckout } from './load-member-checkout'
import { canonical, openedOrder, requireAssembly, requireProvider } from './pay-as-guest'

export type MemberBody = z.output<(typeof checkoutSchemas)['placeOrder']['body']>

interface Request {
  caller: Caller
  key: string | undefined
  ipBlock: string
}

/** Thrown if the cart changed between pricing and ordering. */
class CartMoved extends Error {}
const TRIES = 3

/**
 * Places an order and removes its cart lines in the same transaction. Idempotent by key, or by an equal body.
 * @throws DomainError as listed by the contract
 */
export async function payAsMember(deps: Deps, body: MemberBody, request: Request) {
  await deps.limits.take('checkoutByUser', request.caller.publicId)
  await deps.limits.take('checkoutByAddress', request.ipBlock)
  const hash = sha256(canonical([request.caller.userId, body]))
  const key = `member:${request.caller.userId}:${sha256(request.key ?? hash)}`
  const own = request.key === undefined ? undefined : await findOrderByKey(deps.db, { key, hash })
  if (own) return openedOrder(deps, own)
  for (let tries = 1; ; tries += 1) {
    try {
      const order = await orderCart(deps, body, { ...request, requestKey: { key, hash } })
      return await openedOrder(deps, order)
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) throw await changedCheckout(deps, body, { ...request, code: conflict })
      if (!(error instanceof CartMoved)) throw error
      if (tries === TRIES)
        throw new DomainError('totals_changed', 'The cart changed during checkout.')
    }
  }
}

type OrderCartInput = Request & { requestKey: Pick<RequestKey, 'key' | 'hash'> }

async function orderCart(
  deps: Deps,
  body: MemberBody,
  ordering: OrderCartInput,
): Promise<PlacedOrder> {
  const { userId } = ordering.caller
  const addresses = await requireAddresses(deps, body, userId)
  const version = await readVersion(deps.db, userId)
  const priced = await quote(deps, body, { ordering, address: addresses.shipping })
  if ('number' in priced) return priced
  requireAssembly(priced, body)
  if (priced.quote.totals.total !== body.expected_total) {
    throw await changedCheckout(deps, body, { ...ordering, code: 'totals_changed' })
  }
  const user = await requireUser(deps, ordering.caller)
  const balance = body.use_credit ? await balanceOf(deps.db, userId) : ZERO
  const credit = creditFor(priced, balance)
  const provider =
    credit === priced.quote.totals.total
      ? deps.providers.find(({ id }) => id === CREDIT_PROVIDER)
      : await requireProvider(deps, body.provider)
  if (!provider) throw new DomainError('provider_not_available', 'No provider for credit.')
  const lines = priced.rows.map(({ id, count }) => `${id}x${count}`)
  return placeOrder(deps, {
    buyer: {
      email: user.email,
      emailConfirmedAt: user.email_verified_at,
      ipBlock: ordering.ipBlock,
      shipping_address: addresses.shipping,
      billing_address: addresses.billing,
      userId,
      credit,
    },
    priced,
    provider,
    legalVersions: await agreedVersions(deps, body),
    request: {
      ...ordering.requestKey,
      // The key includes the ids of the cart rows, so an equal cart later is a different order.
      open: sha256(`${ordering.requestKey.hash}:${lines.join()}`),
      isRenewed: ordering.key === undefined,
    },
    alongside: (tx, order) =>
      inLockOrder({
        cart: () => lockLines(deps, tx, { userId, version, rows: priced.rows }),
        credit: async () => {
          if (credit > 0) await spendCredit(tx, { userId, orderId: order.id, amount: credit })
        },
        'address book': async () => {
          // A full address book rejects the addresses, but the order continues with its own copy.
          for (const address of addresses.toSave) await saveAddress(deps, tx, { userId, address })
        },
      }),
  })
}

/** Prices the cart for the address; if an earlier run emptied it, returns the order of that run. */
async function quote(
  deps: Deps,
  body: MemberBody,
  { ordering, address }: { ordering: OrderCartInput; address: PostalAddress },
) {
  const { userId } = ordering.caller
  const { email } = await requireUser(deps, ordering.caller)
  const promo = await requestPromo(deps, body.promo_code, { userId, email })
  const destination = destinationOf(address)
  const input = { destination, promo, assemblyDealerId: body.assembly_dealer_id }
  const priced = await quoteUserCart(deps, userId, input).catch(async (error: unknown) => {
    const isEmpty = error instanceof DomainError && error.code === 'cart_empty'
    const existing = isEmpty ? await findOrderByKey(deps.db, ordering.requestKey) : undefined
    if (!existing) throw error
    return existing
  })
  return 'number' in priced ? priced : chargeTaxes(deps, priced, { address, isOrder: true })
}

async function lockLines(
  deps: Deps,
  tx: Parameters<typeof lockCart>[0],
  { userId, version, rows }: { userId: number; version: number; rows: CartRow[] },
): Promise<void> {
  await lockCart(tx, userId)
  // Optimistic locking: another tab may have changed the cart after pricing.
  if ((await readVersion(tx, userId)) !== version) throw new CartMoved()
  await removeOrderedLines(tx, userId, rows)
  await moveVersion(tx, userId, deps.clock.now())
}

interface ConflictInput {
  caller: Caller
  code: NonNullable<ReturnType<typeof conflictOf>>
}

async function changedCheckout(deps: Deps, body: MemberBody, { caller, code }: ConflictInput) {
  const shipping = body.shipping_address
  const address =
    'id' in shipping
      ? await findAddress(deps.db, { userId: caller.userId, id: shipping.id })
      : shipping
  const checkout = await loadMemberCheckout(deps, caller, {
    ...(address && pick(address, ['country_id', 'region', 'postcode', 'line1', 'line2', 'city'])),
    promo_code: body.promo_code,
    use_credit: body.use_credit,
  })
  return new DomainError(code, 'The present checkout differs from what the buyer saw.', {
    data: z.encode(checkoutSchemas.checkout.response, checkout),
  })
}

async function requireAddresses(deps: Deps, body: MemberBody, userId: number) {
  const shipping = await requireAddress(deps, body.shipping_address, userId)
  const billing = body.billing_address
    ? await requireAddress(deps, body.billing_address, userId)
    : shipping
  const checked = await checkAddresses(deps.db, {
    shipping_address: shipping,
    billing_address: billing,
  })
  const isSaved = (chosen: MemberBody['billing_address']) =>
    !!chosen && 'is_saved' in chosen && chosen.is_saved === true
  const toSave = [
    ...(isSaved(body.shipping_address) ? [checked.shipping_address] : []),
    ...(isSaved(body.billing_address) ? [checked.billing_address] : []),
  ]
  return { shipping: checked.shipping_address, billing: checked.billing_address, toSave }
}

async function requireAddress(
  deps: Deps,
  chosen: MemberBody['shipping_address'],
  userId: number,
): Promise<PostalAddress> {
  if (!('id' in chosen)) return postalOf(chosen)
  const row = await findAddress(deps.db, { userId, id: chosen.id })
  if (!row) throw new DomainError('address_not_found', `No address ${chosen.id}.`)
  return postalOf(row)
}

const postalOf = (from: PostalAddress): PostalAddress => {
  const { name, line1, line2, city, region, postcode, country_id, phone } = from
  return { name, line1, line2, city, region, postcode, country_id, phone }
}
