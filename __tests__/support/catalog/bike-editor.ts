import type { WireResponse } from '@/contract/kit/route'
import type { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import { createApi } from '@/server/app'

import { dataOf } from '../member-shop'
import { as, type Member } from '../members'
import type { TestShop } from '../shop'

export type BikePage = WireResponse<(typeof bikesSchemas)['read']>
export type BikeState = BikePage['state']

/** Reads and saves a bike as the back office does, and reads it as shoppers do. */
export function bikeEditor({ shop, admin }: { shop: TestShop; admin: Member }, model = 'nyx') {
  const send = (method: string, slug: string, body?: unknown) =>
    as(shop, admin)(method, `/api/backoffice/bikes/${slug}`, body)
  const read = async (slug = model) => dataOf<BikePage>(await send('GET', slug))
  return {
    read,
    save: async (change: (state: BikeState) => BikeState, more: object = {}, slug = model) => {
      const { state, edition } = await read(slug)
      const rest = { edition, starts_at: null, note: '', request_key: crypto.randomUUID() }
      return send('PUT', slug, { state: change(state), ...rest, ...more })
    },
    /** Reads from a new API instance, as another process of the shop would. */
    publicBike: async (slug = model): Promise<BikePage['bike']> => {
      const request = new Request(`http://shop/api/configurator/${slug}`)
      const answer = await createApi(shop.deps).fetch(request)
      return ((await answer.json()) as { data: BikePage }).data.bike
    },
  }
}

interface Offered {
  sizes: readonly { id: number; color_ids: readonly number[] }[]
  groups: readonly {
    selection: string
    category_part_id: string | number
    parts: readonly { id: number; tags?: readonly string[] }[]
  }[]
}

/** A build with what is included in the price, or else the first part of each group. */
export function firstBuild({ groups }: Offered, size?: Offered['sizes'][number]) {
  const single = groups.filter(({ selection }) => selection === 'one')
  return {
    ...{ size_id: size?.id, color_id: size?.color_ids[0], paint: null, selectedMultipleParts: {} },
    selectedParts: Object.fromEntries(
      single.map(({ category_part_id, parts }) => [
        category_part_id,
        (parts.find(({ tags }) => tags?.includes('included')) ?? parts[0])?.id,
      ]),
    ),
  }
}
