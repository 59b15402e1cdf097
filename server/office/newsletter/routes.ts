import { issuesRoutes } from '@/contract/office/newsletter/newsletter'
import { issuesSchemas } from '@/contract/office/newsletter/newsletter.schema'
import type { ContentNode } from '@/domain/shop/content/content'
import { signedPictures } from '@/server/catalog'
import { requireUser } from '@/server/identity'
import { createRouter } from '@/server/kernel/http/router'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { letterTree } from '@/server/kernel/markdown/letter'

import {
  addIssue,
  moveIssue,
  removeIssue,
  requireConditions,
  saveIssue,
  startIssue,
} from './change-issues'
import { issueLetter } from './issue-letter'
import { readIssue, readIssuePage, readIssues } from './read-issues'
import { countRecipients } from './recipients'
import { liftOne, readSuppressions } from './suppressions'

export const issuesRouter = createRouter(issuesRoutes, issuesSchemas)
  .on('list', async (context) => ({ data: await readIssues(context, context.query) }))
  .on('read', async (context) => ({ data: await readIssuePage(context, context.params.id) }))
  .on('add', async (context) => {
    const id = await addIssue(context, { ...context.body, by: context.caller.userId })
    return { data: await readIssue(context, id) }
  })
  .on('save', async (context) => {
    const { params, body, caller } = context
    await saveIssue(context, params.id, { ...body, by: caller.userId })
    return { data: await readIssue(context, params.id) }
  })
  .on('remove', async ({ db, params }) => {
    await removeIssue(db, params.id)
    return { data: {} }
  })
  .on('preview', (context) => {
    const { body, shopUrl } = context
    const signed = (nodes: readonly ContentNode[]) => signedPictures(context, nodes)
    return { data: { body: letterTree(body.source, { origin: shopUrl, pictures: '', signed }) } }
  })
  .on('count', async (context) => {
    const { conditions } = await requireConditions(context.db, context.body.segment)
    return { data: await countRecipients(context, conditions) }
  })
  .on('test', async (context) => {
    const { db, body, caller, shopUrl } = context
    const { id, email } = await requireUser(context, caller)
    await db.transaction((tx) =>
      queueLetter(context, tx, {
        ...{ kind: 'newsletter_test', user_id: id, recipient: email },
        letter: issueLetter(body, {
          ...{ shopUrl, unsubscribe: null },
          signed: (nodes) => signedPictures(context, nodes),
        }),
      }),
    )
    return { data: { email } }
  })
  .on('send', async (context) => {
    const { params, body, caller, log } = context
    await startIssue(context, params.id, { ...body, by: caller.userId })
    log.info({ by: caller.publicId, issue: params.id }, 'issue started')
    return { data: await readIssue(context, params.id) }
  })
  .on('move', async (context) => {
    const { params, body, caller, log } = context
    await moveIssue(context, params.id, { ...body, by: caller.userId })
    log.info({ by: caller.publicId, issue: params.id, action: body.action }, 'issue moved')
    return { data: await readIssue(context, params.id) }
  })
  .on('suppressions', async ({ db, query }) => ({ data: await readSuppressions(db, query) }))
  .on('lift', async ({ db, params }) => {
    await liftOne(db, params.id)
    return { data: {} }
  })
