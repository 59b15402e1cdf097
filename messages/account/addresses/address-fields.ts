export const addressFields = {
  name: 'Full name',
  country: 'Country',
  line1: 'Street address',
  line2: 'Apartment, suite, company (optional)',
  addLine2: 'Add apartment, suite or company',
  city: 'City',
  /** @param country two-letter country code */
  postcode: (country: string) => (country === 'US' ? 'ZIP code' : 'Postal code'),
  regionChoice: (title: string) => `Choose a ${title.toLowerCase()}`,
  postcodeHint: (example: string) => `For example ${example}`,
  phone: 'Phone (optional)',
  phoneHint: 'Only the carrier uses it, to schedule your delivery.',
} as const
