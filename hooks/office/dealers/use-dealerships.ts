import {
  closedDaysOf,
  closedText,
  dealershipFaults,
  degreesOf,
  hoursText,
  rideBikesOf,
  servicesOf,
  typedHours,
  WEEKDAYS,
  wholeOf,
  type DealershipFormValues,
  type Weekday,
} from '@/domain/office/dealers/dealer-form'
import {
  MOST_AT_ONCE,
  MOST_FEE_DAYS,
  MOST_NOTICE_HOURS,
  RIDE_MINUTES,
} from '@/domain/community/dealers/dealer'
import { faultMessages } from '@/domain/kit/form-faults'
import { parseDollars, toDollars, ZERO } from '@/domain/kit/money'
import { dealerships as texts } from '@/messages/office/dealers/dealers'
import type { Dealership } from '@/contract/office/dealers/dealers'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useRequest } from '@/hooks/kit/use-request'

export type { Dealership, Dealerships } from '@/contract/office/dealers/dealers'

export function useDealerships() {
  return useStaleIfErrorRequest('dealers', ({ dealerships }) => dealerships.list())
}

export function useDealerRides(id: number) {
  return useRequest(String(id), ({ testRides }) => testRides.list({ dealer: String(id) }))
}

interface DealershipEditValues extends DealershipFormValues {
  version: string
}

const NO_HOURS = Object.fromEntries(WEEKDAYS.map((name) => [name, ''])) as Record<Weekday, string>

const EMPTY: DealershipEditValues = {
  ...{ title: '', note: '', street: '', postcode: '', city: '', region: '', country: '' },
  ...{ lat: '', lng: '', time_zone: '', phone: '', email: '', ...NO_HOURS, closed: '' },
  ...{ services: 'sale', fee: '', fee_days: '', bikes: '' },
  ...{ ride_minutes: '60', ride_notice_hours: '20', rides_at_once: '' },
  ...{ is_active: true, version: '' },
}

const hoursIn = (hours: Dealership['hours']) =>
  Object.fromEntries(WEEKDAYS.map((name, index) => [name, hoursText(hours, index + 1)])) as Record<
    Weekday,
    string
  >

function toFormValues(dealer: Dealership | null): DealershipEditValues {
  if (!dealer) return EMPTY
  const { title, note, street, postcode, city, region, time_zone, phone, email } = dealer
  const { assembly, is_active, seen } = dealer
  return {
    ...{ title, note, street, postcode, city, region, time_zone, phone, email, is_active },
    version: seen,
    ...hoursIn(dealer.hours),
    country: String(dealer.country_id),
    lat: String(dealer.lat),
    lng: String(dealer.lng),
    services: dealer.services.join(','),
    fee: assembly ? String(toDollars(assembly.fee)) : '',
    fee_days: assembly ? String(assembly.days) : '',
    bikes: dealer.bikes.map(({ bike_id, size_id }) => `${bike_id}-${size_id}`).join(','),
    ride_minutes: String(dealer.ride_minutes),
    ride_notice_hours: String(dealer.ride_notice_hours),
    rides_at_once: dealer.rides_at_once === null ? '' : String(dealer.rides_at_once),
    closed: closedText(dealer.closed_days),
  }
}

function toRequestBody(typed: DealershipEditValues) {
  const { title, note, street, postcode, city, region, time_zone, phone, email } = typed
  const services = servicesOf(typed.services)
  const { min, max } = RIDE_MINUTES
  return {
    ...{ title, note, street, postcode, city, region, time_zone, phone, email, services },
    is_active: typed.is_active,
    country_id: Number(typed.country),
    lat: degreesOf(typed.lat, 90) ?? 0,
    lng: degreesOf(typed.lng, 180) ?? 0,
    hours: typedHours(typed),
    closed_days: closedDaysOf(typed.closed),
    ride_minutes: wholeOf(typed.ride_minutes, min, max) ?? min,
    ride_notice_hours: wholeOf(typed.ride_notice_hours, 0, MOST_NOTICE_HOURS) ?? 0,
    rides_at_once: wholeOf(typed.rides_at_once, 1, MOST_AT_ONCE),
    assembly: services.includes('assembly')
      ? {
          fee: parseDollars(typed.fee) ?? ZERO,
          days: wholeOf(typed.fee_days, 0, MOST_FEE_DAYS) ?? 0,
        }
      : null,
    bikes: rideBikesOf(typed.bikes),
  }
}

interface DealershipFormOptions {
  dealer: Dealership | null
  onSaved: (saved: Dealership) => void
  onChanged: () => void
}

export function useDealershipForm({ dealer, onSaved, onChanged }: DealershipFormOptions) {
  return useEdit({
    saved: toFormValues(dealer),
    draftKey: `${OFFICE_KEYS.dealerDraft}_${dealer?.id ?? ''}`,
    check: (typed: DealershipEditValues) => faultMessages(dealershipFaults(typed), texts.faults),
    names: { country_id: 'country', closed_days: 'closed', assembly: 'fee', hours: 'monday' },
    conflict: 'dealer_changed',
    send: ({ dealerships }, typed) =>
      dealer
        ? dealerships.change({ ...toRequestBody(typed), seen: typed.version, id: dealer.id })
        : dealerships.add(toRequestBody(typed)),
    toFormValues,
    onSaved,
    onChanged,
  })
}

export type DealershipControls = ReturnType<typeof useDealershipForm>
