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
}

export interface DocumentLine {
  title: string
  detail: string
  count: number
  price: Cents
  discount: Cents
  total: Cents
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
    shipping: Cents
    /** Assembly by a dealer; absent on documents without it. */
    assembly?: { title: string; amount: Cents } | undefined
    net: Cents
    tax: Cents
    tax_title: string
    /** Tax rate; null if the order's tax no longer matches its country's rate. */
    tax_basis_points: number | null
    total: Cents
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
    check('documents_kind', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_count', sql`${table.number} > 0`),
  ],
)

/** Daily totals of documents by country. A trigger adds each new document on the day printed on it. */
export const taxDays = pgTable(
  'tax_days',
  {
    day: date({ mode: 'string' }).notNull(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    papers: integer().notNull(),
    net_cents: centsColumn().notNull(),
    tax_cents: centsColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.country_id, table.kind] }),
    index('tax_days_country').on(table.country_id),
    check('tax_days_kind', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('tax_days_amounts', notNegative(table.papers, table.net_cents, table.tax_cents)),
  ],
)

export type DocumentRow = typeof documents.$inferSelect
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
