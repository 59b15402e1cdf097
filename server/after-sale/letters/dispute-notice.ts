import { money } from '@/utils/format'
import { listStaffWith } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import type { ProviderDispute } from '@/server/kernel/ports/payments'
import type { OrderRow } from '@/server/orders'

interface Notice {
  order: OrderRow
  dispute: ProviderDispute
}

/** Notifies the staff responsible for payments of a new dispute and its evidence deadline. */
export async function queueDisputeNotice(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { order, dispute }: Notice,
): Promise<void> {
  const due = dispute.evidenceDueAt?.toISOString().slice(0, 10)
  const letter = {
    subject: `Order ${order.number}: payment disputed`,
    title: `Payment disputed for order ${order.number}`,
    preview: due ? `Evidence due ${due}` : 'Please respond on the provider’s site',
    paragraphs: [
      `The buyer’s bank or payment provider wants ${money(dispute.amount)} back (${dispute.reason}).`,
      due ? `Evidence is due ${due}.` : 'The provider hasn’t set a deadline for evidence yet.',
      'Don’t ship or refund anything from this order until the dispute is resolved.',
    ],
    tables: [],
    action: { label: 'Open the back office', url: `${deps.shopUrl}/backoffice/payments` },
    closing: 'You’re getting this email because you decide about payments in the shop.',
  }
  for (const { id, email } of await listStaffWith(tx, 'payments.manage')) {
    const kind = `dispute_${dispute.disputeId}`
    await queueLetter(deps, tx, { user_id: id, kind, recipient: email, letter })
  }
}
