import { setTimeout as delay } from 'node:timers/promises'

import { nextProbe, PAUSED_AFTER_MS } from '@/domain/office/webhooks/delivery'
import type { Deps } from '@/server/kernel/deps'
import { POST_MS } from '@/server/kernel/ports/public-post'

import { pauseAndNotify } from './pause-webhook'
import {
  claimDeliveries,
  countFailures,
  listDueWebhooks,
  recordSuccess,
  setProbe,
  type DueWebhook,
} from './queries'
import { sendDelivery } from './send-delivery'

/** Deliveries sent to one webhook at the same time; each webhook has as many. */
const AT_ONCE = 10
/** How often due webhooks are looked for while others are busy (ms). */
const LOOK_MS = 250
/** After this time, only webhooks that work are begun with (ms). */
const BUDGET_MS = 30_000
/** Longer than a delivery takes, also if it is saved slowly. */
const LEASE_MS = 3 * POST_MS

/**
 * Sends what is due to all webhooks at the same time, until nothing is. Each webhook has turns of its own, so one that
 * doesn't answer delays no other.
 */
export async function sendWebhooks(deps: Deps, { budgetMs = BUDGET_MS } = {}): Promise<void> {
  const end = performance.now() + budgetMs
  const turns = new Map<string, Promise<void>>()
  const isOver = (isFailing: boolean) => performance.now() > (isFailing ? end : end + POST_MS)
  for (;;) {
    for (const due of await listDueWebhooks(deps.db, deps.clock.now())) {
      const { id } = due.webhook
      const isFailing = (due.health?.failing_since ?? null) !== null
      if (turns.has(id) || isOver(isFailing)) continue
      const turn = takeTurn(deps, due, () => isOver(false)).finally(() => turns.delete(id))
      // Promise.race reports the failure of a turn that is over when it begins.
      turn.catch(() => undefined)
      turns.set(id, turn)
    }
    if (turns.size === 0) return
    await Promise.race([...turns.values(), delay(LOOK_MS)])
  }
}

/** Sends to one webhook until nothing is due, or a delivery fails. */
async function takeTurn(deps: Deps, due: DueWebhook, isOver: () => boolean): Promise<void> {
  const { db, clock } = deps
  const { webhook, health } = due
  const isProbe = (health?.probe_at ?? null) !== null
  while (!isOver()) {
    const now = clock.now()
    const claimed = await claimDeliveries(db, {
      ...{ webhookId: webhook.id, now, until: new Date(now.getTime() + LEASE_MS) },
      limit: isProbe ? 1 : AT_ONCE,
    })
    if (claimed.length === 0) return
    const received = await Promise.all(claimed.map((one) => sendDelivery(deps, webhook, one)))
    if (received.includes(true)) await recordSuccess(db, webhook.id, clock.now())
    const failures = received.filter((isReceived) => !isReceived).length
    if (failures > 0) await recordFailures(deps, due, failures)
    if (failures > 0 || isProbe) return
  }
}

async function recordFailures(deps: Deps, { webhook }: DueWebhook, count: number): Promise<void> {
  const now = deps.clock.now()
  const { since, failures } = await countFailures(deps.db, { webhookId: webhook.id, count, now })
  if (now.getTime() - since.getTime() >= PAUSED_AFTER_MS) await pauseAndNotify(deps, webhook, since)
  const probeAt = nextProbe({ now, since, failures })
  if (probeAt) await setProbe(deps.db, webhook.id, probeAt)
}
