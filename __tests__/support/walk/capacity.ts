import { plannedWeeks } from '@/domain/capacity'
import { dayOf } from '@/server/kernel/ports/clock'

import type { TestShop } from '../shop'

const nextMonday = (now: Date) => plannedWeeks(dayOf(now))[1] ?? ''

export const capacityRequests = {
  'capacity.addDaysOff': (_: unknown, { clock }: TestShop) => ({
    params: { date: nextMonday(clock.now()) },
    body: { until: null, reason: 'Inventory' },
  }),
  'capacity.removeDayOff': (_: unknown, { clock }: TestShop) => ({
    params: { date: nextMonday(clock.now()) },
  }),
  'capacity.set': (_: unknown, { clock }: TestShop) => ({
    params: { week: plannedWeeks(dayOf(clock.now()))[2] ?? '' },
    body: { bikes: 10, reach: 'week', was: null },
  }),
}
