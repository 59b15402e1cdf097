import { homeRoutes, type WireHomePage, type WireListedBike } from '@/contract/home'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

type WireShownBike = WireHomePage['hero']

/** One build of a bike as the home page shows it, amounts in cents. */
export type ShownBike = Omit<WireShownBike, 'price' | 'price_from'> & {
  price: Cents
  price_from: Cents
}
export type HomePage = Omit<WireHomePage, 'hero' | 'bikes'> & {
  hero: ShownBike
  bikes: ShownBike[]
}
export type ListedBike = Omit<WireListedBike, 'price'> & { price: Cents }

/** GET /api/home-page and GET /api/bikes/list (spec §7 Other). */
export function homeService(http: Http) {
  return {
    /** @param countryId whose prices and dates it shows; left out, the default one */
    async page(countryId?: number): Promise<HomePage> {
      const query = countryId === undefined ? {} : { country_id: String(countryId) }
      const wire = await call(http, homeRoutes.page, { query })
      return { ...wire, hero: shownBike(wire.hero), bikes: wire.bikes.map(shownBike) }
    },

    async bikes(): Promise<ListedBike[]> {
      const { bikes } = await call(http, homeRoutes.bikes, {})
      return bikes.map((bike) => ({ ...bike, price: fromDollars(bike.price) }))
    },
  }
}

function shownBike(bike: WireShownBike): ShownBike {
  return { ...bike, price: fromDollars(bike.price), price_from: fromDollars(bike.price_from) }
}
