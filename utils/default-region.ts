export const DATE_ORDERS = ['month_first', 'day_first'] as const
export const PAPERS = ['LETTER', 'A4'] as const

/** Where the shop is: its time zone, and how dates and papers look there. */
export interface ShopRegion {
  /** IANA time zone. */
  zone: string
  dates: (typeof DATE_ORDERS)[number]
  paper: (typeof PAPERS)[number]
  /** First day of a week: 1 is Monday, 7 is Sunday. */
  week_start: 1 | 7
}

/** spec §2 Footer: support hours are US Eastern. */
export const DEFAULT_REGION: ShopRegion = {
  zone: 'America/New_York',
  dates: 'month_first',
  paper: 'A4',
  week_start: 1,
}
