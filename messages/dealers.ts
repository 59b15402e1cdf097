import type { DealerService } from '@/domain/dealers'
import type { MapViewId } from '@/domain/map-view'
import { clockText } from '@/domain/zone-time'
import { dateLong, dateShort, distance } from '@/utils/format'

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

/** The page of dealers and that of one dealer. */
export const dealersTexts = {
  title: 'Dealers',
  description: 'Dealers who sell, assemble and repair our bikes, and lend them for a test ride.',
  heading: 'See it, ride it, have it built near you',
  lead: (dealers: number, countries: number) =>
    `${plural(dealers, 'dealer')} in ${plural(countries, 'country').replace('countrys', 'countries')}. A test ride is free and takes less than an hour.`,
  services: {
    sale: 'Sale',
    test_ride: 'Test ride',
    assembly: 'Assembly',
    repair: 'Repair',
  } satisfies Record<DealerService, string>,
  allServices: 'All',
  filter: 'Filter by service',
  near: 'Near a town',
  nearHint: 'Begin to type, then choose a town.',
  towns: 'Towns',
  noTown: 'We do not know a town with this name. Try a larger one nearby.',
  townsFailed: 'The towns cannot be looked up right now.',
  found: (count: number) => `${plural(count, 'town')} found`,
  usePosition: 'Use my position',
  positionNote: 'Your position stays in this browser.',
  positionFaults: {
    denied: 'Your browser did not allow it. Type a town instead.',
    timeout: 'Your position did not arrive in time. Try again, or type a town.',
    unavailable: 'Your position cannot be found here. Type a town instead.',
  },
  yourPosition: 'your position',
  sortedBy: (place: string) => `Nearest first from ${place}`,
  leave: 'Show all in our order',
  unit: 'Unit of distance',
  km: 'km',
  mi: 'mi',
  away: (km: number, unit: 0 | 1) => `${distance(km, unit)} away`,
  list: 'List of dealers',
  count: (count: number) => plural(count, 'dealer'),
  none: 'No dealer offers this service yet.',
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
  closedForLong: 'Closed at present',
  localTime: (time: string) => `${time} there now`,
  hours: 'Opening hours',
  hoursNote: (zone: string) => `Times of the dealer (${zone.replaceAll('_', ' ')}).`,
  weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  interval: (opens: number, closes: number) => `${clockText(opens)} – ${clockText(closes)}`,
  closed: 'Closed',
  closedDays: 'Closed on',
  closedDay: (date: string, reason: string) => `${dateLong(date)}: ${reason}`,
  contact: 'Contact',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  directions: 'Open in a map app',
  assembly: 'Assembly',
  assemblyText: (fee: string, days: number) =>
    `${fee} per bike plus tax, ${plural(days, 'working day')} more until you can fetch it. Choose it in the checkout.`,
  offers: 'What they do here',
  rideTitle: 'Book a test ride',
  rideLead: (minutes: number, hours: number) =>
    `${minutes} minutes, free, with a helmet. Book at least ${hours} hours ahead.`,
  toList: 'All dealers',
  noRides: 'No bikes for test rides stand here. The list of dealers shows where some do.',
} as const
