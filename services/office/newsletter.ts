import { issuesRoutes as routes } from '@/contract/office/newsletter/newsletter'
import type { ContentNode } from '@/domain/shop/content/content'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

export function issuesService(http: Http) {
  return {
    ...clientOf(http, routes, { test: 'email' }),

    preview: async (source: string): Promise<ContentNode[]> =>
      // The server's tree contains only known elements.
      (await call(http, routes.preview, { body: { source } })).body as ContentNode[],
  }
}
