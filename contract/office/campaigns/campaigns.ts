import type { campaignsSchemas } from './campaigns.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const CAMPAIGNS = '/api/backoffice/campaigns'

export const campaignsRoutes = defineRoutes<typeof campaignsSchemas>()({
  list: { method: 'GET', path: CAMPAIGNS, auth: 'admin', permission: 'marketing.read' },
  add: { method: 'POST', path: CAMPAIGNS, auth: 'admin', permission: 'marketing.write' },
  change: {
    method: 'PUT',
    path: `${CAMPAIGNS}/:id`,
    auth: 'admin',
    permission: 'marketing.write',
  },
})

type Schemas = typeof campaignsSchemas
export type Campaign = WireResponse<Schemas['add']>
export type CampaignInput = WireInput<Schemas['add']>['body']
export type CampaignChange = WireInput<Schemas['change']>['body']
