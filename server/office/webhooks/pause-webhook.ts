import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { readSeller } from '@/server/kernel/ports/seller'

import { pauseWebhook, type WebhookRow } from './queries'

/** Pauses a webhook that has failed for days, and emails staff. */
export async function pauseAndNotify(
  deps: Deps,
  { id, name, address }: WebhookRow,
  since: Date,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await pauseWebhook(tx, id, deps.clock.now()))) return
    const { host } = new URL(address)
    await queueLetter(deps, tx, {
      kind: 'webhook_paused',
      recipient: (await readSeller(deps, tx)).email,
      letter: {
        subject: `Webhook paused: ${name}`,
        title: 'A webhook is paused',
        preview: `${host} hasn’t received anything since ${since.toISOString().slice(0, 10)}.`,
        paragraphs: [
          `Your webhook “${name}” hasn’t received anything for five days, so we no longer send to ${host}.`,
          'What happens from now on waits for up to 30 days. Once the receiver works, resume the webhook, and it gets everything that waited.',
        ],
        tables: [],
        action: { label: 'See webhooks', url: `${deps.shopUrl}/backoffice/webhooks` },
        closing: 'You get this email because you run the shop.',
      },
    })
  })
}
