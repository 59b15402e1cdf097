import { and, eq } from 'drizzle-orm'

import { OVERLAP_MS } from '@/domain/office/webhooks/delivery'
import { TEST_EVENT } from '@/domain/office/webhooks/webhook-events'
import type { Db } from '@/server/kernel/db/client'
import {
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from '@/server/kernel/db/schema/system/webhooks'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { readDelivery, requireWebhook } from './read-webhooks'
import { sendDelivery, type SendDeps } from './send-delivery'
import { makeSecret, sealSecret } from './sign'

/** Returns the columns of a new secret. */
export function newSecret(secret: Deps['secret']) {
  const text = makeSecret()
  return { sealed_secret: sealSecret(secret, text), secret_end: text.slice(-4) }
}

/** Replaces the secret. The previous one signs, too, until the receiver surely knows the new one. */
export async function rotateSecret(
  tx: Db,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  id: string,
): Promise<void> {
  const { sealed_secret } = await requireWebhook(tx, id)
  const previous_until = new Date(clock.now().getTime() + OVERLAP_MS)
  await tx
    .update(webhooks)
    .set({ ...newSecret(secret), previous_secret: sealed_secret, previous_until })
    .where(eq(webhooks.id, id))
}

const TEST_LEASE_MS = 60_000

/** Sends a test event now, without a retry. @returns its delivery */
export async function sendTest(deps: SendDeps & Pick<Deps, 'ids'>, id: string) {
  const { db, clock, ids } = deps
  const now = clock.now()
  const { webhook, claimed } = await db.transaction(async (tx) => {
    const webhook = await requireWebhook(tx, id, 'key share')
    const subject = `test/${ids.publicId()}`
    const [event] = await tx
      .insert(webhookEvents)
      .values({ name: TEST_EVENT, subject, detail: { webhook: webhook.name }, at: now })
      .returning()
    if (!event) throw new Error('The test event was not written.')
    // Claimed for this request, so that no job sends it, too.
    const due_at = new Date(now.getTime() + TEST_LEASE_MS)
    await tx
      .insert(webhookDeliveries)
      .values({ webhook_id: id, event_id: event.id, subject, due_at })
    const claimed = {
      ...{ event_id: event.id, subject, tries: 0, message_id: event.public_id },
      ...{ name: TEST_EVENT, data: event.detail, customer: null, at: now.toISOString() },
    }
    return { webhook, claimed }
  })
  await sendDelivery(deps, webhook, claimed)
  return readDelivery(db, { id, delivery: claimed.event_id })
}

/** Makes a delivery due now, with all its tries. @throws DomainError webhook_delivery_not_found */
export async function resendDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: { id: string; delivery: number },
) {
  return db.transaction(async (tx) => {
    await requireWebhook(tx, key.id)
    const isIt = and(
      eq(webhookDeliveries.webhook_id, key.id),
      eq(webhookDeliveries.event_id, key.delivery),
    )
    const rows = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, due_at: clock.now() })
      .where(isIt)
      .returning({ id: webhookDeliveries.event_id })
    if (rows.length === 0) throw new DomainError('webhook_delivery_not_found', String(key.delivery))
    return readDelivery(tx, key)
  })
}
