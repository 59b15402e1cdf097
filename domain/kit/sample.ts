/** Email domains of sample customers. No mail reaches them, because .example is reserved (RFC 2606). */
export const SAMPLE_DOMAINS = ['riders.example', 'guests.example'] as const

export function isSampleEmail(email: string): boolean {
  return SAMPLE_DOMAINS.some((domain) => email.toLowerCase().endsWith(`@${domain}`))
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

/** Dealers and customers with such addresses never were. */
export const SAMPLE_EMAIL_END = '.example'
