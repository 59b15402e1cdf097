import { accessoriesRoutes, type ListedAccessory, type WireAccessory } from '@/contract/accessories'
import { fromDollars } from '@/domain/money'

import { goodsFromWire, type GoodsPage } from './goods'
import { call } from './http/call'
import type { Http } from './http/http'

export type { ListedAccessory }

/** An accessory with what goes with it, amounts in cents. */
export interface AccessoryPage {
  accessory: GoodsPage
  related: ListedAccessory[]
}

/** Accessories by themselves. */
export function accessoriesService(http: Http) {
  return {
    async list() {
      const { accessories, bikes } = await call(http, accessoriesRoutes.list, {})
      return { accessories: accessories.map(listedFromWire), bikes }
    },

    async read(id: string): Promise<AccessoryPage> {
      const { accessory, related } = await call(http, accessoriesRoutes.read, { params: { id } })
      return { accessory: goodsFromWire(accessory), related: related.map(listedFromWire) }
    },
  }
}

function listedFromWire(wire: WireAccessory): ListedAccessory {
  return { ...wire, price: fromDollars(wire.price) }
}
