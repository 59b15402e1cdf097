import { z } from 'zod'

import type { Dealer } from '@/domain/community/dealers/dealers'

import { DealersFixture, type WireDealers } from './catalog-fixture'
import recorded from './fixtures/dealers.json'

const { dealers, places } = z.decode(DealersFixture, recorded as WireDealers)

/** Larger towns, sorted by population. */
export const mockTowns = places

export function mockDealers(): Dealer[] {
  return dealers.map((dealer) => ({
    ...dealer,
    is_active: true,
    rides_at_once: null,
    bikes: dealer.bikes.map((bike) => ({ ...bike, is_active: true })),
  }))
}
