import { forumRoutes } from '@/contract/community/forum/forum'
import { forumSchemas } from '@/contract/community/forum/forum.schema'
import { mailboxKey } from '@/domain/kit/mailbox'
import { IN_PROCESS } from '@/utils/client-address'
import { createRouter, type HandlerContext } from '@/server/kernel/http/router'
import { postTree } from '@/server/kernel/markdown/post'

import { enforceLinkLimit } from '@/server/kernel/http/link-limit'
import { readCategoryWatches, watchCategory } from './category-watches'
import { flagPost, likePost, unlikePost } from './change-post'
import { removePost, removeThread } from './delete'
import { chooseDigest, endDigest, readDigest, resumeDigest } from './digest'
import { editPost, readSource, readVersions } from './edit-post'
import { offerMembers } from './mentionable'
import { readLegalReport, reportIllegal } from './legal-report'
import { readProfile, setProfile } from './member-page'
import { hideThread, moderateThread, solveThread } from './moderate'
import { moderatePost } from './moderate-post'
import { readNotices, readUnread, readUpTo, watchThread } from './notices'
import { readPicture, signedPictures } from './pictures'
import { markAllRead, markRead, readMarks } from './reading'
import { readHidden, readIndex, readList, readThread } from './read-forum'
import { listFlagged } from './reports'
import { readDeleted, restorePost, restoreThread } from './restore'
import { readOwnQueue, readQueue, reviewPost, withdrawQueued } from './review'
import { recordSearch } from './record-search'
import { searchForum } from './search'
import { readTags, tagThread } from './tag-thread'
import { readLog, readSilences, silenceMember, unsilenceMember } from './silence'
import { authorOf, viewerOf } from './viewer'
import { createThread, replyTo } from './write-post'

type Sender = Pick<HandlerContext, 'limits' | 'caller' | 'ipBlock'>

/** Limits by account and by IP block, so that neither many accounts nor many addresses get more. */
async function limitPosts({ limits, caller, ipBlock }: Sender): Promise<void> {
  await limits.take('forumPost', caller.publicId)
  await limits.take('forumPostByAddress', ipBlock)
}

async function limitLikes({ limits, caller, ipBlock }: Sender): Promise<void> {
  await limits.take('forumLike', caller.publicId)
  await limits.take('forumLikeByAddress', ipBlock)
}

/** Fake success response for bots: a post location that looks real. */
const NOWHERE = { thread: { id: 1, slug: 'thread' }, number: 1, is_waiting: false }
const NO_REPORT = { number: 1 }

