import {
  webhookDeliveries,
  webhookEvents,
  webhookHealth,
  webhooks,
} from '@/server/kernel/db/schema/system/webhooks'
import { newSecret } from '@/server/office/webhooks/change-webhooks'

import type { TestShop } from '../shop'

/** Nothing listens there, so that a test is answered without a network. */
const ADDRESS = 'http://127.0.0.1:9/'

async function addWebhook({ db, deps, clock }: TestShop) {
  const id = deps.ids.publicId()
  const row = { id, name: 'ERP', address: ADDRESS, events: ['order.paid' as const] }
  await db.insert(webhooks).values({ ...row, ...newSecret(deps.secret) })
  const [event] = await db
    .insert(webhookEvents)
    .values({ name: 'webhook.test', subject: `test/${id}`, at: clock.now() })
    .returning()
  await db.insert(webhookDeliveries).values({
    webhook_id: id,
    event_id: event?.id ?? 0,
    subject: `test/${id}`,
    due_at: clock.now(),
  })
  return { id, delivery: String(event?.id) }
}

const ofWebhook = async (_: unknown, shop: TestShop) => {
  const { id } = await addWebhook(shop)
  return { params: { id } }
}
const ofPaused = async (_: unknown, shop: TestShop) => {
  const { id } = await addWebhook(shop)
  await shop.db.insert(webhookHealth).values({ webhook_id: id, paused_at: shop.clock.now() })
  return { params: { id } }
}
const ofDelivery = async (_: unknown, shop: TestShop) => ({ params: await addWebhook(shop) })

export const webhookRequests = {
  'webhooks.secret': ofWebhook,
  'webhooks.rotate': ofWebhook,
  'webhooks.pause': ofWebhook,
  'webhooks.resume': ofPaused,
  'webhooks.test': ofWebhook,
  'webhooks.deliveries': ofWebhook,
  'webhooks.delivery': ofDelivery,
  'webhooks.resend': ofDelivery,
}
