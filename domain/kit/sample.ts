/** Email domains of sample customers. No mail reaches them, because .example is reserved (RFC 2606). */
export const SAMPLE_DOMAINS = ['riders.example', 'guests.example'] as const

export function isSampleEmail(email: string): boolean {
  return SAMPLE_DOMAINS.some((domain) => email.toLowerCase().endsWith(`@${domain}`))
}

export interface SampleCounts {
  customers: number
  orders: number
  /** Orders that stay because they have documents or real payments. */
  kept_orders: number
  reviews: number
  threads: number
  tickets: number
  dealers: number
  news: number
  campaigns: number
  codes: number
  bikes: number
  /** Bikes that stay for sale, because the company has none of its own yet. */
  kept_bikes: number
  /** Tax registrations outside of the company's country, which are ended. */
  registrations: number
  /** Tax registrations that stay in force, because the company's country isn't known yet. */
  kept_registrations: number
}

/** Posts with which a new shop comes. */
export const SAMPLE_NEWS = [
  'bike-passport',
  'delivery-dates',
  'honest-range',
  'build-codes',
] as const

/** Campaigns with which a new shop comes; one with another title has been made the shop's own. */
export const SAMPLE_CAMPAIGNS = {
  'new-model-vip': 'A new Nireeka is on its way',
  season: 'A gift for the season',
} as const

/** Bikes with which a new shop comes; one with another name has been made the shop's own. */
export const SAMPLE_BIKES = {
  'nireeka-prime': 'Nireeka Prime',
  'nireeka-homie': 'Nireeka Homie',
  nyx: 'Nyx',
} as const

/**
 * Whether there is sample data to remove. Customers with a retained order, bikes until another one is sold, and tax
 * registrations until the company's country is known stay.
 */
export function hasSamples(counts: SampleCounts): boolean {
  const {
    customers,
    reviews: _,
    kept_orders,
    kept_bikes: __,
    kept_registrations: ___,
    ...others
  } = counts
  return customers > kept_orders || Object.values(others).some((count) => count > 0)
}

/** Dealers and customers with such addresses never were. */
export const SAMPLE_EMAIL_END = '.example'
