import { asc, count } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { webhooksRoutes } from '@/contract/office/webhooks/webhooks-routes'
import { webhooksSchemas } from '@/contract/office/webhooks/webhooks.schema'
import { MOST_WEBHOOKS } from '@/domain/office/webhooks/webhook-events'
import type { Db } from '@/server/kernel/db/client'
import { webhooks as table } from '@/server/kernel/db/schema/system/webhooks'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'
import { addressFault } from '@/server/kernel/ports/public-post'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'

import { newSecret, resendDelivery, rotateSecret, sendTest } from './change-webhooks'
import { pauseWebhook, resumeWebhook } from './queries'
import {
  listDeliveries,
  readDelivery,
  readHealth,
  requireWebhook,
  webhookExamples,
} from './read-webhooks'
import { openSecret } from './sign'

const entries = resourceRouter(resources.webhooks, resourceSchemas.webhooks, {
  table,
  order: [asc(table.created_at), asc(table.id)],
  // Many addresses of webhooks are secrets themselves.
  unaudited: ['address', 'sealed_secret', 'previous_secret', 'created_at'],
  compute: ({ db }, rows) => readHealth(db, rows),
  before: async ({ tx, secret, webhookRanges, values, previous }) => {
    const message = addressFault(values.address, webhookRanges)
    if (message !== null) throw invalidInput([{ field: 'address', message }])
    if (previous) return
    await requireRoom(tx)
    return newSecret(secret)
  },
})

/** @throws DomainError invalid_input */
async function requireRoom(tx: Db): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(table)
  if ((row?.count ?? 0) < MOST_WEBHOOKS) return
  const message = `There are ${MOST_WEBHOOKS} webhooks already. Remove one first.`
  throw invalidInput([{ field: 'name', message }])
}

/** Changes a webhook in a way that isn't in its form, and returns it. */
async function changed(context: RequestContext, id: string, change: (tx: Db) => Promise<unknown>) {
  const data = await context.db.transaction(async (tx) => {
    await requireWebhook(tx, id)
    await change(tx)
    return entries.read({ ...context, db: tx }, id)
  })
  return { data }
}

const others = createRouter(webhooksRoutes, webhooksSchemas, entries.snapshots)
  .on('events', (context) => ({ data: { events: webhookExamples(context) } }))
  .on('secret', async ({ db, secret, params: { id } }) => ({
    data: { secret: openSecret(secret, (await requireWebhook(db, id)).sealed_secret) },
  }))
  .on('rotate', (context) =>
    changed(context, context.params.id, (tx) => rotateSecret(tx, context, context.params.id)),
  )
  .on('pause', (context) =>
    changed(context, context.params.id, (tx) =>
      pauseWebhook(tx, context.params.id, context.clock.now()),
    ),
  )
  .on('resume', (context) =>
    changed(context, context.params.id, (tx) =>
      resumeWebhook(tx, context.params.id, context.clock.now()),
    ),
  )
  .on('test', async (context) => {
    await context.limits.take('tryKeys', context.caller.publicId)
    return { data: await sendTest(context, context.params.id) }
  })
  .on('deliveries', async ({ db, params: { id }, query }) => ({
    data: await listDeliveries(db, { id, ...query }),
  }))
  .on('delivery', async ({ db, params }) => ({ data: await readDelivery(db, params) }))
  .on('resend', async (context) => ({ data: await resendDelivery(context, context.params) }))

export const webhooksRouter = { ...entries, mounted: [...entries.mounted, ...others.mounted] }
