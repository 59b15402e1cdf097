import { parseDollars, type Cents } from '@/domain/kit/money'
import { typedFields } from '@/domain/kit/text-field'
import { MAX_PRICE } from '@/domain/office/goods/prices'
import {
  SHEET_FIELDS,
  SHEET_NAMES,
  TABLE_FIELDS,
  type ProductSheet,
} from '@/domain/shop/goods/product-fields'

import { pick } from '@/utils/omit'

import { wholeOf, type Cells } from './kind'

/** A line for an accessory or a spare part. Missing fields stay unchanged. */
export interface ProductLine extends Partial<ProductSheet> {
  /** Null for a new product, which gets the next id. */
  id: number | null
  title: string
  description: string
  fits: string[]
  is_offered: boolean
  group: string | undefined
  price: Cents | undefined
}

export type ExistingProduct = Pick<ProductLine, 'title' | 'description' | 'fits' | 'is_offered'> &
  ProductSheet & { id: number; group: string; price: Cents; isBundle: boolean }

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

function detailsOf(cells: Cells): Details | string {
  const sheet = sheetOf(cells)
  if (typeof sheet === 'string') return sheet
  const price = (cells.price ?? '').trim()
  const cents = price === '' ? undefined : parseDollars(price)
  if (cents === null || cents === 0 || (cents ?? 1) > MAX_PRICE) {
    return 'price must be an amount such as 19.90, or empty.'
  }
  return { ...sheet, group: cells.group?.trim(), price: cents }
}

/** A missing column, or an empty cell of a field that can’t be empty, leaves the field unchanged. */
function sheetOf(cells: Cells): Partial<ProductSheet> | string {
  const sheet: Record<string, unknown> = {}
  for (const { name, field, column, wrong } of TABLE_FIELDS) {
    const cell = cells[column]
    if (cell === undefined) continue
    const value = field.read(cell)
    if (value !== undefined) sheet[name] = value
    else if (cell.trim() !== '') return wrong
  }
  return sheet
}

/** Returns whether a line changes nothing. Compares data sheets as the text of their cells. */
export function isSame(line: ProductLine, known: ExistingProduct): boolean {
  const typed = typedFields(SHEET_FIELDS, { ...known, ...definedOf(line) })
  const group = line.group ?? known.group
  return (
    stateOf(line, group, typed) === stateOf(known, known.group, typedFields(SHEET_FIELDS, known))
  )
}

export const definedOf = (line: ProductLine): Partial<ProductSheet> =>
  pick(
    line,
    SHEET_NAMES.filter((name) => line[name] !== undefined),
  )

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
