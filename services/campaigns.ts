import {
  campaignsRoutes as routes,
  type Campaign,
  type CampaignChange,
  type CampaignInput,
} from '@/contract/campaigns'

import { call } from './http/call'
import type { Http } from './http/http'

export type { Campaign } from '@/contract/campaigns'

export function campaignsService(http: Http) {
  return {
    list: async (): Promise<Campaign[]> => (await call(http, routes.list, {})).campaigns,
    add: (body: CampaignInput): Promise<Campaign> => call(http, routes.add, { body }),
    change: (id: string, body: CampaignChange): Promise<Campaign> =>
      call(http, routes.change, { params: { id }, body }),
  }
}
