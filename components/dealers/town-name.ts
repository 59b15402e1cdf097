import type { Dealer } from '@/hooks/use-dealers'
import type { Town } from '@/hooks/use-towns'

type Address = Pick<
  Dealer,
  'street' | 'postcode' | 'city' | 'region' | 'country_code' | 'country_title'
>

/** North America writes the postcode after the town. */
const POSTCODE_LAST = ['US', 'CA', 'GB']

export function townLine({ postcode, city, region, country_code }: Address): string {
  if (!POSTCODE_LAST.includes(country_code)) return `${postcode} ${city}`
  return [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

export function addressLine(dealer: Address): string {
  return `${dealer.street}, ${townLine(dealer)}, ${dealer.country_title}`
}

export function townName({ name, region, country_code }: Town): string {
  return [name, region, country_code].filter(Boolean).join(', ')
}
