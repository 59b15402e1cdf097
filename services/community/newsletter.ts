import { newsletterRoutes, type WireSubscription } from '@/contract/community/newsletter/newsletter'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

/** Newsletter calls, which require no account (spec §7 Other). */
export function newsletterService(http: Http) {
  return {
    /** @returns `status` false if the address is already subscribed */
    subscribe: (email: string): Promise<WireSubscription> =>
      call(http, newsletterRoutes.subscribe, { body: { email } }),

    confirm: (token: string) => call(http, newsletterRoutes.confirm, { body: { token } }),

    unsubscribe: (params: { id: string; key: string }) =>
      call(http, newsletterRoutes.unsubscribe, { params }),
  }
}
