import type { Cents } from '@/domain/money'
import { money } from '@/utils/format'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { insertMail } from '@/server/kernel/mail/queries'
import { renderMail } from '@/server/kernel/mail/render'
import { printedCode } from '@/server/ledger'
import type { OrderRow } from '@/server/orders'

interface Cards {
  order: OrderRow
  cards: readonly { amount: Cents; code: string }[]
}

/** The letter with the codes of gift cards. One per order, and emptied once it was sent. */
export async function queueGiftCards(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { order, cards }: Cards,
): Promise<void> {
  const at = deps.clock.now()
  const isOne = cards.length === 1
  const content = {
    title: isOne ? 'Your gift card' : 'Your gift cards',
    preview: `Order ${order.number}`,
    paragraphs: [
      `${isOne ? 'Here is the code' : 'Here are the codes'} for order ${order.number}. Forward this email or print it.`,
      'Each code works once. It adds store credit to the account that redeems it, good for anything in the shop, in one order or several. It never expires.',
    ],
    tables: [
      {
        title: isOne ? 'Code' : 'Codes',
        rows: cards.map(({ amount, code }): [string, string] => [money(amount), printedCode(code)]),
      },
    ],
    action: { label: 'Redeem a code', url: `${deps.shopUrl}/dashboard/credits` },
    closing: 'Keep this email safe. Anyone with a code can use it, and we can’t send it again.',
  }
  await insertMail(tx, {
    order_id: order.id,
    user_id: order.user_id,
    kind: 'gift_card',
    recipient: order.email,
    subject: isOne ? 'Your gift card' : 'Your gift cards',
    ...renderMail(content),
    created_at: at,
    next_attempt_at: at,
  })
}
