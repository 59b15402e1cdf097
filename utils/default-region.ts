export const DATE_ORDERS = ['month_first', 'day_first'] as const
export const UNIT_SYSTEMS = ['by_country', 'metric', 'imperial'] as const
/** Prefixes of amounts. All are US dollars. */
export const CURRENCY_SIGNS = ['$', 'US$', 'USD'] as const
export const PAPERS = ['LETTER', 'A4'] as const

/** Where the shop is: its time zone, and how dates, units, amounts and papers look there. */
export interface ShopRegion {
  /** IANA time zone. */
  zone: string
  dates: (typeof DATE_ORDERS)[number]
  paper: (typeof PAPERS)[number]
  /** First day of a week: 1 is Monday, 7 is Sunday. */
  week_start: 1 | 7
  /** Units until a visitor chooses: those of the country, or the same for everyone. */
  units: (typeof UNIT_SYSTEMS)[number]
  currency: (typeof CURRENCY_SIGNS)[number]
}

/** spec §2 Footer: support hours are US Eastern. spec §9: amounts have a dollar sign. */
export const DEFAULT_REGION: ShopRegion = {
  zone: 'America/New_York',
  dates: 'month_first',
  paper: 'A4',
  week_start: 1,
  units: 'by_country',
  currency: '$',
}
