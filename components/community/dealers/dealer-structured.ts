import { breadcrumbs, dealerData } from '@/components/kit/layout/structured-data'
import type { Dealer } from '@/hooks/community/dealers/use-dealers'
import { dealersTexts } from '@/messages/community/dealers/dealers'

/** Weekday abbreviations of schema.org, starting on Monday. */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Returns a dealer's structured data for search engines. Call it in `getStaticProps`. */
export function dealerStructured(dealer: Dealer) {
  const { title, street, city, postcode, region, phone, lat, lng } = dealer
  const path = `/dealers/${dealer.id}`
  const business = dealerData({
    ...{ path, title, street, city, postcode, region },
    country: dealer.country_code,
    telephone: phone,
    latitude: lat,
    longitude: lng,
    hours: dealer.hours.map(
      ({ weekday, opens, closes }) => `${DAYS[weekday - 1]} ${time(opens)}-${time(closes)}`,
    ),
  })
  const way = breadcrumbs([
    [dealersTexts.title, '/dealers'],
    [title, path],
  ])
  return [business, way]
}

/** @example time(570) // '09:30' */
function time(minutes: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
