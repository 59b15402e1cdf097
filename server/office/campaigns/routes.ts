import { campaignsRoutes } from '@/contract/campaigns'
import { campaignsSchemas } from '@/contract/campaigns.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addCampaign, changeCampaign, readCampaigns } from './change-campaigns'

export const campaignsRouter = createRouter(campaignsRoutes, campaignsSchemas)
  .on('list', async (context) => ({ data: { campaigns: await readCampaigns(context) } }))
  .on('add', async (context) => {
    const data = await addCampaign(context, context.body)
    context.about({ kind: 'campaigns', id: data.id })
    return { data }
  })
  .on('change', async (context) => ({
    data: await changeCampaign(context, context.params.id, context.body),
  }))
