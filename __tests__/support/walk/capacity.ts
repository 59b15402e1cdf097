import { plannedWeeks } from '@/domain/capacity'
import { dayOf } from '@/server/kernel/ports/clock'

import type { TestShop } from '../shop'

export const capacityRequests = {
  'capacity.set': (_: unknown, { clock }: TestShop) => ({
    params: { week: plannedWeeks(dayOf(clock.now()))[2] ?? '' },
    body: { bikes: 10, reach: 'week', was: null },
  }),
}
