import { RETENTION_MS } from '@/domain/kit/retention'
import { ALERT_WINDOW_HOURS } from '@/domain/shop/goods/stock-alert'
import type { Deps } from '@/server/kernel/deps'
import { workThrough } from '@/server/kernel/jobs/work-through'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { isSuppressed } from '@/server/kernel/mail/suppress'

import { backInStock } from './letters'
import { alertLink } from './links'
import {
  deleteAlert,
  deleteIdleRecipients,
  deleteOldAlerts,
  deleteUnanswered,
  findAlertItem,
  listDueAlerts,
  lockAlert,
  markTold,
  TELLING,
} from './queries'

const WINDOW_MS = ALERT_WINDOW_HOURS * 3_600_000
/** Number of attempts, over most of an hour, after which an alert is set aside for staff. */
const MOST_FAILURES = 14

/**
 * Emails those who wait for something that is for sale again. Compares levels instead of following movements, so that
 * sales, returns, expired orders, imports and counts all count, also those from before a restart.
 */
export async function notifyOfStock(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - WINDOW_MS)
  await workThrough(deps, {
    work: TELLING,
    list: (due) => listDueAlerts(deps.db, since, due),
    step: (id) => notify(deps, id),
    most: MOST_FAILURES,
  })
}

async function notify(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const alert = await lockAlert(tx, id)
    if (!alert) return
    const item = await findAlertItem(tx, alert.sku)
    if (!item || item.left <= 0) return
    // They get no email, so that the unit goes to the next.
    if (await isSuppressed(tx, alert.email)) return deleteAlert(tx, id)
    await markTold(tx, id, deps.clock.now())
    const unsubscribe = alertLink(deps, alert.public_id)
    await queueLetter(deps, tx, {
      kind: 'back_in_stock',
      recipient: alert.email,
      unsubscribe_url: unsubscribe,
      letter: backInStock({ title: item.title, url: deps.shopUrl + item.path, unsubscribe }),
    })
  })
}

/** Deletes alerts once they are answered or too old, and addresses that wait for nothing anymore. */
export async function purgeStockAlerts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction((tx) => deleteUnanswered(tx, now))
  await deleteOldAlerts(db, {
    told: new Date(now.getTime() - WINDOW_MS),
    asked: new Date(now.getTime() - RETENTION_MS.stock_alerts),
  })
  await db.transaction(deleteIdleRecipients)
}
