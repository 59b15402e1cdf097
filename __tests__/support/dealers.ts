import { cents } from '@/domain/kit/money'
import type { Dealer, Ride, WireSlots as RideSlots } from '@/contract/community/dealers/dealers'

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 600, closes: 1080 }))

const bike = {
  id: 700,
  bike_id: 3,
  bike_slug: 'nyx',
  bike_title: 'Nyx',
  size_id: 303,
  size_title: 'L',
}

export function aDealer(more: Partial<Dealer> = {}): Dealer {
  return {
    id: 7,
    title: 'Radhaus Mitte',
    note: 'Showroom in a courtyard.',
    street: 'Linienhof 12',
    postcode: '10119',
    city: 'Berlin',
    region: '',
    country_id: 15,
    country_code: 'DE',
    country_title: 'Germany',
    address_lines: ['Linienhof 12', '10119 Berlin', 'Germany'],
    lat: 52.5281,
    lng: 13.4046,
    time_zone: 'Europe/Berlin',
    phone: '+49 30 23125 014',
    email: 'hallo@radhaus-mitte.example',
    services: ['sale', 'test_ride', 'assembly', 'repair'],
    hours: WEEK,
    closed_days: [],
    ride_minutes: 60,
    ride_notice_hours: 20,
    assembly: { fee: cents(13_900), days: 3 },
    bikes: [bike],
    ...more,
  }
}

export const portland = () =>
  aDealer({
    id: 1,
    title: 'Bridge & Chainring',
    street: '118 SE Sandpiper Street',
    city: 'Portland',
    region: 'OR',
    postcode: '97214',
    country_id: 222,
    country_code: 'US',
    country_title: 'United States',
    address_lines: ['118 SE Sandpiper Street', 'Portland, OR 97214', 'United States'],
    lat: 45.5122,
    lng: -122.6587,
    time_zone: 'America/Los_Angeles',
    services: ['sale', 'assembly'],
    assembly: { fee: cents(14_900), days: 3 },
    bikes: [],
  })

export const aSlot = (hour: number, day = '2026-11-23') => ({
  starts_at: `${day}T${String(hour - 1).padStart(2, '0')}:00:00.000Z`,
  ends_at: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
  day,
  minutes: hour * 60,
})

export function theSlots(...bookedHours: number[]): RideSlots {
  const slots = [10, 11, 12].map((hour) => ({
    ...aSlot(hour),
    is_free: !bookedHours.includes(hour),
  }))
  const next = { ...aSlot(10, '2026-11-24'), is_free: true }
  return {
    time_zone: 'Europe/Berlin',
    today: '2026-11-20',
    last_day: '2026-12-18',
    slots: [...slots, next],
  }
}

export function aRide(more: Partial<Ride> = {}): Ride {
  return {
    id: 5,
    key: 'secret',
    status: 'booked',
    can_change: true,
    ...aSlot(10),
    name: 'Ada',
    email: 'ada@example.com',
    bike,
    dealer: aDealer(),
    ...more,
  }
}
