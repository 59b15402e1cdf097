import { outboxRoutes, type WireMail } from '@/contract/office/outbox/outbox'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export function outboxService(http: Http) {
  return {
    async list(): Promise<WireMail[]> {
      return (await call(http, outboxRoutes.list, {})).mails
    },
  }
}
