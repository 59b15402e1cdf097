import type { Product } from '@/domain/shop/accessories/accessory'
import type { PromoRule } from '@/domain/shop/promo/promo'
import type { PartLocation } from '@/domain/shop/bikes/part-location'

export interface SpareService {
  /** Equivalent parts, in words, for riders far from a dealer; null if there are none. */
  standard_equivalent: string | null
  /** Codes and names of the standards it follows, for example '6902-2RS'. */
  standards: string[]
  tools: string[]
  /** 1 = anyone, 2 = practised, 3 = workshop. */
  difficulty: 1 | 2 | 3
  minutes: number
  /** Kilometers until typical wear; null if use doesn't matter. */
  wear_interval_km: number | null
}

export interface SeedProduct extends Product {
  service: SpareService | null
}

export interface SeedSpareGroup {
  code: string
  title: string
  keywords: string[]
  place: PartLocation
}

export type SeedPromotion = PromoRule

export interface SeedStockItem {
  sku: string
  on_hand: number
}

export interface ClosedDay {
  /** 'YYYY-MM-DD', always a weekday. */
  date: string
  reason: string
}
