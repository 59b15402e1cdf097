import type { z } from 'zod'

import type { Address } from '@/contract/shop/checkout/checkout.schema'
import { addressErrors, normalizeAddress } from '@/domain/account/addresses/address-errors'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'

type AddressInput = z.output<typeof Address>

/**
 * Validates addresses against the forms of their countries.
 * @param addresses by the field prefix of their errors, which is empty for a single address. An address given under
 * two prefixes is reported once
 * @returns the addresses in the form in which they are stored
 * @throws DomainError invalid_input with one error per field
 */
export async function checkAddresses<Name extends string, A extends AddressInput>(
  db: Db,
  addresses: Record<Name, A>,
): Promise<Record<Name, A>> {
  const { countriesById } = await readCatalog(db)
  const all = Object.values<A>(addresses)
  const entries = Object.entries<A>(addresses).map(([name, address], index) => {
    const country = countriesById.get(address.country_id)
    const isFirst = all.indexOf(address) === index
    const errors = isFirst ? addressErrors(name, address, country) : []
    return { errors, entry: [name, country ? normalizeAddress(address, country) : address] }
  })
  const errors = entries.flatMap((one) => one.errors)
  if (errors.length > 0)
    throw new DomainError('invalid_input', 'An address is incomplete.', { errors })
  return Object.fromEntries(entries.map(({ entry }) => entry)) as Record<Name, A>
}
