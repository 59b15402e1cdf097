import type { z } from 'zod'

import type { Address } from '@/contract/checkout.schema'
import type { FieldError } from '@/contract/errors'
import type { Country } from '@/domain/country'
import { findRegion, regionsOf } from '@/domain/regions'
import { readCatalogue } from '@/server/catalogue'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'

type GivenAddress = z.output<typeof Address>

/**
 * Checks addresses against the forms of their countries.
 * @throws DomainError invalid_input with one error per field
 */
export async function checkAddresses(
  db: Db,
  body: { shipping_address: GivenAddress; billing_address?: GivenAddress | null | undefined },
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
export async function requireAddressForm(db: Db, address: GivenAddress): Promise<void> {
  const { countriesById } = await readCatalogue(db)
  const errors = addressErrors('', address, countriesById.get(address.country_id))
  if (errors.length > 0)
    throw new DomainError('invalid_input', 'The address is incomplete.', { errors })
}

function addressErrors(
  name: string,
  address: GivenAddress,
  country: Country | undefined,
): FieldError[] {
  const field = (part: string) => (name === '' ? part : `${name}.${part}`)
  if (!country) return [{ field: field('country_id'), message: 'Choose a country from the list.' }]
  const errors: FieldError[] = []
  const region = regionError(country, address.region)
  if (region !== null) errors.push({ field: field('region'), message: region })
  if (country.postcode && !new RegExp(country.postcode.pattern, 'i').test(address.postcode)) {
    const label = country.code === 'US' ? 'ZIP code' : 'postal code'
    const message = `Enter a ${label}, such as ${country.postcode.example}.`
    errors.push({ field: field('postcode'), message })
  }
  return errors
}

/** A code or a name of the list where the country has one, any text elsewhere. */
function regionError(country: Country, region: string): string | null {
  const { region_title: title } = country
  if (title === null) return null
  if (!regionsOf(country)) return region === '' ? `Enter the ${title.toLowerCase()}.` : null
  return findRegion(country, region) ? null : `Choose a ${title.toLowerCase()} from the list.`
}
