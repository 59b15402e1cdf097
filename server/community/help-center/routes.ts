import { helpCenterRoutes } from '@/contract/community/help-center/help-center'
import { helpCenterSchemas } from '@/contract/community/help-center/help-center.schema'
import { IN_PROCESS } from '@/utils/client-address'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'

import { recordSearch } from './record-search'
import { readOverview, readTopic, searchTopics, suggestTopics } from './read-help'
import { guestVoter, memberVoter, voteOnTopic, voterKey } from './vote'

/** Limits searches, except in-process ones: the shop's pages search for all and are cached. */
async function limitSearch({ limits, ipBlock }: RequestContext): Promise<void> {
  if (ipBlock !== IN_PROCESS) await limits.take('helpSearch', ipBlock)
}

export const helpCenterRouter = createRouter(helpCenterRoutes, helpCenterSchemas)
  .on('overview', async (context) => ({ data: await readOverview(context), cache: 'public' }))
  .on('topic', async (context) => ({
    data: await readTopic(context, context.params.slug),
    cache: 'public',
  }))
  .on('searching', async (context) => {
    await limitSearch(context)
    return { data: await suggestTopics(context, context.query.keyword), cache: 'public' }
  })
  .on('search', async (context) => {
    await limitSearch(context)
    const { query } = context
    const data = await searchTopics(context, query)
    if (query.page === 1) await recordSearch(context, query.q, data.total)
    return { data, cache: 'public' }
  })
  .on('helpful', async (context) => {
    const { body, limits, caller } = context
    await limits.take('helpVoteByUser', String(caller.userId))
    return { data: await voteOnTopic(context, body, memberVoter(caller.userId)) }
  })
  .on('helpfulGuest', async (context) => {
    const { body, limits, ipBlock } = context
    await limits.take('helpVoteByAddress', ipBlock)
    const key = voterKey(context.header('x-voter-key')) ?? body.voter_key
    const voter = guestVoter(context, { key, ipBlock })
    return { data: await voteOnTopic(context, body, voter) }
  })
