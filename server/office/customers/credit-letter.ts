import type { CreditAction } from '@/domain/office/customers/customers'
import type { Cents } from '@/domain/kit/money'
import type { Letter } from '@/server/kernel/mail/letter'
import { money } from '@/utils/format'

interface CreditNews {
  action: CreditAction
  amount: Cents
  reason: string
  balance: Cents
  shopUrl: string
}

export function creditLetter({ action, amount, reason, balance, shopUrl }: CreditNews): Letter {
  const sum = money(amount)
  const isGiven = action === 'give'
  const title = isGiven
    ? `You have ${sum} more store credit`
    : `We took back ${sum} of store credit`
  return {
    subject: title,
    title,
    preview: `Your balance is now ${money(balance)}`,
    paragraphs: [
      isGiven
        ? `We’ve added ${sum} to your store credit. Use it at checkout whenever you like.`
        : `We’ve taken ${sum} of your store credit back.`,
      `Reason: ${reason}`,
    ],
    tables: [{ title: 'Store credit', rows: [['Balance', money(balance)]] }],
    action: { label: 'See your credit', url: `${shopUrl}/dashboard/credits` },
    closing: 'If something looks wrong, reply to this email or contact us.',
  }
}
