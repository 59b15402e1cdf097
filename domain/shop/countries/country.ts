import type { Cents } from '@/domain/kit/money'

export interface Country {
  id: number
  title: string
  /** ISO 3166-1 alpha-2. */
  code: string
  /** Name of the tax on invoices, for example 'VAT' or 'Sales tax'. */
  tax_title: string
  /** Tax on goods and shipping in basis points. */
  tax_basis_points: number
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
