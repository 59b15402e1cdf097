import type { HttpHandler } from 'msw'
import { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { checkoutSchemas } from '@/contract/shop/checkout/checkout.schema'
import { ZERO } from '@/domain/kit/money'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { checkoutOf, payAsGuest } from '../checkout'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { payAgain } from '../payments'
import { bookOf, requireAddress, saveAddress } from './addresses'
import { asMember } from './books'
import type { MockMember } from './records'
import { countryOf, itemOf, quoteMember } from './cart-prices'

type OrderBody = z.output<(typeof checkoutSchemas)['placeOrder']['body']>
interface CheckoutQuery {
  country_id?: number | undefined
  promo_code?: string | null | undefined
  assembly_dealer_id?: number | null | undefined
}

export function memberCheckoutHandlers(shop: MockShop): HttpHandler[] {
  const { checkout: routes } = api
  const { checkout: schemas } = apiSchemas
  return [
    mock(routes.checkout, schemas.checkout, ({ header, query }) =>
      asMember(shop, header, (member) => loadMember(shop, member, query)),
    ),
    mock(routes.placeOrder, schemas.placeOrder, ({ header, body }) =>
      placeOrder(shop, header, body),
    ),
    mock(routes.payment, schemas.payment, ({ header, body }) => {
      const number = asMember(shop, header, ({ orders }) =>
        orders.find((one) => one === body.order_number),
      )
      const order = shop.books().orders.find((one) => one.number === number)
      if (!order) throw mockProblem('order_not_found')
      return payAgain(shop, order)
    }),
  ]
}

function loadMember(shop: MockShop, member: MockMember, query: CheckoutQuery) {
  const country_id = query.country_id ?? countryOf(member)
  const priced = quoteMember(shop, member, { ...query, country_id, law: 'told' })
  const { addresses } = member
  return {
    ...checkoutOf(priced, query.promo_code ?? null),
    email: member.user.email,
    selected_shipping_id: addresses.find(({ is_shipping }) => is_shipping)?.id ?? null,
    selected_billing_id: addresses.find(({ is_billing }) => is_billing)?.id ?? null,
    addresses: bookOf(shop, member),
    credit: { balance: member.credit, used: ZERO },
    to_pay: priced.quote.totals.total,
  }
}

type Header = (name: string) => string | undefined

function placeOrder(shop: MockShop, header: Header, body: OrderBody) {
  const key = header('idempotency-key')
  const { promo_code, provider, expected_total, assembly_dealer_id } = body
  const guest = asMember(shop, header, (member) => {
    const shipping_address = addressOf(member, body.shipping_address)
    const billing_address = body.billing_address && addressOf(member, body.billing_address)
    const known = shop.books().orders.find(({ requestKey }) => requestKey === key)
    if (known && key !== undefined) return known.body
    const { country_id } = shipping_address
    const input = { country_id, promo_code, assembly_dealer_id }
    const { total } = quoteMember(shop, member, input).quote.totals
    if (total !== expected_total) throw changedTotals(shop, member, input)
    const items = member.cart.lines.map((line) => itemOf(member, line))
    const { email } = member.user
    const addresses = { shipping_address, billing_address }
    return { items, email, ...addresses, promo_code, provider, expected_total, assembly_dealer_id }
  })
  const placed = payAsGuest(shop, guest, key)
  asMember(shop, header, (member) => {
    if (member.orders.includes(placed.order_number)) return
    for (const chosen of [body.shipping_address, body.billing_address]) {
      if (!chosen || 'id' in chosen) continue
      const { is_saved: isSaved, ...address } = chosen
      if (isSaved) saveAddress(shop, member, address)
    }
    member.orders.push(placed.order_number)
    member.cart = { version: member.cart.version + 1, lines: [] }
  })
  return placed
}

function changedTotals(shop: MockShop, member: MockMember, query: CheckoutQuery): DomainError {
  const data = z.encode(checkoutSchemas.checkout.response, loadMember(shop, member, query))
  return new DomainError('totals_changed', 'Answered by the mock.', { data })
}

function addressOf(member: MockMember, chosen: OrderBody['shipping_address']) {
  if ('id' in chosen) {
    const {
      id: _,
      is_shipping: __,
      is_billing: ___,
      ...address
    } = requireAddress(member.addresses, chosen.id)
    return address
  }
  const { is_saved: _, ...address } = chosen
  return address
}
