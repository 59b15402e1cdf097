import { useState } from 'react'

import { apiErrorOf } from '@/services/http/failure'
import type { Dealer } from '@/contract/community/dealers/dealers'
import type { Services } from '@/services/services'

import { useRequest } from '@/hooks/kit/use-request'

/** A dealer who assembles bikes; the distance is null while the town is unknown. */
export type AssemblyDealer = Dealer & {
  assembly: NonNullable<Dealer['assembly']>
  distance_km: number | null
}

/** Sorts by the initial town only, because a list that reorders during typing is hard to use. */
export function useAssemblyDealers(countryId: number, city: string) {
  const [town] = useState(city.trim())
  return useRequest(`${countryId}/${town}`, async (services) => {
    const { dealers } = await listNear(services, countryId, town)
    return dealers.flatMap(({ assembly, ...dealer }): AssemblyDealer[] =>
      assembly ? [{ ...dealer, assembly }] : [],
    )
  })
}

/** Falls back to all dealers if the town is unknown. */
async function listNear({ dealers }: Services, country: number, town: string) {
  const input = { service: 'assembly', country } as const
  if (town === '') return dealers.list(input)
  try {
    return await dealers.list({ ...input, place: town })
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    if (error.kind !== 'problem' || error.status >= 500) throw thrown
    return dealers.list(input)
  }
}
