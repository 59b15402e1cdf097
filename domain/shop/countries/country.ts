import type { Cents } from '@/domain/kit/money'
import type { Tax } from '@/domain/shop/tax/tax'

export interface Country {
  id: number
  title: string
  /** ISO 3166-1 alpha-2. */
  code: string
  /** Name of its tax, for example 'VAT' or 'Sales tax', also where the shop collects none. */
  tax_title: string
  /** Taxes of an address if one is known, otherwise those of the whole country. */
  taxes: Tax[]
  /** States or provinces in which the shop collects taxes of their own. */
  taxed_regions: string[]
  /** Whether the law requires prices including tax, as in the EU, or excluding it, as in the US. */
  prices_include_tax: boolean
  /** Shipping of one bike, and of all other goods of an order together. */
  shipping_bike: Cents
  shipping_goods: Cents
  transit_days: { battery: number; goods: number }
  /** Tags of motor tunes that may be sold for road use, best default first. */
  legal_tunes: string[]
  /** Name of the region field, or null for addresses without one. */
  region_title: string | null
  /** Anchored, case-insensitive pattern of a postal code, and an example; null without postal codes. */
  postcode: { pattern: string; example: string } | null
}
