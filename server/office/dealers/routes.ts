import { dealershipsRoutes } from '@/contract/office/dealers/dealers'
import { dealershipsSchemas } from '@/contract/office/dealers/dealers.schema'
import { createRouter } from '@/server/kernel/http/router'

import { renewPages } from '@/server/office/settings/renew-pages'
import { addDealership, changeDealership, readDealerships } from './change-dealerships'

export const dealershipsRouter = createRouter(dealershipsRoutes, dealershipsSchemas)
  .on('list', async (context) => ({ data: await readDealerships(context) }))
  .on('add', async (context) => {
    const data = await addDealership(context, context.body)
    renewPages(context, pagesOf(data.id))
    return { data }
  })
  .on('change', async (context) => {
    const data = await changeDealership(context, context.params.id, context.body)
    renewPages(context, pagesOf(data.id))
    return { data }
  })

const pagesOf = (id: number) => ['/dealers', `/dealers/${id}`]
