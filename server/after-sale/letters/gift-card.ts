import type { Gift } from '@/domain/shop/gift-card/gift'
import { giftSendAt, shopDay } from '@/domain/shop/gift-card/gift-day'
import type { Cents } from '@/domain/kit/money'
import { dateInLetter, money } from '@/utils/format'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { insertMail } from '@/server/kernel/mail/queries'
import { renderLetter } from '@/server/kernel/mail/render-letter'
import { printedCode } from '@/server/ledger'
import { orderUrl, type OrderRow } from '@/server/orders'

interface Cards {
  order: OrderRow
  /** Cards for the buyer. */
  cards: readonly { amount: Cents; code: string }[]
  /** Cards for others; the buyer's email never contains their codes. */
  gifts: readonly { gift: Gift; count: number; amount: Cents }[]
}

/** Queues the buyer's gift card codes, once per order; the text is erased after sending. */
export async function queueGiftCards(
  deps: Pick<Deps, 'clock' | 'secret' | 'shopUrl'>,
  tx: Db,
  { order, cards, gifts }: Cards,
): Promise<void> {
  const at = deps.clock.now()
  const isOne = cards.length + gifts.reduce((sum, { count }) => sum + count, 0) === 1
  const title = isOne ? 'Your gift card' : 'Your gift cards'
  const own = cards.length > 0 ? ownCards(cards, { order, shopUrl: deps.shopUrl }) : null
  const content = {
    title,
    preview: `Order ${order.number}`,
    paragraphs: own?.paragraphs ?? [
      `Thank you for order ${order.number}. We email the code to the person it’s for, so it isn’t in this email.`,
    ],
    tables: [...(own?.tables ?? []), ...(gifts.length > 0 ? [sending(gifts, at)] : [])],
    action: own?.action ?? { label: 'See your order', url: orderUrl(deps, order.number) },
    closing: own?.closing ?? 'Your order page shows when each card is sent.',
  }
  await insertMail(tx, {
    order_id: order.id,
    user_id: order.user_id,
    kind: 'gift_card',
    recipient: order.email,
    subject: title,
    ...(await renderLetter(tx, content)),
    created_at: at,
    next_attempt_at: at,
  })
}

function ownCards(cards: Cards['cards'], { order, shopUrl }: { order: OrderRow; shopUrl: string }) {
  const isOne = cards.length === 1
  return {
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
    action: { label: 'Redeem a code', url: `${shopUrl}/dashboard/credits` },
    closing: 'Keep this email safe. Anyone with a code can use it, and we can’t send it again.',
  }
}

export function sending(overrides: Cards['gifts'], at: Date) {
  const rows = overrides.map(({ gift, count, amount }): [string, string] => [
    `${count > 1 ? `${count} × ` : ''}${money(amount)}`,
    `${gift.to_name} (${gift.to_email}), ${dayOfSending(gift, at)}`,
  ])
  return { title: 'Sent by email', rows }
}

function dayOfSending(gift: Gift, at: Date): string {
  const sendAt = giftSendAt(gift, at)
  return sendAt > at ? `on ${dateInLetter(shopDay(sendAt))}` : 'right away'
}
