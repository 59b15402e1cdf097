import type { z } from 'zod'

import type { Address } from '@/contract/shop/checkout/checkout.schema'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { ZERO } from '@/domain/kit/money'
import { taxesAt } from '@/domain/shop/tax/registration'
import { readCatalog } from '@/server/catalog'
import { checkAddresses } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import type { PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { dayOf } from '@/server/kernel/ports/clock'
import { insertEvent, type OrderRow } from '@/server/orders'

import { requireInTheHouse } from '../fulfillment/change-items'
import { editOrder, type EditOrderInput } from './edit-order'
import { hasShipped, writeDelivery } from './queries'

interface DeliveryEditInput extends EditOrderInput {
  email: string
  address: z.output<typeof Address>
}

const FIELDS: Record<keyof PostalAddress, string> = {
  name: 'name',
  line1: 'street',
  line2: 'second line',
  city: 'city',
  region: 'region',
  postcode: 'postal code',
  country_id: 'country',
  phone: 'phone',
}

/**
 * Changes the address and recipient of an order until part of it ships. The country and the taxes can't change,
 * because prices and shipping depend on them. The event names the changed fields but contains no address (privacy).
 * @throws DomainError order_not_found, order_not_movable, edit_too_late, edit_changed, edit_country, edit_nothing,
 * invalid_input
 */
export async function editDelivery(deps: Deps, sent: DeliveryEditInput): Promise<void> {
  const { address } = await checkAddresses(deps.db, { address: sent.address })
  const editing = { ...sent, address }
  const { email, by } = editing
  await editOrder(deps, editing, async (tx, { order, number, at, write }) => {
    requireInTheHouse(order)
    if (await hasShipped(tx, order.id)) throw new DomainError('edit_too_late', 'A part has left.')
    refuseElsewhere(order, editing)
    await refuseOtherTax(tx, { order, address, at })
    const changed = changedFields(order, editing)
    if (changed.length === 0) throw new DomainError('edit_nothing', 'Nothing would change.')
    await writeDelivery(tx, order.id, { email, shipping_address: address })
    const words = `Delivery: ${changed.join(', ')}`
    await write({ kind: 'delivery', words })
    const detail = { text: words, by: by.publicId }
    await insertEvent(tx, order.id, { kind: 'delivery_changed', at, detail })
    await publish(deps, tx, {
      name: 'OrderEdited',
      order: { ...order, email, shipping_address: address },
      ...{ edit: number, title: '', words: changed, refund: ZERO, to: 'provider', was: null },
    })
  })
}

function changedFields(order: OrderRow, { email, address }: DeliveryEditInput): string[] {
  const before = order.shipping_address
  const names = Object.keys(FIELDS) as (keyof PostalAddress)[]
  const changed = names.filter((name) => before[name] !== address[name]).map((name) => FIELDS[name])
  return email === order.email ? changed : [...changed, 'email']
}

interface OtherTax {
  order: OrderRow
  address: PostalAddress
  at: Date
}

/**
 * Compares what the addresses would be taxed today, because rates may have changed since the order. A tax service may
 * tax each postal code differently.
 */
async function refuseOtherTax(tx: Db, { order, address, at }: OtherTax): Promise<void> {
  const { taxes: table, allCountriesById } = await readCatalog(tx)
  const country = allCountriesById.get(order.country_id)
  if (!country) return
  const taxes = ({ region, postcode }: PostalAddress) =>
    JSON.stringify(
      order.tax_calculation === null
        ? taxesAt(table, { country, region, postcode }, dayOf(at))
        : [region, postcode],
    )
  if (taxes(order.shipping_address) === taxes(address)) return
  throw new DomainError('edit_country', 'The taxes differ.', {
    message:
      'This address is taxed differently. Cancel the order, and place it again for the new address.',
  })
}

function refuseElsewhere(order: OrderRow, { email, address }: DeliveryEditInput): void {
  if (address.country_id !== order.country_id) {
    throw new DomainError('edit_country', `The order is for country ${order.country_id}.`)
  }
  if (isSameMailbox(email, order.email) || order.user_id === null) return
  throw new DomainError('invalid_input', 'Members have one address.', {
    errors: [{ field: 'email', message: 'Members change their email address in their account.' }],
  })
}
