import type { z } from 'zod'

import type { User } from '@/contract/account/profile/profile.schema'
import type { addressesSchemas } from '@/contract/account/addresses/addresses.schema'
import type { garageSchemas } from '@/contract/account/garage/garage.schema'
import type { reviewsSchemas } from '@/contract/shop/reviews/reviews.schema'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Gift } from '@/domain/shop/gift-card/gift'
import type { Cents } from '@/domain/kit/money'

type SavedAddress = Omit<
  z.output<(typeof addressesSchemas)['list']['response']>['addresses'][number],
  'lines'
>
type BikeSettings = z.output<(typeof garageSchemas)['saveSettings']['body']>
type ReviewBody = z.output<(typeof reviewsSchemas)['change']['body']>
type ServiceEntry = z.output<(typeof garageSchemas)['addService']['response']>

export interface MockCartLine {
  id: number
  product_id: number
  bike_slug: string | null
  build: Build | null
  order_bike_id: number | null
  count: number
  amount?: number | null | undefined
  variant?: string | null | undefined
  gift?: Gift | null | undefined
}

export interface MockBike {
  order_key: string
  /** Data sheet of the current build. */
  sheet: { label: string; text: string }[]
  delivery_date: string | null
  id: number
  order_number: string
  ordered_at: string
  bike_slug: string
  build: Build
  settings: BikeSettings
  service_book: ServiceEntry[]
}

export interface MockReview extends ReviewBody {
  id: number
  order_bike_id: number
  bike_slug: string
  size: string
  /** 'YYYY-MM-DD'. */
  date: string
}

export interface MockMember {
  user: z.output<typeof User>
  password: string
  sessions: { id: string; token: string; refresh: string; isRemembered: boolean; at: string }[]
  addresses: SavedAddress[]
  cart: { version: number; lines: MockCartLine[] }
  reviews: MockReview[]
  /** Cached cart responses by Idempotency-Key. */
  cartAnswers: Record<string, unknown>
  bikes: MockBike[]
  credit: Cents
  notes?: {
    id: number
    at: string
    text: string
    by: string
    key: string
    isRemoved: boolean
  }[]
  /** Whether staff has disabled the account, which blocks login. */
  isDisabled?: boolean
  /** Order numbers, oldest first. */
  orders: string[]
  removedPayments: string[]
}
