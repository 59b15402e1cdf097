import { plannedWeeks } from '@/domain/office/capacity/capacity'
import { dayOf } from '@/server/kernel/ports/clock'

import type { TestShop } from '../shop'

/** Returns a Monday so late that no order is promised for it. */
const lateMonday = (now: Date) => plannedWeeks(dayOf(now)).at(-1) ?? ''

export const capacityRequests = {
  'capacity.previewDaysOff': (_: unknown, { clock }: TestShop) => ({
    params: { date: lateMonday(clock.now()) },
  }),
  'capacity.addDaysOff': (_: unknown, { clock }: TestShop) => ({
    params: { date: lateMonday(clock.now()) },
    body: { until: null, reason: 'Inventory' },
  }),
  'capacity.removeDayOff': (_: unknown, { clock }: TestShop) => ({
    params: { date: lateMonday(clock.now()) },
  }),
  'capacity.set': (_: unknown, { clock }: TestShop) => ({
    params: { week: plannedWeeks(dayOf(clock.now()))[2] ?? '' },
    body: { bikes: 10, reach: 'week', was: null },
  }),
}
