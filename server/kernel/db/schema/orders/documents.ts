import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { ExchangeRate } from '@/domain/shop/tax/exchange-rate'
import type { ChargedTax } from '@/domain/shop/tax/tax'
import type { Cents } from '@/domain/kit/money'
import { refunds } from './after-sales'
import { bigId, centsColumn, isOneOf, notNegative, writtenAt } from '../columns'
import { orders } from './orders'
import { countries } from '../catalog/trade'

export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const

/** Last assigned number per kind. Not a sequence, because a rollback must leave no gap. */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text({ enum: DOCUMENT_KINDS }).primaryKey(),
    last: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    check('document_counters_kind', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('document_counters_last', notNegative(table.last)),
  ],
)

export interface Seller {
  name: string
  address: string[]
  vat_id: string
  email: string
  /** Tax numbers for the destination; absent on documents that were issued before they were stored. */
  tax_numbers?: string[]
}

export interface DocumentLine {
  title: string
  detail: string
  count: number
  price: Cents
  discount: Cents
  total: Cents
}

export interface LocalTax extends ExchangeRate {
  /** ISO 4217. */
  currency: string
  /** In the smallest unit of the currency. */
  amount: Cents
}

/** Everything printed on a document. Rendering reads nothing else, so a document never changes. */
export interface DocumentContent {
  seller: Seller
  buyer: { email: string; address: string[] }
  /** Delivery address; null if it is the same as the billing address. */
  delivery: string[] | null
  order_number: string
  /** Dates as 'YYYY-MM-DD'. */
  ordered_on: string
  issued_on: string
  delivery_on: string | null
  currency: string
  lines: DocumentLine[]
  amounts: {
    subtotal: Cents
    discount: Cents
    /** Why staff gave the discount; absent for promo codes. */
    discount_reason?: string
    shipping: Cents
    /** Assembly by a dealer; absent on documents without it. */
    assembly?: { title: string; amount: Cents } | undefined
    net: Cents
    tax: Cents
    tax_title: string
    /** Taxes by jurisdiction and rate; absent on documents that were issued before taxes were stored. */
    taxes?: ChargedTax[]
    /** Tax rate of documents without `taxes`; null if their order's tax didn't match it. */
    tax_basis_points?: number | null
    /** The certificate that exempts from taxes, in words; absent without one. */
    exemption?: string
    total: Cents
    /** The tax in the currency that the law of the destination asks for. */
    local_tax?: LocalTax
  }
  /** How the invoice was paid or, on a credit note, where the money is refunded. */
  settled: { title: string; amount: Cents }[]
  /** The invoice that a credit note corrects. */
  invoice_number: number | null
}

/** Documents of an order, numbered without gaps; rendered from `content` on each download. */
export const documents = pgTable(
  'documents',
  {
    id: bigId(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    refund_id: bigint({ mode: 'number' }).references(() => refunds.id),
    /** Idempotency key that names what caused the document, for example 'refund-7'. */
    cause: text().notNull().unique(),
    content: jsonb().$type<DocumentContent>().notNull(),
    issued_at: writtenAt(),
  },
  (table) => [
    unique('documents_number').on(table.kind, table.number),
    unique('documents_refund').on(table.refund_id),
    index('documents_order').on(table.order_id),
    index('documents_issued').on(table.issued_at),
    check('documents_kind', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_count', sql`${table.number} > 0`),
  ],
)

/** Daily totals of documents by destination. A trigger adds each new document on the day printed on it. */
export const taxDays = pgTable(
  'tax_days',
  {
    day: date({ mode: 'string' }).notNull(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    /** State or province, in countries whose regions have taxes of their own; otherwise empty. */
    region: text().notNull().default(''),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    papers: integer().notNull(),
    net_cents: centsColumn().notNull(),
    tax_cents: centsColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.country_id, table.region, table.kind] }),
    index('tax_days_country').on(table.country_id),
    check('tax_days_kind', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('tax_days_amounts', notNegative(table.papers, table.net_cents, table.tax_cents)),
  ],
)

/** Daily taxes of documents by jurisdiction and rate; the same trigger adds them. */
export const taxDayRates = pgTable(
  'tax_day_rates',
  {
    day: date({ mode: 'string' }).notNull(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    region: text().notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    title: text().notNull(),
    jurisdiction: text().notNull(),
    /** Parts per million. */
    rate: integer().notNull(),
    base_cents: centsColumn().notNull(),
    tax_cents: centsColumn().notNull(),
  },
  ({ day, country_id, region, kind, title, jurisdiction, rate, ...amounts }) => [
    primaryKey({ columns: [day, country_id, region, kind, title, jurisdiction, rate] }),
    index('tax_day_rates_country').on(country_id),
    check('tax_day_rates_kind', isOneOf(kind, DOCUMENT_KINDS)),
    check('tax_day_rates_amounts', notNegative(amounts.base_cents, amounts.tax_cents)),
  ],
)

export type DocumentRow = typeof documents.$inferSelect
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
