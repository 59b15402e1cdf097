import {
  moderationRoutes as routes,
  type ModeratedPage,
  type ModeratedReview,
  type ModerationInput,
  type ModerationQuery,
} from '@/contract/moderation'

import { call } from './http/call'
import type { Http } from './http/http'

export type { ModeratedReview, ModerationQuery } from '@/contract/moderation'

export function moderationService(http: Http) {
  return {
    list: (query: ModerationQuery): Promise<ModeratedPage> => call(http, routes.list, { query }),
    set: (id: string, body: ModerationInput): Promise<ModeratedReview> =>
      call(http, routes.set, { params: { id }, body }),
  }
}
