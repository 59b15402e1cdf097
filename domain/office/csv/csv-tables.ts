import { TABLE_FIELDS } from '@/domain/shop/goods/product-fields'

export const CATALOG_KINDS = ['accessories', 'spares', 'bundles', 'stock', 'prices'] as const
export type CatalogKind = (typeof CATALOG_KINDS)[number]

/** Kinds of tables; customers are separate, because they require a different permission. */
export const CSV_KINDS = [...CATALOG_KINDS, 'customers'] as const
export type CsvKind = (typeof CSV_KINDS)[number]

/** `uploading` continues to `checking` automatically, `checked` to `applying` when staff confirm. */
export const CSV_STATES = [
  'uploading',
  'checking',
  'checked',
  'applying',
  'applied',
  'failed',
] as const
export type CsvState = (typeof CSV_STATES)[number]

export const CSV_VERDICTS = ['new', 'change', 'same'] as const
export type CsvVerdict = (typeof CSV_VERDICTS)[number]

/** Published order; later fields follow. */
const PUBLISHED = [
  ...['part_number', 'title', 'description', 'group', 'fits', 'weight_g', 'gtin'],
  ...['facts', 'warnings', 'price', 'offered', 'external_link'],
]
const PRODUCT = [...new Set([...PUBLISHED, ...TABLE_FIELDS.map(({ column }) => column)])]
const PRODUCT_NEEDED = ['part_number', 'title', 'description', 'fits', 'offered']

export const CSV_COLUMNS: Record<CsvKind, readonly string[]> = {
  accessories: PRODUCT,
  spares: PRODUCT,
  bundles: ['part_number', 'title', 'description', 'offered', 'percent_off', 'parts'],
  stock: ['sku', 'title', 'on_hand_before', 'on_hand', 'threshold'],
  prices: ['part_number', 'version', 'title', 'price'],
  customers: [
    ...['id', 'email', 'name', 'last_name', 'recipient', 'line1', 'line2', 'city', 'region'],
    ...['postcode', 'country', 'phone', 'note', 'newsletter', 'since', 'email_confirmed'],
    ...['disabled', 'role', 'orders', 'paid', 'refunded', 'last_order_at', 'store_credit'],
  ],
}

/** Required import columns; others are optional, in any order. */
export const CSV_NEEDED: Record<CsvKind, readonly string[]> = {
  accessories: PRODUCT_NEEDED,
  spares: PRODUCT_NEEDED,
  bundles: ['part_number', 'title', 'description', 'offered', 'percent_off', 'parts'],
  stock: ['sku', 'on_hand'],
  prices: ['part_number', 'price'],
  customers: ['email'],
}

/**
 * Returns the kinds of tables that have these columns. A table that has the columns of several kinds is of the one that
 * requires most; accessories and spare parts share their columns.
 * @example kindsOfTable('SKU;Title;On_hand') // ['stock']
 */
export function kindsOfTable(text: string): CatalogKind[] {
  const [head = ''] = text.replace(/^"?sep=[^\r\n]*(?:\r\n|[\r\n])/i, '').split(/[\r\n]/)
  const columns = head.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '').trim().toLowerCase())
  const fitting = CATALOG_KINDS.filter((kind) =>
    CSV_NEEDED[kind].every((column) => columns.includes(column)),
  )
  const most = Math.max(...fitting.map((kind) => CSV_NEEDED[kind].length))
  return fitting.filter((kind) => CSV_NEEDED[kind].length === most)
}

/** Maximum table size, in bytes. */
export const CSV_LIMIT = 50_000_000
/** Maximum lines stored per verdict; rejected ones include their messages. */
export const KEPT_LINES = 1_000
