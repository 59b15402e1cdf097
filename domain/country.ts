import type { Cents } from './money'

/** A country the shop ships to. */
export interface Country {
  id: number
  title: string
  /** ISO 3166-1 alpha-2. */
  code: string
  /** Name of the tax on the bill, for example 'VAT' or 'Sales tax'. */
  tax_title: string
  /** Tax on goods and shipping in basis points. */
  tax_basis_points: number
  /** Whether its law wants prices shown with the tax in them, as in the EU, or without, as in the US. */
  prices_include_tax: boolean
  /** Delivery of one bike, and of all other goods of an order together. */
  shipping_bike: Cents
  shipping_goods: Cents
  /** Days in transit after the factory for goods with a battery and for others. */
  transit_days: { battery: number; goods: number }
  /** Tags of motor tunes that may be sold for road use, best default first. */
  legal_tunes: string[]
  /** Name of the region field of an address, or null where addresses have none. */
  region_title: string | null
  /** Pattern of a postcode (anchored, case-insensitive) and an example, or null where there is none. */
  postcode: { pattern: string; example: string } | null
}
