import type { Bike } from '@/domain/bike'
import { money } from '@/utils/format'

/** Title and description of a bike's own page. */
export const bikePage = {
  title: (title: string) => `Configure ${title}`,
  description: ({ title, kind, price }: Bike) =>
    `${title}, ${kind}: choose the size, color and parts. From ${money(price)}, with the weight, range and delivery date of every choice.`,
  /** The heading of its reviews, which follow when they come near. */
  reviews: (title: string) => `What owners say about the ${title}`,
} as const
