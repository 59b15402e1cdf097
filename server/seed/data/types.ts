import type { Product } from '@/domain/shop/accessories/accessory'
import type { PromoRule } from '@/domain/shop/promo/promo'
import type { PartLocation } from '@/domain/shop/bikes/part-location'

export interface SpareService {
  /** Equivalent standard parts, as text, for riders far from a dealer; null if there are none. */
  standard_equivalent: string | null
  /** Codes and names of the applicable standards, for example '6902-2RS'. */
  standards: string[]
  tools: string[]
  /** Difficulty: 1 = anyone, 2 = experienced, 3 = workshop. */
  difficulty: 1 | 2 | 3
  minutes: number
  /** Typical life in kilometers; null if wear doesn't depend on use. */
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
  /** Date as 'YYYY-MM-DD', always a weekday. */
  date: string
  reason: string
}
