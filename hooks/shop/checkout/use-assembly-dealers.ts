import { apiErrorOf } from '@/services/http/failure'
import type { Dealer } from '@/contract/community/dealers/dealers'
import type { Services } from '@/services/services'

import { useDebounced } from '@/hooks/kit/use-debounced'
import { useRequest } from '@/hooks/kit/use-request'

const DEBOUNCE_MS = 400

/** A dealer who assembles bikes, with the distance from the buyer's town. */
export type AssemblyDealer = Dealer & {
  assembly: NonNullable<Dealer['assembly']>
  distance_km: number
}

export interface BuyerTown {
  city: string
  /** Code of the state or province, if the country has any. */
  region: string
}

export type DealersFound = Awaited<ReturnType<typeof listNear>>

/** Finds the dealers near the buyer's town, none while the town is unknown. */
export function useAssemblyDealers(country: number, { city, region }: BuyerTown) {
  const place = useDebounced(city.trim(), DEBOUNCE_MS)
  return useRequest(`${country}/${region}/${place}`, (services) =>
    listNear(services, { country, place, region }),
  )
}

interface NearQuery {
  country: number
  place: string
  region: string
}

async function listNear({ dealers }: Services, { country, place, region }: NearQuery) {
  const query = { service: 'assembly', country, ...(region && { region }) } as const
  const { near, list, assembly_km } = await read()
  const sorted = list.flatMap(({ assembly, distance_km, ...dealer }): AssemblyDealer[] =>
    assembly && distance_km !== null ? [{ ...dealer, assembly, distance_km }] : [],
  )
  return {
    isTownKnown: near,
    isAnywhere: list.length > 0,
    within_km: assembly_km,
    offered: sorted.filter(({ distance_km }) => distance_km <= assembly_km),
    nearest: sorted[0] ?? null,
  }

  /** Without a place if the shop doesn't know the town. */
  async function read() {
    try {
      const found = await dealers.list(place === '' ? query : { ...query, place })
      return { near: found.near !== null, list: found.dealers, assembly_km: found.assembly_km }
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (place === '' || error.kind !== 'problem' || error.status >= 500) throw thrown
      const found = await dealers.list(query)
      return { near: false, list: found.dealers, assembly_km: found.assembly_km }
    }
  }
}
