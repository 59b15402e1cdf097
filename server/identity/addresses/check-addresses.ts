import type { z } from 'zod'

import type { Address } from '@/contract/checkout.schema'
import { addressErrors } from '@/domain/address-errors'
import { readCatalogue } from '@/server/catalogue'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'

type AddressInput = z.output<typeof Address>

/**
 * Checks addresses against the forms of their countries.
 * @throws DomainError invalid_input with one error per field
 */
export async function checkAddresses(
  db: Db,
  body: { shipping_address: AddressInput; billing_address?: AddressInput | null | undefined },
): Promise<void> {
  const { countriesById } = await readCatalogue(db)
  const given = { shipping_address: body.shipping_address, billing_address: body.billing_address }
  const errors = Object.entries(given).flatMap(([name, address]) =>
    address ? addressErrors(name, address, countriesById.get(address.country_id)) : [],
  )
  if (errors.length > 0)
    throw new DomainError('invalid_input', 'An address is incomplete.', { errors })
}

/**
 * Checks one address by itself; its fields are named without a prefix.
 * @throws DomainError invalid_input with one error per field
 */
export async function requireAddressForm(db: Db, address: AddressInput): Promise<void> {
  const { countriesById } = await readCatalogue(db)
  const errors = addressErrors('', address, countriesById.get(address.country_id))
  if (errors.length > 0)
    throw new DomainError('invalid_input', 'The address is incomplete.', { errors })
}
