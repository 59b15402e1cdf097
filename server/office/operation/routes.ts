import { operationRoutes } from '@/contract/operation'
import { operationSchemas } from '@/contract/operation.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'
import { enqueueRound, ROUND_QUEUES } from '@/server/kernel/jobs/queue'

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
    const queue = ROUND_QUEUES.find((name) => name === params.queue)
    if (!queue) throw new DomainError('job_not_found', `No round ${params.queue}.`)
    await db.transaction((tx) => enqueueRound(tx, queue))
    return { data: {} }
  })
