import { contentRoutes } from '@/contract/shop/content/content'
import { contentSchemas } from '@/contract/shop/content/content.schema'
import { createRouter } from '@/server/kernel/http/router'

import { listAddresses } from './addresses'

export const sitemapRouter = createRouter(contentRoutes, contentSchemas).on(
  'addresses',
  async (context) => ({ data: { addresses: await listAddresses(context) }, cache: 'public' }),
)
