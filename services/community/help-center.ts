import {
  helpCenterRoutes,
  type WireHelpFeedback,
  type WireHelpTopic,
} from '@/contract/community/help-center/help-center'
import type { ContentNode } from '@/domain/shop/content/content'
import { randomKey } from '@/utils/random-key'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'
export type HelpTopic = Omit<WireHelpTopic, 'body'> & { body: ContentNode[] }

/** Help center calls of spec §7. */
export function helpCenterService(http: Http) {
  return {
    ...clientOf(http, helpCenterRoutes),

    async topic(slug: string): Promise<HelpTopic> {
      const topic = await call(http, helpCenterRoutes.topic, { params: { slug } })
      // The server's tree contains only known elements.
      return { ...topic, body: topic.body as ContentNode[] }
    },

    helpfulGuest: (body: WireHelpFeedback) => {
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
