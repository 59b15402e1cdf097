import { outboxRoutes, type WireMail } from '@/contract/outbox'

import { call } from './http/call'
import type { Http } from './http/http'

export function outboxService(http: Http) {
  return {
    async list(): Promise<WireMail[]> {
      return (await call(http, outboxRoutes.list, {})).mails
    },
  }
}
