import { campaignsRoutes } from '@/contract/office/campaigns/campaigns'
import { campaignsSchemas } from '@/contract/office/campaigns/campaigns.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addCampaign, changeCampaign, readCampaigns } from './change-campaigns'

export const campaignsRouter = createRouter(campaignsRoutes, campaignsSchemas)
  .on('list', async (context) => ({ data: { campaigns: await readCampaigns(context) } }))
  .on('add', async (context) => ({ data: await addCampaign(context, context.body) }))
  .on('change', async (context) => ({
    data: await changeCampaign(context, context.params.id, context.body),
  }))
