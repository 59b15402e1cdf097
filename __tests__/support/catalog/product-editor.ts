import type { WireResponse } from '@/contract/kit/route'
import type { pricesSchemas } from '@/contract/office/goods/goods.schema'

import { dataOf } from '../member-shop'
import { as, type Member } from '../members'
import type { TestShop } from '../shop'

export type ProductItem = WireResponse<(typeof pricesSchemas)['read']>

/** What the form of a product sends, without its pictures. */
export function productForm({ title, description, group, fits, is_offered, ...item }: ProductItem) {
  const { weight_g, facts, warnings, gtin, version } = item
  const texts = { title, description, group, fits, facts, warnings }
  return { ...texts, is_offered, weight_g, gtin, version, pictures: [] }
}

/** Reads and saves products as the back office does. */
export function productEditor({ shop, admin }: { shop: TestShop; admin: Member }) {
  const send = (method: string, id: number, body?: unknown) =>
    as(shop, admin)(method, `/api/backoffice/products/${id}`, body)
  const read = async (id: number) => dataOf<ProductItem>(await send('GET', id))
  return {
    read,
    save: async (id: number, change: object) =>
      send('PUT', id, { ...productForm(await read(id)), ...change }),
  }
}
