import type { ProductFact } from '@/domain/shop/accessories/accessory'
import { parseDollars, type Cents } from '@/domain/kit/money'
import { MAX_PRICE } from '@/domain/office/goods/prices'
import { readDetails, typedDetails, type ProductDetails } from '@/domain/office/goods/product-form'

import { wholeOf, type Cells } from './kind'

/** A line for an accessory or a spare part. Undefined fields stay unchanged. */
export interface ProductLine {
  /** Null for a new product, which gets the next id. */
  id: number | null
  title: string
  description: string
  fits: string[]
  is_offered: boolean
  group: string | undefined
  weight_g: number | undefined
  facts: ProductFact[] | undefined
  warnings: string[] | undefined
  gtin: string | null | undefined
  external_link: string | null | undefined
  price: Cents | undefined
}

export type ExistingProduct = Pick<ProductLine, 'title' | 'description' | 'fits' | 'is_offered'> &
  ProductDetails & { id: number; group: string; price: Cents; isBundle: boolean }

const GTIN_FAULT =
  'gtin must be 8, 12, 13 or 14 digits with the right check digit, or empty. Spreadsheet programs drop zeros at its front.'
const NO_NUMBERS = /^\s*$/

export function parseProductLine(cells: Cells): ProductLine | string {
  const number = cells.part_number ?? ''
  const isNew = NO_NUMBERS.test(number)
  const id = isNew ? null : wholeOf(number)
  const [title, description] = [cells.title ?? '', cells.description ?? '']
  const offered = cells.offered?.trim().toLowerCase() ?? ''
  if (!isNew && id === null) return 'part_number must be a whole number, or empty to add a product.'
  if (title.trim() === '' || title.length > 120) return 'title must have 1 to 120 characters.'
  if (description.trim() === '' || description.length > 2_000) {
    return 'description must have 1 to 2,000 characters.'
  }
  if (offered !== 'yes' && offered !== 'no') return 'offered must be yes or no.'
  const details = detailsOf(cells)
  if (typeof details === 'string') return details
  const fits = [...new Set((cells.fits ?? '').split(/\s+/).filter(Boolean))]
  return { id, title, description, fits, is_offered: offered === 'yes', ...details }
}

type Details = Omit<ProductLine, 'id' | 'title' | 'description' | 'fits' | 'is_offered'>

/** A missing column, or an empty weight or price, leaves the field unchanged. */
function detailsOf(cells: Cells): Details | string {
  const { weight_g = '', facts, warnings, gtin, external_link } = cells
  const read = readDetails({
    weight: weight_g.trim() || '0',
    facts: facts ?? '',
    warnings: warnings ?? '',
    gtin: gtin ?? '',
    external_link: external_link ?? '',
  })
  const price = (cells.price ?? '').trim()
  const cents = price === '' ? undefined : parseDollars(price)
  if (read.weight === null) return 'weight_g must be whole grams, 200,000 at most.'
  if (read.facts === null) return 'facts must be lines such as “Material: Steel”, 30 at most.'
  if (read.warnings === null) return 'warnings must be lines of up to 500 characters, 20 at most.'
  if (read.gtin === undefined) return GTIN_FAULT
  if (read.external_link === undefined) {
    return 'external_link must be an address that begins with https://, or empty.'
  }
  if (cents === null || cents === 0 || (cents ?? 1) > MAX_PRICE) {
    return 'price must be an amount such as 19.90, or empty.'
  }
  return {
    group: cells.group?.trim(),
    weight_g: weight_g.trim() === '' ? undefined : read.weight,
    facts: facts === undefined ? undefined : read.facts,
    warnings: warnings === undefined ? undefined : read.warnings,
    gtin: gtin === undefined ? undefined : read.gtin,
    external_link: external_link === undefined ? undefined : read.external_link,
    price: cents,
  }
}

/** Returns whether a line changes nothing. Compares data sheets as the text of their cells. */
export function isSame(line: ProductLine, known: ExistingProduct): boolean {
  const typed = typedDetails({ ...known, ...definedOf(line) })
  const group = line.group ?? known.group
  return stateOf(line, group, typed) === stateOf(known, known.group, typedDetails(known))
}

export function definedOf({
  weight_g,
  facts,
  warnings,
  gtin,
  external_link,
}: ProductLine): Partial<ProductDetails> {
  const values = { weight_g, facts, warnings, gtin, external_link }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const stateOf = (
  {
    title,
    description,
    fits,
    is_offered,
  }: Pick<ExistingProduct, 'title' | 'description' | 'fits' | 'is_offered'>,
  group: string,
  typed: object,
) => JSON.stringify([title, description, [...fits].sort(), is_offered, group, typed])
