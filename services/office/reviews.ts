import {
  moderationRoutes as routes,
  type ModeratedPage,
  type ModeratedReview,
  type ModerationInput,
  type ModerationQuery,
} from '@/contract/office/reviews/reviews'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { ModeratedReview, ModerationQuery } from '@/contract/office/reviews/reviews'

export function moderationService(http: Http) {
  return {
    list: (query: ModerationQuery): Promise<ModeratedPage> => call(http, routes.list, { query }),
    set: (id: string, body: ModerationInput): Promise<ModeratedReview> =>
      call(http, routes.set, { params: { id }, body }),
  }
}
