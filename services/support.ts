import { supportRoutes } from '@/contract/support'

import { call } from './http/call'
import type { Http } from './http/http'

/** The tickets of the user. */
export function supportService(http: Http) {
  return {
    list: async () => (await call(http, supportRoutes.list, {})).tickets,
  }
}
