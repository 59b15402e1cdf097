import {
  operationRoutes as routes,
  type EmailRow,
  type EmailsPage,
  type EmailsQuery,
  type Health,
} from '@/contract/office/operation/operation'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { EmailRow, EmailsPage, EmailsQuery, Health }

export function operationService(http: Http) {
  return {
    health: (): Promise<Health> => call(http, routes.health, {}),
    emails: (query: EmailsQuery): Promise<EmailsPage> => call(http, routes.emails, { query }),
    /** @returns the number of emails that will be sent, excluding those already in flight */
    async sendAgain(ids: string[]): Promise<number> {
      return (await call(http, routes.sendAgain, { body: { ids } })).planned
    },
    async discard(ids: string[]): Promise<number> {
      return (await call(http, routes.discard, { body: { ids } })).discarded
    },
    runJob: (queue: string) => call(http, routes.runJob, { params: { queue } }),
  }
}
