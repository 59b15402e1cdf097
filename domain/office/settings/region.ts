import { isRecord } from '@/domain/kit/stored-value'
import { countryCode } from '@/utils/country-code'
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

/** Countries that print on Letter (CLDR). */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** Paper of the country, which is the last line of the seller's address, until staff choose another. */
function usualPaper(address: readonly string[]): ShopRegion['paper'] {
  const code = countryCode(address.at(-1) ?? '')
  return code !== null && LETTER.includes(code) ? 'LETTER' : DEFAULT_REGION.paper
}

/** Parses the stored setting. What is missing or wrong has its default. @param address of the seller */
export function regionOf(stored: unknown, address: readonly string[]): ShopRegion {
  const usual = { ...DEFAULT_REGION, paper: usualPaper(address) }
  if (!isRecord(stored)) return usual
  const { zone, dates, paper, week_start, units, currency } = stored
  return {
    zone: isZone(zone) ? zone : DEFAULT_REGION.zone,
    dates: DATE_ORDERS.find((one) => one === dates) ?? DEFAULT_REGION.dates,
    paper: PAPERS.find((one) => one === paper) ?? usual.paper,
    week_start: week_start === 7 ? 7 : DEFAULT_REGION.week_start,
    units: UNIT_SYSTEMS.find((one) => one === units) ?? DEFAULT_REGION.units,
    currency: CURRENCY_SIGNS.find((one) => one === currency) ?? DEFAULT_REGION.currency,
  }
}
