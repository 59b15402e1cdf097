import {
  sparesRoutes,
  type WireSpare,
  type WireSpareHit,
  type WireSpareHits,
  type WireSparePage,
} from '@/contract/spares'
import type { GoodsPage, WireGoods } from '@/contract/goods'
import { fromDollars, type Cents } from '@/domain/money'
import type { SpareQuery } from '@/domain/spare-address'
import type { SparePlace } from '@/domain/spare-place'

import { goodsFromWire } from './goods'
import { call } from './http/call'
import type { Http } from './http/http'

/** A found spare, its price in cents. */
export type SpareHit = Omit<WireSpareHit, 'price'> & { price: Cents }
export type SpareHits = Omit<WireSpareHits, 'results'> & { results: SpareHit[] }
export type SparePage = Omit<WireSparePage, 'results'> & { results: SpareHit[] }
/** One spare as its page shows it, amounts in cents. */
export type Spare = Omit<WireSpare, keyof WireGoods | 'group'> &
  GoodsPage & { group: { code: string; title: string; place: SparePlace } | null }

/** The calls of spec §7 on spares. */
export function sparesService(http: Http) {
  return {
    async searching(
      keyword: string,
      bike: string | null,
      signal?: AbortSignal,
    ): Promise<SpareHits> {
      const query = { keyword, ...(bike === null ? {} : { bike }) }
      const found = await call(http, sparesRoutes.searching, { query }, signal ? { signal } : {})
      return { ...found, results: found.results.map(hitFromWire) }
    },

    async search({ q, page, bike, group, isInStock }: SpareQuery): Promise<SparePage> {
      const query = {
        q,
        page: String(page),
        ...(bike === null ? {} : { bike }),
        ...(group === null ? {} : { group }),
        ...(isInStock ? { stock: '1' as const } : {}),
      }
      const found = await call(http, sparesRoutes.search, { query })
      return { ...found, results: found.results.map(hitFromWire) }
    },

    async read(id: string): Promise<Spare> {
      const spare = await call(http, sparesRoutes.read, { params: { id } })
      // The contract has no words for the points of a frame; the drawing knows them all.
      return { ...goodsFromWire(spare), group: spare.group as Spare['group'] }
    },
  }
}

function hitFromWire(hit: WireSpareHit): SpareHit {
  return { ...hit, price: fromDollars(hit.price) }
}
