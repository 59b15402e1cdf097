import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { Dealership } from '@/contract/office/dealers/dealers'
import type { Weekday } from '@/domain/office/dealers/dealer-form'
import type { ClosedDay } from '@/domain/office/dealers/dealer-form'
import { MAP_VIEWS, type MapViewId } from '@/domain/kit/map-view'
import { dateLong, dateShort } from '@/utils/format'

import { dealersTexts } from '@/messages/community/dealers/dealers'
import { amountLabel } from '@/messages/office/kit/amount-label'

const DAYS: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

export const dealerships = {
  title: 'Dealers',
  lead: 'Where visitors see, ride and pick up bikes. What you save shows on the pages of dealers at once; test rides that were booked stay.',
  list: 'Dealers',
  found: (count: number, dealers: readonly Dealership[]) => {
    const shown = dealers.filter(({ is_active }) => is_active).length
    return `${count === 1 ? '1 dealer' : `${count} dealers`}, ${shown === count ? 'all' : shown} shown to visitors`
  },
  none: 'No dealer yet',
  noneHint: 'Add one, and visitors find it on the map and can book test rides.',
  columns: {
    title: 'Dealer',
    location: 'Place',
    services: 'Services',
    bikes: 'Bikes',
    state: 'Status',
  },
  placeOf: ({ city, country_title }: Dealership) => `${city}, ${country_title}`,
  servicesOf: ({ services }: Dealership) =>
    services.map((service) => dealersTexts.services[service]).join(', '),
  states: { shown: 'Shown', hidden: 'Not shown' },
  add: 'Add',
  addTitle: 'New dealer',
  position: 'Place on the map',
  positionHint: 'Find the town first, then click on the map or correct the numbers.',
  town: 'Find town',
  towns: 'Towns',
  noTown: 'No town begins with this.',
  views: dealersTexts.views satisfies Record<MapViewId, string>,
  view: 'Map',
  viewOptions: MAP_VIEWS.map(({ id }) => ({ value: id, title: dealersTexts.views[id] })),
  mapLabel: 'Click where the dealer is',
  offMap: 'This place isn’t on our maps. The dealer is in the list all the same.',
  weekday: (name: Weekday) => DAYS[name],
  noClosed: 'None ahead.',
  closedDay: ({ date, reason }: ClosedDay) => `${dateLong(date)}: ${reason}`,
  from: 'First day',
  to: 'Last day',
  toHint: 'Leave blank for one day.',
  reason: 'Reason',
  reasonHint: 'Visitors read it',
  addDays: 'Add days',
  removeDay: 'Remove',
  removeDayOf: ({ date }: ClosedDay) => `Remove ${dateShort(date)}`,
  breakFault: 'Enter a first day, a last day within two months after it, and the reason.',
  sizeOf: (bike: string, size: string) => `${bike}, size ${size}`,
  hiddenHint: 'Rides that are booked stay. Move or cancel them below.',
  booked: 'Booked test rides',
  bookedLead: (count: number, gone: number) => {
    const rides = count === 1 ? '1 ride ahead' : `${count} rides ahead`
    if (gone === 0) return `${rides}. All are at times that are offered.`
    return `${rides}, ${gone} at ${gone === 1 ? 'a time that is' : 'times that are'} no longer offered.`
  },
  noRides: 'No test ride is booked.',
  allRides: 'All test rides of this dealer',
  page: 'Page of this dealer',
  saved: (title: string) => `Saved: ${title}. Its page and the map show it from now on.`,
  fields: {
    title: 'Name',
    note: 'One sentence about it',
    street: 'Street address',
    postcode: 'ZIP or postal code',
    city: 'City',
    region: { label: 'State or province', hint: 'Empty where addresses have none' },
    country_id: 'Country',
    lat: { label: 'Latitude', hint: 'Degrees, such as 52.5281' },
    lng: 'Longitude',
    time_zone: 'Time zone',
    phone: 'Phone',
    email: { label: 'Email', hint: 'Booked test rides are sent there' },
    services: { label: 'Services', options: dealersTexts.services },
    hours: {
      label: 'Opening hours',
      hint: 'Such as 10 AM–1 PM, 2 PM–6:30 PM, with a break between them. Leave blank if closed.',
    },
    closed_days: 'Holidays and breaks',
    ride_minutes: 'Minutes of one ride',
    ride_notice_hours: { label: 'Hours of notice', hint: 'How much earlier a ride is booked' },
    rides_at_once: { label: 'Riders at once', hint: 'Leave blank for one per bike.' },
    get assembly_fee() {
      return { label: amountLabel('Assembly of one bike'), hint: 'Without tax' }
    },
    assembly_days: 'Business days it takes',
    bikes: {
      label: 'Bikes and test rides',
      hint: 'Bikes to see there. They can be ridden where test rides are offered and hours are open.',
    },
    is_active: 'Visitors see this dealer',
  },
} as const satisfies ResourceTexts<Resources['dealerships']> & Record<string, unknown>
