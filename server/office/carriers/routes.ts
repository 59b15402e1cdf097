import { max } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { carriersRoutes } from '@/contract/office/carriers/carriers-routes'
import { carriersSchemas } from '@/contract/office/carriers/carriers.schema'
import { carriers as table } from '@/server/kernel/db/schema/orders/shipments'
import { createRouter } from '@/server/kernel/http/router'
import { resourceRouter } from '@/server/kernel/resource/resource-router'

import { CARRIER_ORDER, isCarrierInUse, orderCarriers } from './queries'

const entries = resourceRouter(resources.carriers, resourceSchemas.carriers, {
  table,
  order: CARRIER_ORDER,
  isInUse: isCarrierInUse,
  before: async ({ tx, previous }) => {
    if (previous) return
    const [last] = await tx.select({ position: max(table.position) }).from(table)
    return { position: (last?.position ?? 0) + 1 }
  },
})

const others = createRouter(carriersRoutes, carriersSchemas, entries.snapshots).on(
  'order',
  async ({ db, body: { codes } }) => {
    await db.transaction((tx) => orderCarriers(tx, codes))
    return { data: {} }
  },
)

export const carriersRouter = {
  ...entries,
  mounted: [...entries.mounted, ...others.mounted],
}
