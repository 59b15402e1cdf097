import { promoRoutes, type WirePromo } from '@/contract/promo'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

/** A seasonal offer, amounts in cents. */
export type SeasonalOffer = Omit<NonNullable<WirePromo['seasonal']>, 'cap' | 'threshold'> & {
  cap: Cents | null
  threshold: Cents
}
export type Banner = NonNullable<WirePromo['banner']>

export interface Promo {
  banner: Banner | null
  seasonal: SeasonalOffer | null
}

/** What the shop announces at this moment (spec §2 Promo). */
export function promoService(http: Http) {
  return {
    async read(): Promise<Promo> {
      const { banner, seasonal } = await call(http, promoRoutes.read, {})
      return { banner, seasonal: seasonal && offerFromWire(seasonal) }
    },
  }
}

function offerFromWire(wire: NonNullable<WirePromo['seasonal']>): SeasonalOffer {
  return {
    ...wire,
    cap: wire.cap === null ? null : fromDollars(wire.cap),
    threshold: fromDollars(wire.threshold),
  }
}
