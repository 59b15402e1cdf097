import type { Cents } from '@/domain/kit/money'
import { money, round2 } from '@/utils/format'

interface Offer {
  basis_points: number
  cap: Cents | null
  threshold: Cents
}

const percent = ({ basis_points }: Pick<Offer, 'basis_points'>) => `${round2(basis_points / 100)}%`

/** Formats whole dollars without cents, as is usual in offers. */
const dollars = (amount: Cents) => money(amount).replace(/\.00$/, '')

/** Fixed texts of banner and seasonal offer (spec §2 Promo); the rest comes from the campaign. */
export const promo = {
  news: 'News',
  dismiss: 'Dismiss this announcement',
  opensOutside: 'external site',
  open: (offer: Offer) => `Seasonal offer: ${percent(offer)} off`,
  percent,
  amount: ({ cap }: Offer) => (cap === null ? 'discount' : `discount up to ${dollars(cap)}`),
  rule: ({ threshold }: Offer) =>
    `Use this code on orders over ${dollars(threshold)} before shipping.`,
  code: 'Promo code',
  shopNow: 'SHOP NOW',
  close: 'Close',
  stopConfetti: 'Stop the confetti',
  notCopied:
    'Your browser wouldn’t let us copy the code. It’s selected, so you can copy it yourself or type it at checkout.',
} as const
