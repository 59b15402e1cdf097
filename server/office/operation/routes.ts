import { operationRoutes } from '@/contract/office/operation/operation'
import { operationSchemas } from '@/contract/office/operation/operation.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Db } from '@/server/kernel/db/client'
import { createRouter } from '@/server/kernel/http/router'
import { resumeSetAside } from '@/server/kernel/jobs/delays'
import { enqueueRound, ROUND_QUEUES, ROW_QUEUES } from '@/server/kernel/jobs/queue'

import { discardEmails, listEmails, planAgain } from './email-queries'
import { readHealth } from './read-health'

export const operationRouter = createRouter(operationRoutes, operationSchemas)
  .on('health', async (context) => ({ data: await readHealth(context) }))
  .on('emails', async ({ db, query, mail }) => ({
    data: { ...(await listEmails(db, query)), has_mail: mail !== null },
  }))
  .on('sendAgain', async (context) => {
    const { db, body, clock } = context
    context.about(...body.ids.map((id) => ({ kind: 'emails', id })))
    const planned = await db.transaction((tx) => planAgain(tx, body.ids, clock.now()))
    return { data: { planned: planned.length } }
  })
  .on('discard', async (context) => {
    const { db, body } = context
    context.about(...body.ids.map((id) => ({ kind: 'emails', id })))
    const discarded = await db.transaction((tx) => discardEmails(tx, body.ids))
    return { data: { discarded } }
  })
  .on('runJob', async ({ db, params }) => {
    await db.transaction((tx) => runNow(tx, params.queue))
    return { data: {} }
  })

async function runNow(tx: Db, name: string): Promise<void> {
  const round = ROUND_QUEUES.find((one) => one === name)
  const queue = round ?? ROW_QUEUES.find((one) => one === name)
  const resumed = queue ? await resumeSetAside(tx, queue) : 0
  if (!round && resumed === 0) throw new DomainError('job_not_found', `Nothing of ${name} to run.`)
  // This job enqueues the due rows of a queue.
  await enqueueRound(tx, round ?? 'reconcile')
}
