import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { addressKey, MOST_ADDRESSES } from '@/domain/address-book'

import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { asMember, type MockMember } from './books'

const routes = api.addresses
const schemas = apiSchemas.addresses
type MockAddress = MockMember['addresses'][number]

/** The address book of a member. */
export function addressHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ header }) =>
      asMember(shop, header, ({ addresses }) => ({ addresses: [...addresses].reverse() })),
    ),
    mock(routes.add, schemas.add, ({ body, header }) =>
      asMember(shop, header, (member) => {
        const saved = saveAddress(member, body)
        if (!saved) throw mockProblem('address_book_full')
        return saved
      }),
    ),
    mock(routes.change, schemas.change, ({ body, params, header }) =>
      asMember(shop, header, ({ addresses }) => {
        const address = requireAddress(addresses, params.id)
        const { is_shipping = address.is_shipping, is_billing = address.is_billing } = body
        return choose(addresses, Object.assign(address, body, { is_shipping, is_billing }))
      }),
    ),
    mock(routes.remove, schemas.remove, ({ params, header }) =>
      asMember(shop, header, (member) => {
        const gone = requireAddress(member.addresses, params.id)
        member.addresses = member.addresses.filter(({ id }) => id !== gone.id)
        const newest = member.addresses.at(-1)
        if (newest && gone.is_shipping) newest.is_shipping = true
        if (newest && gone.is_billing) newest.is_billing = true
        return {}
      }),
    ),
  ]
}

type NewAddress = Omit<MockAddress, 'id' | 'is_shipping' | 'is_billing'> & {
  is_shipping?: boolean | undefined
  is_billing?: boolean | undefined
}

/** Saves an address once, however it is spelled; the first one is chosen for delivery and bill. */
export function saveAddress({ addresses }: MockMember, body: NewAddress): MockAddress | undefined {
  const isFirst = addresses.length === 0
  const twin = addresses.find((one) => addressKey(one) === addressKey(body))
  const chosen = {
    is_shipping: isFirst || twin?.is_shipping || (body.is_shipping ?? false),
    is_billing: isFirst || twin?.is_billing || (body.is_billing ?? false),
  }
  if (twin) return choose(addresses, Object.assign(twin, body, chosen))
  if (addresses.length >= MOST_ADDRESSES) return undefined
  const id = Math.max(0, ...addresses.map((one) => one.id)) + 1
  const address = { ...body, id, ...chosen }
  addresses.push(address)
  return choose(addresses, address)
}

export function requireAddress(addresses: readonly MockAddress[], id: number): MockAddress {
  const address = addresses.find((one) => one.id === id)
  if (!address) throw mockProblem('address_not_found')
  return address
}

// One address at most is chosen for each purpose.
function choose(addresses: readonly MockAddress[], chosen: MockAddress): MockAddress {
  for (const other of addresses) {
    if (other === chosen) continue
    if (chosen.is_shipping) other.is_shipping = false
    if (chosen.is_billing) other.is_billing = false
  }
  return chosen
}
