import { runSteps, type JobDeps } from '@/server/kernel/jobs/steps'
import { untilDone, workThrough } from '@/server/kernel/jobs/work-through'

import { listPurgeablePosts, listPurgeableThreads, purgePost, purgeThread } from './purge-queries'

/** Rows per transaction, so that no transaction lasts long, no matter how long the thread is. */
const BATCH = 500

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
