import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { addressKey, MOST_ADDRESSES } from '@/domain/account/addresses/address-book'
import { normalizeAddress, type FormAddress } from '@/domain/account/addresses/address-errors'
import { addressLines } from '@/server/kernel/address-lines'

import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { asMember } from './books'
import type { MockMember } from './records'

const routes = api.addresses
const schemas = apiSchemas.addresses
type MockAddress = MockMember['addresses'][number]

export function addressHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ header }) =>
      asMember(shop, header, (member) => ({ addresses: bookOf(shop, member) })),
    ),
    mock(routes.add, schemas.add, ({ body, header }) =>
      asMember(shop, header, (member) => {
        const saved = saveAddress(shop, member, body)
        if (!saved) throw mockProblem('address_book_full')
        return printed(shop, saved)
      }),
    ),
    mock(routes.change, schemas.change, ({ body, params, header }) =>
      asMember(shop, header, ({ addresses }) => {
        const address = requireAddress(addresses, params.id)
        const { is_shipping = address.is_shipping, is_billing = address.is_billing } = body
        const changed = Object.assign(address, stored(shop, body), { is_shipping, is_billing })
        return printed(shop, choose(addresses, changed))
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

export function printed<A extends FormAddress>({ catalog }: MockShop, address: A) {
  const country = catalog.allCountriesById.get(address.country_id)
  return { ...address, lines: addressLines(address, country) }
}

export const bookOf = (shop: MockShop, { addresses }: Pick<MockMember, 'addresses'>) =>
  [...addresses].reverse().map((address) => printed(shop, address))

function stored<A extends FormAddress>({ catalog }: MockShop, address: A): A {
  const country = catalog.allCountriesById.get(address.country_id)
  return country ? normalizeAddress(address, country) : address
}

type NewAddress = FormAddress & {
  is_shipping?: boolean | undefined
  is_billing?: boolean | undefined
}

/** Saves an address once, however it is spelled; the first is the delivery and billing default. */
export function saveAddress(
  shop: MockShop,
  { addresses }: MockMember,
  typed: NewAddress,
): MockAddress | undefined {
  const body = stored(shop, typed)
  const isFirst = addresses.length === 0
  const keyOf = (one: FormAddress) =>
    addressKey(one, shop.catalog.allCountriesById.get(one.country_id))
  const twin = addresses.find((one) => keyOf(one) === keyOf(body))
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

// Keeps only one default address per purpose.
function choose(addresses: readonly MockAddress[], chosen: MockAddress): MockAddress {
  for (const other of addresses) {
    if (other === chosen) continue
    if (chosen.is_shipping) other.is_shipping = false
    if (chosen.is_billing) other.is_billing = false
  }
  return chosen
}
