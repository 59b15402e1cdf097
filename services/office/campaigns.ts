import {
  campaignsRoutes as routes,
  type Campaign,
  type CampaignChange,
  type CampaignInput,
} from '@/contract/office/campaigns/campaigns'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Campaign } from '@/contract/office/campaigns/campaigns'

export function campaignsService(http: Http) {
  return {
    list: async (): Promise<Campaign[]> => (await call(http, routes.list, {})).campaigns,
    add: (body: CampaignInput): Promise<Campaign> => call(http, routes.add, { body }),
    change: (id: string, body: CampaignChange): Promise<Campaign> =>
      call(http, routes.change, { params: { id }, body }),
  }
}
