import type { Product } from '@/domain/accessory'
import type { PromoRule } from '@/domain/promo'
import type { PartLocation } from '@/domain/part-location'

/** What a mechanic needs to know of a spare part. */
export interface SpareService {
  /** What else fits, in words, for a rider far from a dealer; null where only this part does. */
  standard_equivalent: string | null
  /** Codes and names of the standards it follows, for example '6902-2RS'. */
  standards: string[]
  tools: string[]
  /** 1 = anyone, 2 = practised, 3 = workshop. */
  difficulty: 1 | 2 | 3
  minutes: number
  /** Kilometres after which it is usually worn; null where use does not decide. */
  wear_interval_km: number | null
}

export interface SeedProduct extends Product {
  service: SpareService | null
}

/** A kind of spare: its place on the bike and other words for it. */
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
