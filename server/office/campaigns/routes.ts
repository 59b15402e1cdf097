import { campaignsRoutes } from '@/contract/campaigns'
import { campaignsSchemas } from '@/contract/campaigns.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addCampaign, changeCampaign, readCampaigns } from './change-campaigns'

export const campaignsRouter = createRouter(campaignsRoutes, campaignsSchemas)
  .on('list', async (context) => ({ data: { campaigns: await readCampaigns(context) } }))
  .on('add', async (context) => ({ data: await addCampaign(context, context.body) }))
  .on('change', async (context) => ({
    data: await changeCampaign(context, context.params.id, context.body),
  }))
