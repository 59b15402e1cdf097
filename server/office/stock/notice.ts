import type { Deps } from '@/server/kernel/deps'
import type { Letter } from '@/server/kernel/mail/letter'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { readSeller } from '@/server/kernel/ports/seller'

import { claimLowStockAlerts } from './queries'

const MOST_IN_A_LETTER = 100

/** Emails staff about low stock, once each time an item becomes low. */
export async function noticeLowStock(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const items = await claimLowStockAlerts(tx, deps.clock.now(), MOST_IN_A_LETTER)
    if (items.length === 0) return
    const letter = lowStockLetter(items, `${deps.shopUrl}/backoffice/stock?state=low`)
    const { email: recipient } = await readSeller(deps, tx)
    await queueLetter(deps, tx, { kind: 'low_stock', recipient, letter })
  })
}

interface LowItem {
  title: string
  left: number
  threshold: number
}

function lowStockLetter(items: readonly LowItem[], url: string): Letter {
  const [first] = items
  const what = items.length === 1 && first ? first.title : `${items.length} items`
  return {
    subject: `Low stock: ${what}`,
    title: 'Stock is running low',
    preview: items
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 120),
    paragraphs: [
      items.length === 1
        ? 'This item has reached the threshold you set for it.'
        : 'These items have reached the thresholds you set for them.',
    ],
    tables: [
      {
        title: 'Left for sale',
        rows: items.map(({ title, left, threshold }) => [
          title,
          `${left} (threshold ${threshold})`,
        ]),
      },
    ],
    action: { label: 'See low stock', url },
    closing: 'We’ll email you about an item again once it was restocked and has run low again.',
  }
}
