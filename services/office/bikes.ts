import {
  bikesRoutes as routes,
  type BikeCopyInput,
  type BikeInput,
  type BikePage,
  type BikePreview,
  type BikeRow,
  type NewColorInput,
  type NewPartInput,
  type NewSizeInput,
} from '@/contract/office/bikes/bikes'
import type { DraftList } from '@/domain/office/bikes/bikes-new'

import type { BikePage as ShopBikePage } from '@/services/shop/configurator'
import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  BikeEditRow,
  BikeInput,
  BikePage,
  BikePreview,
  BikeRow,
  NewColorInput,
  NewPartInput,
  RuleTest,
  TouchedBuilds,
} from '@/contract/office/bikes/bikes'

export function bikesService(http: Http) {
  return {
    list: async (): Promise<BikeRow[]> => (await call(http, routes.list, {})).bikes,
    read: (slug: string): Promise<BikePage> => call(http, routes.read, { params: { slug } }),
    /** Returns the preview token that opens a draft in the configurator; null once it is published. */
    seal: async (slug: string): Promise<string | null> =>
      (await call(http, routes.seal, { params: { slug } })).seal,
    sealed: (seal: string): Promise<ShopBikePage> =>
      call(http, routes.sealed, { params: { seal } }),
    preview: (slug: string, state: BikeInput['state']): Promise<BikePreview> =>
      call(http, routes.preview, { params: { slug }, body: { state } }),
    save: (slug: string, body: BikeInput): Promise<BikePage> =>
      call(http, routes.save, { params: { slug }, body }),
    copy: (slug: string, body: BikeCopyInput): Promise<BikePage> =>
      call(http, routes.copy, { params: { slug }, body }),
    remove: async (slug: string): Promise<BikeRow[]> =>
      (await call(http, routes.remove, { params: { slug } })).bikes,
    addPart: (slug: string, body: NewPartInput): Promise<BikePage> =>
      call(http, routes.addPart, { params: { slug }, body }),
    addColor: (slug: string, body: NewColorInput): Promise<BikePage> =>
      call(http, routes.addColor, { params: { slug }, body }),
    addSize: (slug: string, body: NewSizeInput): Promise<BikePage> =>
      call(http, routes.addSize, { params: { slug }, body }),
    removeDraft: (slug: string, list: DraftList, id: number): Promise<BikePage> =>
      call(http, routes.removeDraft, { params: { slug, list, id: String(id) } }),
    undo: (slug: string, id: number): Promise<BikePage> =>
      call(http, routes.undo, { params: { slug, id: String(id) } }),
  }
}
