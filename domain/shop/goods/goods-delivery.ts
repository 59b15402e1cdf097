import type { Country } from '@/domain/shop/countries/country'
import {
  addCalendarDays,
  addWorkingDays,
  type FactoryCalendar,
} from '@/domain/shop/checkout/delivery'

/** Working days to pack goods in stock. */
export const PACKING_DAYS = 1

/** Returns the arrival day: battery goods travel by ground or sea only, digital goods arrive today. */
export function goodsArrival(
  calendar: FactoryCalendar,
  country: Country,
  goods: { is_battery: boolean; is_digital: boolean },
): string {
  if (goods.is_digital) return calendar.today
  const packed = addWorkingDays(calendar.today, PACKING_DAYS, calendar.closed_days)
  const { battery, goods: other } = country.transit_days
  return addCalendarDays(packed, goods.is_battery ? battery : other)
}
