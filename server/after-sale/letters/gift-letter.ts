import type { Gift } from '@/domain/shop/gift-card/gift'
import { money } from '@/utils/format'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { insertMail } from '@/server/kernel/mail/queries'
import { renderLetter } from '@/server/kernel/mail/render-letter'
import { printedCode } from '@/server/ledger'
import type { OrderRow } from '@/server/orders'

interface GiftLetter {
  order: OrderRow
  card: { position: number; piece: number; amount_cents: number }
  gift: Gift
  code: string
  /** Number of earlier emails about the line. */
  again?: number
}

/** Queues the recipient's email, once per card; its text is erased after sending. */
export async function queueGiftLetter(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { order, card, gift, code, again = 0 }: GiftLetter,
): Promise<void> {
  const at = deps.clock.now()
  const subject = `A gift card from ${gift.from_name}`
  const content = {
    title: subject,
    preview: `For ${gift.to_name}`,
    paragraphs: [
      `${gift.to_name}, ${gift.from_name} is giving you store credit.`,
      ...gift.message.split('\n').filter((line) => line !== ''),
      'The code works once. It adds store credit to the account that redeems it, good for anything in the shop, in one order or several. It never expires.',
    ],
    tables: [
      {
        title: 'Code',
        rows: [[money(card.amount_cents), printedCode(code)] satisfies [string, string]],
      },
    ],
    action: { label: 'Redeem a code', url: `${deps.shopUrl}/dashboard/credits` },
    closing: 'Keep this email safe. Anyone with the code can use it.',
  }
  await insertMail(tx, {
    order_id: order.id,
    // The email belongs to the recipient, so it outlives the buyer's account.
    user_id: null,
    kind: `gift_card:${card.position}:${card.piece}${again === 0 ? '' : `:${again}`}`,
    recipient: gift.to_email,
    subject,
    ...(await renderLetter(tx, content)),
    created_at: at,
    next_attempt_at: at,
  })
}
