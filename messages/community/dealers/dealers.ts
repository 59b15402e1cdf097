import type { DealerService } from '@/domain/community/dealers/dealers'
import type { MapViewId } from '@/domain/kit/map-view'
import { clockText } from '@/domain/kit/zone-time'
import { dateLong, dateShort } from '@/utils/format'
import { distance } from '@/utils/units'

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const dealersTexts = {
  title: 'Dealers',
  description: 'Dealers who sell, assemble and repair our bikes and offer test rides.',
  heading: 'See it, ride it or have it assembled near you',
  lead: (dealers: number, countries: number) =>
    `${plural(dealers, 'dealer')} in ${plural(countries, 'country').replace('countrys', 'countries')}. A test ride is free and takes less than an hour.`,
  empty: {
    heading: 'We deliver to your door',
    lead: 'We don’t have dealers yet, so every bike is shipped straight to you. Questions before you order? Write to us.',
    bikes: 'See the bikes',
    contact: 'Contact us',
  },
  services: {
    sale: 'Sales',
    test_ride: 'Test ride',
    assembly: 'Assembly',
    repair: 'Repair',
  } satisfies Record<DealerService, string>,
  allServices: 'All',
  filter: 'Filter by service',
  near: 'City or town',
  nearHint: 'Start typing, then choose a place.',
  towns: 'Places',
  noTown: 'We couldn’t find that place. Try a larger city nearby.',
  townsFailed: 'We can’t search for places right now.',
  found: (count: number) => `${plural(count, 'place')} found`,
  usePosition: 'Use my location',
  positionNote: 'Your location never leaves this browser.',
  positionFaults: {
    denied: 'Your browser didn’t share your location. Enter a city instead.',
    timeout: 'Finding your location took too long. Try again, or enter a city.',
    unavailable: 'We can’t find your location. Enter a city instead.',
  },
  yourPosition: 'your location',
  sortedBy: (origin: string) => `Nearest to ${origin} first`,
  leave: 'Show all dealers',
  unit: 'Distance unit',
  km: 'km',
  mi: 'mi',
  away: (km: number, unit: 0 | 1) => `${distance(km, unit)} away`,
  list: 'List of dealers',
  count: (count: number) => plural(count, 'dealer'),
  none: 'No dealers offer this service yet.',
  map: 'Map of dealers',
  mapNote: 'Outlines: Natural Earth. Towns: GeoNames, CC BY 4.0.',
  views: {
    atlantic: 'All',
    europe: 'Europe',
    'north-america': 'North America',
  } satisfies Record<MapViewId, string>,
  region: 'Region',
  regionDealers: (region: string, count: number) => `${region}, ${plural(count, 'dealer')}`,
  marker: (title: string, city: string) => `${title}, ${city}`,
  details: 'Details and hours',
  book: 'Book a test ride',
  openUntil: (minutes: number) => `Open until ${clockText(minutes)}`,
  opens: (day: string, days: number, minutes: number) => {
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : dateShort(day)
    return `Closed, opens ${when} at ${clockText(minutes)}`
  },
  closedForLong: 'Closed for now',
  localTime: (time: string) => `Local time ${time}`,
  hours: 'Opening hours',
  hoursNote: (zone: string) => `Times are local to the dealer (${zone.replaceAll('_', ' ')}).`,
  weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  interval: (opens: number, closes: number) => `${clockText(opens)} – ${clockText(closes)}`,
  closed: 'Closed',
  closedDays: 'Closed on',
  closedDay: (date: string, reason: string) => `${dateLong(date)}: ${reason}`,
  contact: 'Contact',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  directions: 'Open in a map app',
  assembly: 'Assembly',
  assemblyText: (fee: string, days: number) =>
    `${fee} per bike plus tax. Adds ${plural(days, 'business day')} until pickup. Choose it at checkout.`,
  offers: 'Services',
  rideTitle: 'Book a test ride',
  rideLead: (minutes: number, hours: number) =>
    `${minutes} minutes, free, helmet included. Book at least ${hours} hours ahead.`,
  toList: 'All dealers',
  noRides: 'This dealer has no test-ride bikes. See the dealer list for those that do.',
} as const
