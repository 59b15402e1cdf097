import { RETENTION_MS } from '@/domain/kit/retention'
import { runSteps, type JobDeps } from '@/server/kernel/jobs/steps'
import { untilDone, workThrough } from '@/server/kernel/jobs/work-through'

import { closeGoneReport } from './legal-report'
import { eraseReporters, listGoneReports } from './legal-queries'
import { listPurgeablePosts, listPurgeableThreads, purgePost, purgeThread } from './purge-queries'
import type { StatementDeps } from './statement'

/** Rows per transaction, so that no transaction lasts long, no matter how long the thread is. */
const BATCH = 500

export async function purgeDeleted(deps: JobDeps & StatementDeps, batch = BATCH): Promise<void> {
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
    reports: () =>
      workThrough(deps, {
        work: 'forum-purge/reports',
        list: (due) => listGoneReports(db, due),
        step: (id) => closeGoneReport(deps, id),
      }),
  })
}

/** Erases who reported what as illegal, once the decision can no longer be contested. */
export async function purgeReporters({ db, clock }: JobDeps): Promise<void> {
  await eraseReporters(db, new Date(clock.now().getTime() - RETENTION_MS.legal_reports))
}