export const forumRouter = createRouter(forumRoutes, forumSchemas)
  .on('index', async (context) => ({ data: await readIndex(context), cache: 'public' }))
  .on('list', async (context) => ({
    data: await readList(context, context.query),
    cache: 'public',
  }))
  .on('search', async (context) => {
    const { limits, ipBlock, query } = context
    // In-process requests aren't limited: the shop's pages search for all visitors and are cached.
    if (ipBlock !== IN_PROCESS) await limits.take('forumSearch', ipBlock)
    const data = await searchForum(context, query)
    await recordSearch(context, query, data.results.length)
    return { data }
  })
  .on('tags', async (context) => ({ data: await readTags(context), cache: 'public' }))
  .on('members', async (context) => {
    const { limits, caller, query } = context
    await limits.take('forumMembers', caller.publicId)
    return { data: await offerMembers(context, authorOf(caller), query) }
  })
  .on('profile', async (context) => ({
    data: await readProfile(context, authorOf(context.caller)),
  }))
  .on('setProfile', async (context) => ({
    data: await setProfile(context, authorOf(context.caller), context.body),
  }))
  .on('hidden', async (context) => ({ data: await readHidden(context, viewerOf(context.caller)) }))
  .on('thread', async (context) => {
    const { params, query, caller } = context
    const viewer = viewerOf(caller)
    return { data: await readThread(context, { id: params.id, page: query.page ?? 1, viewer }) }
  })
  .on('begin', async (context) => {
    await limitPosts(context)
    if (context.body.website) return { data: NOWHERE }
    return { data: await createThread(context, authorOf(context.caller), context.body) }
  })
  .on('reply', async (context) => {
    const { params, body, caller } = context
    await limitPosts(context)
    if (body.website) return { data: NOWHERE }
    return { data: await replyTo(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('removeThread', async (context) => ({
    data: await removeThread(context, authorOf(context.caller), context.params.id),
  }))
  .on('hide', async (context) => {
    const { limits, caller, params, body } = context
    await limits.take('forumEdit', caller.publicId)
    return { data: await hideThread(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('tag', async (context) => {
    const { limits, caller, params, body } = context
    await limits.take('forumEdit', caller.publicId)
    return { data: await tagThread(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('solve', async (context) => {
    const { caller, params, body } = context
    return { data: await solveThread(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('preview', async (context) => {
    const { limits, caller, body } = context
    await limits.take('forumPreview', caller.publicId)
    return { data: { body: signedPictures(context, postTree(body.text)) } }
  })
  .on('picture', async (context) => {
    const picture = await readPicture(context, { ...context.params, ...context.query })
    return { file: { ...picture, maxAge: 300 } }
  })
  .on('source', async (context) => ({
    data: await readSource(context, authorOf(context.caller), context.params.id),
  }))
  .on('versions', async (context) => ({
    data: await readVersions(context, viewerOf(context.caller), context.params.id),
  }))
  .on('edit', async (context) => {
    const { limits, caller, params, body } = context
    await limits.take('forumEdit', caller.publicId)
    return { data: await editPost(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('remove', async (context) => ({
    data: await removePost(context, authorOf(context.caller), context.params.id),
  }))
  .on('deleted', async (context) => ({
    data: await readDeleted(context, authorOf(context.caller)),
  }))
  .on('restore', async (context) => ({
    data: await restorePost(context, authorOf(context.caller), context.params.id),
  }))
  .on('restoreThread', async (context) => ({
    data: await restoreThread(context, authorOf(context.caller), context.params.id),
  }))
  .on('like', async (context) => {
    await limitLikes(context)
    return { data: await likePost(context, authorOf(context.caller), context.params.id) }
  })
  .on('unlike', async (context) => {
    await limitLikes(context)
    return { data: await unlikePost(context, authorOf(context.caller), context.params.id) }
  })
  .on('flag', async (context) => {
    const { limits, caller, params, body } = context
    await limits.take('forumFlag', caller.publicId)
    return { data: await flagPost(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('watch', async (context) => {
    const { caller, params, body } = context
    return { data: await watchThread(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('notices', async (context) => {
    const { caller, query } = context
    return { data: await readNotices(context, authorOf(caller), query.before ?? null) }
  })
  .on('unread', async (context) => ({ data: await readUnread(context, authorOf(context.caller)) }))
  .on('readNotices', async (context) => ({
    data: await readUpTo(context, authorOf(context.caller), context.body.up_to),
  }))
  .on('categoryWatches', async (context) => ({
    data: await readCategoryWatches(context, authorOf(context.caller)),
  }))
  .on('watchCategory', async (context) => ({
    data: await watchCategory(context, authorOf(context.caller), context.body),
  }))
  .on('digest', async (context) => ({ data: await readDigest(context, authorOf(context.caller)) }))
  .on('setDigest', async (context) => ({
    data: await chooseDigest(context, authorOf(context.caller), context.body.level),
  }))
  .on('endDigest', async (context) => {
    await enforceLinkLimit(context)
    await endDigest(context, context.params)
    return { data: {} }
  })
  .on('resumeDigest', async (context) => {
    await context.limits.take('emailLink', context.ipBlock)
    return { data: await resumeDigest(context, context.params) }
  })
  .on('reads', async (context) => {
    const { caller, query } = context
    return { data: await readMarks(context, authorOf(caller), query.threads) }
  })
  .on('markRead', async (context) => {
    const { limits, caller, body } = context
    await limits.take('forumRead', caller.publicId)
    return { data: await markRead(context, authorOf(caller), body.reads) }
  })
  .on('markAllRead', async (context) => {
    const { limits, caller, body } = context
    await limits.take('forumRead', caller.publicId)
    return { data: await markAllRead(context, authorOf(caller), body.category) }
  })
  .on('log', async (context) => {
    const { thread = null, before = null } = context.query
    return { data: await readLog(context, { thread, before }) }
  })
  .on('silences', async (context) => ({ data: await readSilences(context, context.query.member) }))
  .on('silence', async (context) => {
    const { caller, params, body } = context
    return { data: await silenceMember(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('unsilence', async (context) => {
    const { caller, params, body } = context
    const lifted = { ...params, reason: body.reason ?? '' }
    return { data: await unsilenceMember(context, authorOf(caller), lifted) }
  })
  .on('waiting', async (context) => ({
    data: await readOwnQueue(context, authorOf(context.caller)),
  }))
  .on('withdraw', async (context) => ({
    data: await withdrawQueued(context, authorOf(context.caller), context.params.id),
  }))
  .on('queue', async (context) => ({ data: await readQueue(context) }))
  .on('review', async (context) => {
    const { caller, params, body } = context
    const decision = { ...body, ...params, reason: body.reason ?? '' }
    return { data: await reviewPost(context, authorOf(caller), decision) }
  })
  .on('reportIllegal', async (context) => {
    const { limits, ipBlock, params, caller } = context
    const { website, is_good_faith: _, ...report } = context.body
    await limits.take('legalReport', ipBlock)
    if (report.email) await limits.take('legalReportByEmail', mailboxKey(report.email))
    if (website) return { data: NO_REPORT }
    const userId = caller?.userId ?? null
    return { data: await reportIllegal(context, { ...report, ...params, userId }) }
  })
  .on('legalReport', async (context) => ({
    data: await readLegalReport(context, context.params.id),
  }))
  .on('flagged', async (context) => ({ data: await listFlagged(context) }))
  .on('moderate', async (context) => {
    const { caller, params, body } = context
    return { data: await moderateThread(context, authorOf(caller), { ...body, ...params }) }
  })
  .on('moderatePost', async (context) => {
    const { caller, params, body } = context
    return { data: await moderatePost(context, authorOf(caller), { ...body, ...params }) }
  })
