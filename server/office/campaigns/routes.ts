import { asc, desc, sql } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { campaignState } from '@/domain/office/campaigns/campaign'
import { readCatalog } from '@/server/catalog'
import { campaigns as table } from '@/server/kernel/db/schema/catalog/campaigns'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'
import { readPromo } from '@/server/pricing'

const STATE_ORDER = ['running', 'planned', 'ended', 'off']

export const campaignsRouter = resourceRouter(resources.campaigns, resourceSchemas.campaigns, {
  table,
  order: [sql`${desc(table.starts_at)} nulls last`, asc(table.id)],
  sort: (a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state),
  compute: async (deps) => {
    const { banner, seasonal } = await readPromo(deps)
    const at = deps.clock.now().toISOString()
    return ({ id, is_active, starts_at, ends_at }) => ({
      is_shown: [banner?.id, seasonal?.id].includes(id),
      state: campaignState(
        {
          is_active,
          starts_at: starts_at?.toISOString() ?? null,
          ends_at: ends_at?.toISOString() ?? null,
        },
        at,
      ),
    })
  },
  before: async ({ tx, values: { code } }) => {
    if (code === null) return
    const { promotions } = await readCatalog(tx)
    if (promotions.some((one) => one.code === code)) return
    throw invalidInput([{ field: 'code', message: 'Enter a promo code of the shop.' }])
  },
})
