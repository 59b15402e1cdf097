import type { Destination } from '@/server/catalog'

export interface WireDestination {
  country_id: number
  region?: string | undefined
  postcode?: string | undefined
}

/** Returns where an order goes: an address, or its parts that a request knows. */
export const destinationOf = ({
  country_id,
  region = '',
  postcode = '',
}: WireDestination): Destination => ({
  countryId: country_id,
  region,
  postcode,
})
