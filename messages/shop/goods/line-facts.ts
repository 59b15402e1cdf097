import type { QuotedLine } from '@/contract/shop/cart/cart'
import { giftLine } from '@/messages/shop/gift-card/gift-line'

type Line = Pick<QuotedLine, 'build' | 'description' | 'options' | 'gift' | 'contents'>

/** Names a line's size, color and changed parts, its recipient, or what is in it. */
export function lineFacts({ build, description, options, gift, contents }: Line): string {
  if (build) return description
  const { size, color } = options
  const facts = [size && `Size ${size}`, color, gift && giftLine.inOneLine(gift), contents]
  return facts.filter(Boolean).join(', ')
}

export const orderReview = { title: 'What you’re ordering', total: 'Order total' } as const
