import { creditsRoutes } from '@/contract/account/credits/credits'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export function creditsService(http: Http) {
  return {
    read: (page = 1) => call(http, creditsRoutes.read, { query: { page } }),

    redeem: (code: string) => call(http, creditsRoutes.redeem, { body: { code } }),
  }
}
