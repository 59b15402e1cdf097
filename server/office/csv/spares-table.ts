import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/bikes'
import { products } from '@/server/kernel/db/schema/products'

import { nameEditor } from '../prices/product-edits'
import { EXPORT_PAGE, wholeOf, type Cells, type CsvHandler, type Verdict } from './kind'

interface SpareLine {
  id: number
  title: string
  description: string
  fits: string[]
  is_offered: boolean
}

const COLUMNS = {
  id: products.id,
  title: products.title,
  description: products.description,
  fits: products.fits,
  is_offered: products.is_offered,
}

/** Texts, fit and availability of the spare parts that the shop has. */
export const sparesTable: CsvHandler<SpareLine> = {
  parse: parseLine,
  keyOf: ({ id }) => String(id),
  judge: async (db, rows, isLocked) => {
    const known = await db.select({ slug: bikes.slug }).from(bikes)
    const query = db
      .select(COLUMNS)
      .from(products)
      .where(
        and(
          eq(products.kind, 'spare'),
          inArray(
            products.id,
            rows.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(asc(products.id))
    const present = await (isLocked ? query.for('update') : query)
    const byId = new Map(present.map((spare) => [spare.id, spare]))
    const slugs = new Set(known.map(({ slug }) => slug))
    return rows.map((row) => verdictOf(row, byId.get(row.id), slugs))
  },
  write: async (tx, rows, { by }) => {
    await nameEditor(tx, by)
    await tx.execute(sql`
      update ${products} p set title = line.title, description = line.description,
        fits = array(select jsonb_array_elements_text(line.fits)), is_offered = line.is_offered
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as line(id int, title text, description text, fits jsonb, is_offered boolean)
      where line.id = p.id`)
  },
  page: exportPage,
}

function parseLine(cells: Cells): SpareLine | string {
  const id = wholeOf(cells.part_number ?? '')
  const [title, description] = [cells.title ?? '', cells.description ?? '']
  const offered = cells.offered?.trim().toLowerCase() ?? ''
  if (id === null) return 'part_number must be a whole number.'
  if (title.trim() === '' || title.length > 120) return 'title must have 1 to 120 characters.'
  if (description.trim() === '' || description.length > 2_000) {
    return 'description must have 1 to 2,000 characters.'
  }
  if (offered !== 'yes' && offered !== 'no') return 'offered must be yes or no.'
  const fits = (cells.fits ?? '').split(/\s+/).filter(Boolean)
  return { id, title, description, fits: [...new Set(fits)], is_offered: offered === 'yes' }
}

function verdictOf(
  row: SpareLine,
  spare: SpareLine | undefined,
  slugs: ReadonlySet<string>,
): Verdict {
  if (!spare) return { refused: `There’s no spare part with the number ${row.id}.` }
  const unknown = row.fits.find((slug) => !slugs.has(slug))
  if (unknown !== undefined) return { refused: `There’s no bike “${unknown}”.` }
  return factsOf(row) === factsOf(spare) ? 'same' : 'change'
}

const factsOf = ({ title, description, fits, is_offered }: SpareLine) =>
  JSON.stringify([title, description, [...fits].sort(), is_offered])

async function exportPage(db: Db, after: string | null) {
  const rows = await db
    .select(COLUMNS)
    .from(products)
    .where(
      and(eq(products.kind, 'spare'), after === null ? undefined : gt(products.id, Number(after))),
    )
    .orderBy(asc(products.id))
    .limit(EXPORT_PAGE)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ id, title, description, fits, is_offered }) => [
      ...[String(id), title, description, fits.join(' ')],
      is_offered ? 'yes' : 'no',
    ]),
    next: rows.length < EXPORT_PAGE || !last ? null : String(last.id),
  }
}
