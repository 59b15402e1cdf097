import {
  pricesRoutes as routes,
  type CatalogInput,
  type CatalogItem,
  type CatalogPage,
  type CatalogQuery,
  type CatalogRow,
  type OfferPlanInput,
  type PriceChange,
  type PriceChangeInput,
  type PriceChanges,
  type PricePlanInput,
  type PricePreview,
  type ProductInput,
  type ShopPagePreview,
  type ShopPageQuery,
  type UploadedPicture,
} from '@/contract/office/goods/goods'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  CatalogInput,
  CatalogItem,
  CatalogPage,
  CatalogQuery,
  CatalogRow,
  PriceChange,
  PriceChangeInput,
  PriceChanges,
  PricePlanInput,
  PricePreview,
  ProductInput,
  ShopPagePreview,
  UploadedPicture,
}

const idParam = (id: number) => ({ params: { id: String(id) } })

interface UploadOptions {
  /** MIME type expected by the API. */
  type: string
  onSent: (share: number) => void
}

/** Prices. A price change applies exactly what its preview showed, or nothing. */
export function pricesService(http: Http) {
  return {
    list: (query: CatalogQuery): Promise<CatalogPage> => call(http, routes.list, { query }),
    read: (id: number): Promise<CatalogItem> => call(http, routes.read, idParam(id)),
    shopPage: (id: number, query: ShopPageQuery): Promise<ShopPagePreview> =>
      call(http, routes.shopPage, { ...idParam(id), query }),
    save: (id: number, body: CatalogInput): Promise<CatalogItem> =>
      call(http, routes.save, { ...idParam(id), body }),
    create: (body: ProductInput): Promise<CatalogItem> => call(http, routes.create, { body }),
    uploadPicture: (file: File, { type, onSent }: UploadOptions): Promise<UploadedPicture> =>
      call(
        http,
        routes.uploadPicture,
        { query: { name: file.name }, body: file } as { query: { name: string } },
        {
          headers: { 'content-type': type },
          onUploadProgress: ({ progress = 0 }) => onSent(progress),
        },
      ),
    retryPictures: (id: number): Promise<CatalogItem> =>
      call(http, routes.retryPictures, idParam(id)),
    planOffer: (id: number, body: OfferPlanInput): Promise<CatalogItem> =>
      call(http, routes.planOffer, { ...idParam(id), body }),
    cancelOffer: (id: number): Promise<CatalogItem> => call(http, routes.cancelOffer, idParam(id)),
    preview: (body: PricePlanInput): Promise<PricePreview> => call(http, routes.preview, { body }),
    changes: async (): Promise<PriceChanges> => (await call(http, routes.changes, {})).changes,
    change: (body: PriceChangeInput): Promise<PriceChange> => call(http, routes.change, { body }),
    undo: (id: number): Promise<PriceChange> => call(http, routes.undo, idParam(id)),
  }
}
