import { money } from '@/utils/format'

import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { queueLetter } from '../mail/queue-letter'
import type { ProviderDispute } from '../ports/payments'
import { listAdministrators } from './dispute-queries'
import type { OrderRow } from './queries'

interface Notice {
  order: OrderRow
  dispute: ProviderDispute
}

/** Tells every administrator of a new dispute and until when evidence is taken. */
export async function queueDisputeNotice(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { order, dispute }: Notice,
): Promise<void> {
  const due = dispute.evidenceDueAt?.toISOString().slice(0, 10)
  const letter = {
    subject: `Order ${order.number}: payment disputed`,
    title: `The payment of order ${order.number} is disputed`,
    preview: due ? `Evidence is taken until ${due}` : 'Please answer at the provider',
    paragraphs: [
      `The buyer's bank or provider asks for ${money(dispute.amount)} back (${dispute.reason}).`,
      due ? `Evidence is taken until ${due}.` : 'The provider names no date for evidence yet.',
      'Until it has ended, nothing of this order is shipped or refunded.',
    ],
    tables: [],
    action: { label: 'Open the back-office', url: `${deps.shopUrl}/backoffice/payments` },
    closing: 'You get this letter because you are an administrator of the shop.',
  }
  for (const { id, email } of await listAdministrators(tx)) {
    const kind = `dispute_${dispute.disputeId}`
    await queueLetter(deps, tx, { user_id: id, kind, recipient: email, letter })
  }
}
