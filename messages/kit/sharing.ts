import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

export const sharing = {
  shop: {
    title: 'Electric bikes, built after you order',
    eyebrow: 'Size, color, every part',
    figures: null,
  },
  from: (price: Cents) => `from ${money(price)}`,
} as const
