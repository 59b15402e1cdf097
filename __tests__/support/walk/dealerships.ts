import { readDealerships } from '@/server/office/dealers/change-dealerships'

import { BERLIN } from '../rides'
import type { TestShop } from '../shop'

const RULES = {
  ...{ title: 'Velo Süd', note: 'Two floors of bikes.', street: 'Am Ring 3', postcode: '10119' },
  ...{ city: 'Berlin', region: '', country_id: 15, lat: 52.5, lng: 13.4, phone: '+49 30 12' },
  ...{ time_zone: 'Europe/Berlin', email: 'sued@dealers.example', services: ['sale', 'assembly'] },
  hours: [{ weekday: 2, opens: 600, closes: 1080 }],
  closed_days: [{ date: '2030-12-24', reason: 'Christmas Eve' }],
  ...{ ride_minutes: 60, ride_notice_hours: 20, rides_at_once: 2, bikes: [], is_active: true },
  assembly: { fee: 99.5, days: 3 },
}

export const dealershipRequests = {
  'dealerships.add': () => ({ body: RULES }),
  'dealerships.change': async (_: unknown, { db, clock }: TestShop) => {
    const { dealers } = await readDealerships({ db, clock })
    const { seen } = dealers.find(({ id }) => id === BERLIN) ?? {}
    return { params: { id: BERLIN }, body: { ...RULES, title: 'Radhaus Mitte', seen } }
  },
}
