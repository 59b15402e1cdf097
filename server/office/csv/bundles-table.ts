import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { BundlePart } from '@/domain/accessory'
import { typedPercent } from '@/domain/bundle-typed'
import type { Db } from '@/server/kernel/db/client'
import { productParts, products } from '@/server/kernel/db/schema/products'

import { columnsOf, faultOfParts, readParts, writeParts, type KnownParts } from '../prices/bundles'
import { nameEditor } from '../prices/product-edits'
import { EXPORT_PAGE, wholeOf, type Cells, type CsvHandler, type Verdict } from './kind'

interface BundleLine {
  id: number
  title: string
  description: string
  is_offered: boolean
  /** Null for a price of its own. */
  basisPoints: number | null
  parts: BundlePart[]
}

const COLUMNS = {
  id: products.id,
  title: products.title,
  description: products.description,
  is_offered: products.is_offered,
  basisPoints: products.bundle_basis_points,
}

const isBundle = sql`exists (select 1 from ${productParts} where bundle_id = ${products}.id)`

/** Texts, availability and parts of the bundles that the shop has; a price of their own is in the table of prices. */
export const bundlesTable: CsvHandler<BundleLine> = {
  parse: parseLine,
  keyOf: ({ id }) => String(id),
  titleOf: ({ title }) => title,
  judge: async (db, rows, isLocked) => {
    // Parts before bundles, as everyone locks them.
    const known = await readParts(
      db,
      rows.flatMap(({ parts }) => parts),
      { isLocked },
    )
    const ids = rows.map(({ id }) => id)
    const query = db.select(COLUMNS).from(products).where(inArray(products.id, ids))
    const found = await (isLocked ? query.orderBy(asc(products.id)).for('update') : query)
    const present = await withParts(db, found)
    return rows.map((row) => verdictOf(row, present.get(row.id), known))
  },
  write: async (tx, rows, { by }) => {
    const known = await readParts(
      tx,
      rows.flatMap(({ parts }) => parts),
      { isLocked: true },
    )
    await nameEditor(tx, by)
    for (const { id, title, description, is_offered, basisPoints, parts } of rows) {
      const given = { parts, percent: basisPoints === null ? null : basisPoints / 100 }
      const columns = { title, description, is_offered, ...columnsOf(given, known) }
      await tx.update(products).set(columns).where(eq(products.id, id))
      await writeParts(tx, id, parts)
    }
  },
  page: exportPage,
}

/** @returns bundles with their parts, by number; what is no bundle is left out */
async function withParts(db: Db, rows: readonly Omit<BundleLine, 'parts'>[]) {
  const ids = rows.map(({ id }) => id)
  const all = await db
    .select()
    .from(productParts)
    .where(inArray(productParts.bundle_id, ids))
    .orderBy(asc(productParts.bundle_id), asc(productParts.position))
  const lines = rows.map((row): BundleLine => {
    const own = all.filter(({ bundle_id }) => bundle_id === row.id)
    return {
      ...row,
      parts: own.map(({ product_id, variant, count }) => ({ product_id, variant, count })),
    }
  })
  return new Map(lines.filter(({ parts }) => parts.length > 0).map((line) => [line.id, line]))
}

function parseLine(cells: Cells): BundleLine | string {
  const id = wholeOf(cells.part_number ?? '')
  const [title, description] = [cells.title ?? '', cells.description ?? '']
  const offered = cells.offered?.trim().toLowerCase() ?? ''
  const percent = cells.percent_off?.trim() ?? ''
  const basisPoints = percent === '' ? null : typedPercent(percent)
  const parts = (cells.parts ?? '').split(';').filter((one) => one.trim() !== '')
  const read = parts.map(partOf)
  if (id === null) return 'part_number must be a whole number.'
  if (title.trim() === '' || title.length > 120) return 'title must have 1 to 120 characters.'
  if (description.trim() === '' || description.length > 2_000) {
    return 'description must have 1 to 2,000 characters.'
  }
  if (offered !== 'yes' && offered !== 'no') return 'offered must be yes or no.'
  if (percent !== '' && basisPoints === null)
    return 'percent_off must be from 0.01 to 90, or empty.'
  const sound = read.filter((part) => part !== null)
  if (sound.length < read.length) return 'parts must be like “5000114 x 1; 5000110:bone-m x 2”.'
  return { id, title, description, is_offered: offered === 'yes', basisPoints, parts: sound }
}

/** @example partOf('5000110:bone-m x 2') // { product_id: 5000110, variant: 'bone-m', count: 2 } */
function partOf(text: string): BundlePart | null {
  const [, number = '', variant, count = '1'] =
    /^\s*(\d{1,9})(?::([\w-]{1,60}))?(?:\s*[x×]\s*(\d{1,2}))?\s*$/.exec(text) ?? []
  if (number === '') return null
  return { product_id: Number(number), variant: variant ?? null, count: Number(count) }
}

function verdictOf(row: BundleLine, bundle: BundleLine | undefined, known: KnownParts): Verdict {
  if (!bundle) return { refused: `There’s no bundle with the number ${row.id}.` }
  if (factsOf(row) === factsOf(bundle)) return 'same'
  const fault = faultOfParts(row.parts, known)
  if (!fault) return 'change'
  const part = fault.position === null ? '' : `Part ${fault.position + 1}: `
  return { refused: `${part}${fault.message}` }
}

const factsOf = ({ title, description, is_offered, basisPoints, parts }: BundleLine) =>
  JSON.stringify([title, description, is_offered, basisPoints, parts.map(partText)])

const partText = ({ product_id, variant, count }: BundlePart) =>
  `${product_id}${variant === null ? '' : `:${variant}`} x ${count}`

async function exportPage(db: Db, after: string | null) {
  const rows = await db
    .select(COLUMNS)
    .from(products)
    .where(and(isBundle, after === null ? undefined : gt(products.id, Number(after))))
    .orderBy(asc(products.id))
    .limit(EXPORT_PAGE)
  const lines = [...(await withParts(db, rows)).values()]
  const last = rows.at(-1)
  return {
    rows: lines.map(({ id, title, description, is_offered, basisPoints, parts }) => [
      ...[String(id), title, description, is_offered ? 'yes' : 'no'],
      ...[basisPoints === null ? '' : String(basisPoints / 100), parts.map(partText).join('; ')],
    ]),
    next: rows.length < EXPORT_PAGE || !last ? null : String(last.id),
  }
}
