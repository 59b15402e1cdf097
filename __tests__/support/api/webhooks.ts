import type { Webhook } from '@/contract/office/webhooks/webhooks'
import type {
  WebhookDelivery,
  WebhookDeliveryRow,
} from '@/contract/office/webhooks/webhooks-routes'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'
import { sendWebhooks } from '@/server/office'

import { registerAdmin } from '../admins'
import { fresh, freshShop } from '../fixtures'
import { dataOf } from '../member-shop'
import { as, type Member } from '../members'
import type { TestShop } from '../shop'

const PATH = '/api/backoffice/webhooks'

/** A shop at the time of now, as receivers check that a message is new, with its owner. */
export function freshHookShop() {
  const shop = freshShop()
  beforeEach(() => shop.clock.set(new Date().toISOString()))
  const admin = fresh(() => registerAdmin(shop))
  return { shop, admin, hooks: () => webhooksOf(shop, admin) }
}

/** A shop's webhooks as its owner uses them, logged in all the time. */
function webhooksOf(shop: TestShop, admin: Member) {
  const send = async (method: string, path = '', body?: unknown) => {
    const now = shop.clock.now()
    shop.clock.set(new Date().toISOString())
    const reply = await as(shop, admin)(method, `${PATH}${path}`, body)
    shop.clock.set(now.toISOString())
    return reply
  }
  const list = async () => dataOf<{ entries: Webhook[] }>(await send('GET')).entries
  return {
    send,
    list,
    add: async (address: string, more: Partial<Webhook> = {}) => {
      const body = { name: 'ERP', events: WEBHOOK_EVENTS, with_customer: false, address, ...more }
      const added = await send('POST', '', body)
      return dataOf<Webhook>(added)
    },
    find: async (id: string) => {
      const found = (await list()).find((one) => one.id === id)
      if (!found) throw new Error(`No webhook ${id}.`)
      return found
    },
    secretOf: async (id: string) =>
      dataOf<{ secret: string }>(await send('GET', `/${id}/secret`)).secret,
    log: async (id: string, query = '') =>
      dataOf<{ deliveries: WebhookDeliveryRow[] }>(await send('GET', `/${id}/deliveries${query}`))
        .deliveries,
    delivery: async (id: string, delivery: number) =>
      dataOf<WebhookDelivery>(await send('GET', `/${id}/deliveries/${delivery}`)),
  }
}

/** Sends what is due, as the job runner does. Triggers date events by the clock of the database, which goes on. */
export async function sendDue({ deps, clock }: TestShop): Promise<void> {
  if (clock.now() < new Date()) clock.set(new Date().toISOString())
  await sendWebhooks(deps)
}
