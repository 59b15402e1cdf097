import type { Db } from '@/server/kernel/db/client'
import { ownRows } from '@/server/kernel/db/personal-rows'
import { testRides } from '@/server/kernel/db/schema/community/dealers'
import {
  forumFlags,
  forumLikes,
  forumPosts,
  forumThreads,
} from '@/server/kernel/db/schema/community/forum'
import { forumLegalReports } from '@/server/kernel/db/schema/community/forum-legal-reports'
import { forumLog, forumSilences } from '@/server/kernel/db/schema/community/forum-moderation'
import {
  forumCategoryWatches,
  forumDigests,
  forumNotices,
  forumWatches,
} from '@/server/kernel/db/schema/community/forum-notices'
import { forumQueue } from '@/server/kernel/db/schema/community/forum-queue'
import { forumReads } from '@/server/kernel/db/schema/community/forum-reads'
import { forumTrust } from '@/server/kernel/db/schema/community/forum-trust'
import { forumVersions } from '@/server/kernel/db/schema/community/forum-versions'
import { helpVotes } from '@/server/kernel/db/schema/community/help-center'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

export async function exportMember(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  add(
    await ownRows(tx, user.id, {
      forum_threads: [forumThreads, forumThreads.user_id],
      forum_posts: [forumPosts, forumPosts.user_id],
      forum_queue: [forumQueue, forumQueue.user_id],
      forum_versions: [forumVersions, forumVersions.user_id],
      forum_trust: [forumTrust, forumTrust.user_id],
      forum_likes: [forumLikes, forumLikes.user_id],
      forum_flags: [forumFlags, forumFlags.user_id],
      forum_legal_reports: [forumLegalReports, forumLegalReports.user_id],
      forum_silences: [forumSilences, forumSilences.user_id],
      forum_log: [forumLog, forumLog.member_id],
      forum_watches: [forumWatches, forumWatches.user_id],
      forum_category_watches: [forumCategoryWatches, forumCategoryWatches.user_id],
      forum_digests: [forumDigests, forumDigests.user_id],
      forum_reads: [forumReads, forumReads.user_id],
      forum_notices: [forumNotices, forumNotices.user_id],
      test_rides: [testRides, testRides.user_id],
      help_votes: [helpVotes, helpVotes.user_id],
    }),
  )
}
