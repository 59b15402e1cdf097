import { runSteps, type JobDeps } from '@/server/kernel/jobs/steps'
import { untilDone, workThrough } from '@/server/kernel/jobs/work-through'

import { listPurgeablePosts, listPurgeableThreads, purgePost, purgeThread } from './purge-queries'

/** Rows of one transaction: none of them lasts long, however many posts a thread has. */
const BATCH = 500

/** Removes for good what was deleted and can’t be restored any more. */
export async function purgeDeleted(deps: JobDeps, batch = BATCH): Promise<void> {
  const { db } = deps
  await runSteps(deps, 'forum-purge', {
    posts: () =>
      workThrough(deps, {
        work: 'forum-purge/posts',
        list: (due) => listPurgeablePosts(db, due),
        step: (id) => db.transaction((tx) => purgePost(tx, id)),
      }),
    threads: () =>
      workThrough(deps, {
        work: 'forum-purge/threads',
        list: (due) => listPurgeableThreads(db, due),
        step: (id) => untilDone(() => db.transaction((tx) => purgeThread(tx, id, batch))),
      }),
  })
}
