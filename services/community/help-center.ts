import {
  helpCenterRoutes,
  type WireHelpFeedback,
  type WireHelpHit,
  type WireHelpHits,
  type WireHelpOverview,
  type WireHelpPage,
  type WireHelpTopic,
} from '@/contract/community/help-center/help-center'
import type { ContentNode } from '@/domain/shop/content/content'
import type { HelpQuery } from '@/domain/community/help-center/help-center'
import { randomKey } from '@/utils/random-key'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type HelpOverview = WireHelpOverview
export type HelpHit = WireHelpHit
export type HelpHits = WireHelpHits
export type HelpPage = WireHelpPage
export type HelpTopic = Omit<WireHelpTopic, 'body'> & { body: ContentNode[] }
export type HelpFeedback = WireHelpFeedback

/** Help center calls of spec §7. */
export function helpCenterService(http: Http) {
  return {
    overview: (): Promise<HelpOverview> => call(http, helpCenterRoutes.overview, {}),

    searching: (keyword: string, signal?: AbortSignal): Promise<HelpHits> =>
      call(http, helpCenterRoutes.searching, { query: { keyword } }, signal ? { signal } : {}),

    search: ({ q, page }: HelpQuery): Promise<HelpPage> =>
      call(http, helpCenterRoutes.search, { query: { q, page: String(page) } }),

    async topic(slug: string): Promise<HelpTopic> {
      const topic = await call(http, helpCenterRoutes.topic, { params: { slug } })
      // The server's tree contains only known elements.
      return { ...topic, body: topic.body as ContentNode[] }
    },

    helpful: (body: HelpFeedback) => call(http, helpCenterRoutes.helpful, { body }),

    helpfulGuest: (body: HelpFeedback) => {
      const key = voterKey()
      const options = key === null ? {} : { headers: { 'X-Voter-Key': key } }
      return call(http, helpCenterRoutes.helpfulGuest, { body }, options)
    },
  }
}

/** Returns an anonymous id for this browser, so that its vote counts only once and can be changed. */
function voterKey(): string | null {
  const stored = localStore.readText(LOCAL_KEYS.helpVoter)
  if (stored !== null && UUID.test(stored)) return stored
  const made = randomKey()
  return localStore.writeText(LOCAL_KEYS.helpVoter, made) ? made : null
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
