import { eq } from 'drizzle-orm'

import { money } from '@/utils/format'

import type { Db } from '../db/client'
import { users } from '../db/schema/users'
import type { Deps } from '../deps'
import { insertMail } from '../mail/queries'
import { renderMail } from '../mail/render'
import type { ProviderDispute } from '../ports/payments'
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
  const at = deps.clock.now()
  const due = dispute.evidenceDueAt?.toISOString().slice(0, 10)
  const rendered = renderMail({
    title: `The payment of order ${order.number} is disputed`,
    preview: due ? `Evidence is taken until ${due}` : 'Please answer at the provider',
    paragraphs: [
      `The buyer's bank or provider asks for ${money(dispute.amount)} back (${dispute.reason}).`,
      due ? `Evidence is taken until ${due}.` : 'The provider names no date for evidence yet.',
      'Until it has ended, nothing of this order is shipped or refunded.',
    ],
    tables: [],
    action: { label: 'Open the back-office', url: `${deps.shopUrl}/backoffice` },
    closing: 'You get this letter because you are an administrator of the shop.',
  })
  const admins = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.is_admin, 9))
  for (const admin of admins) {
    await insertMail(tx, {
      user_id: admin.id,
      kind: `dispute_${dispute.disputeId}`,
      recipient: admin.email,
      subject: `Order ${order.number}: payment disputed`,
      ...rendered,
      created_at: at,
      next_attempt_at: at,
    })
  }
}
