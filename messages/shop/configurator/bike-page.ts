import type { Bike } from '@/domain/shop/bikes/bike'
import { money } from '@/utils/format'

export const bikePage = {
  title: (title: string) => `Configure ${title}`,
  description: ({ title, kind, price }: Bike) =>
    `${title}, ${kind}: choose the size, color and parts. From ${money(price)}, with the weight, range and delivery date of every choice.`,
  reviews: (title: string) => `What owners say about the ${title}`,
} as const
