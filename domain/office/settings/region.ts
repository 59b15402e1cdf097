import { isRecord } from '@/domain/kit/stored-value'
import {
  CURRENCY_SIGNS,
  DATE_ORDERS,
  DEFAULT_REGION,
  PAPERS,
  UNIT_SYSTEMS,
  type ShopRegion,
} from '@/utils/default-region'

export const REGION_SETTING = 'region'

/** Whether this system knows the time zone. */
export function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || !/^[A-Za-z]+(?:\/[\w+-]+)*$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Parses the stored setting. What is missing or wrong has its default. */
export function regionOf(stored: unknown): ShopRegion {
  if (!isRecord(stored)) return DEFAULT_REGION
  const { zone, dates, paper, week_start, units, currency } = stored
  return {
    zone: isZone(zone) ? zone : DEFAULT_REGION.zone,
    dates: DATE_ORDERS.find((one) => one === dates) ?? DEFAULT_REGION.dates,
    paper: PAPERS.find((one) => one === paper) ?? DEFAULT_REGION.paper,
    week_start: week_start === 7 ? 7 : DEFAULT_REGION.week_start,
    units: UNIT_SYSTEMS.find((one) => one === units) ?? DEFAULT_REGION.units,
    currency: CURRENCY_SIGNS.find((one) => one === currency) ?? DEFAULT_REGION.currency,
  }
}
