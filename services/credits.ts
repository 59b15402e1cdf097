import { creditsRoutes } from '@/contract/credits'

import { call } from './http/call'
import type { Http } from './http/http'

/** Balance and ledger of the user's credit. */
export function creditsService(http: Http) {
  return {
    read: (page = 1) => call(http, creditsRoutes.read, { query: { page } }),

    /** @returns what was added, and the balance with it */
    redeem: (code: string) => call(http, creditsRoutes.redeem, { body: { code } }),
  }
}
