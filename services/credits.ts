import { creditsRoutes } from '@/contract/credits'

import { call } from './http/call'
import type { Http } from './http/http'

export function creditsService(http: Http) {
  return {
    read: (page = 1) => call(http, creditsRoutes.read, { query: { page } }),

    redeem: (code: string) => call(http, creditsRoutes.redeem, { body: { code } }),
  }
}
