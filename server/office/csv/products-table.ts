import { and, asc, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm'

import type { Product } from '@/domain/shop/accessories/accessory'
import { toDollars } from '@/domain/kit/money'
import { typedFields } from '@/domain/kit/text-field'
import { CSV_COLUMNS } from '@/domain/office/csv/csv-tables'
import { SHEET_FIELDS, SHEET_NAMES, TABLE_FIELDS } from '@/domain/shop/goods/product-fields'
import type { Db } from '@/server/kernel/db/client'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { externalHosts } from '@/server/kernel/ports/external-hosts'

import { pick } from '@/utils/omit'

import { holdGroup } from '../goods/hold-group'
import { listBikes, listGroups, listOptions } from '../goods/list-queries'
import { insertProduct, lockNumbers } from '../goods/insert-product'
import { nameEditor } from '../goods/product-edits'
import { EXPORT_PAGE, type CsvHandler } from './kind'
import { validateProductLine, productLines, type ProductShop } from './product-verdict'
import { definedOf, type ExistingProduct, type ProductLine } from './product-line'

type Kind = Product['kind']

const GROUP = sql<string>`case when ${products.kind} = 'spare' then coalesce(${products.spare_group}, '')
  else ${products.category} end`

const COLUMNS = {
  ...{ id: products.id, title: products.title, description: products.description },
  ...{ fits: products.fits, is_offered: products.is_offered },
  ...pick(getTableColumns(products), SHEET_NAMES),
  ...{ price: products.price_cents, group: GROUP },
  isBundle: sql<boolean>`exists (select 1 from ${productParts} where bundle_id = ${products}.id)`,
}

/** Imports products. Lines without a number match by title or add a draft, so repeats add none. */
export const productsTable = (kind: Kind): CsvHandler<ProductLine> => ({
  ...productLines,
  judge: async (db, rows, isLocked) => {
    const shop = await readShop(db, kind)
    const find = await findProducts(db, { kind, rows, isLocked })
    return rows.map((row) => validateProductLine(row, find(row), shop))
  },
  write: async (tx, rows, { by }) => {
    const find = await findProducts(tx, { kind, rows, isLocked: true })
    await nameEditor(tx, by)
    for (const code of new Set(rows.map(({ group }) => group ?? ''))) {
      // Locks the group against renaming and merging until the products have been added to it.
      if (code !== '') await holdGroup(tx, kind, code)
    }
    const pairs = rows.map((row) => ({ row, known: find(row)[0] }))
    await changeRows(
      tx,
      kind,
      pairs.flatMap(({ row, known }) => (known ? [{ row, known }] : [])),
    )
    for (const { row, known } of pairs) if (!known) await addRow(tx, kind, row)
  },
  page: (db, after) => exportPage(db, kind, after),
})

async function readShop(db: Db, kind: Kind): Promise<ProductShop> {
  const [bikes, options] = [await listBikes(db), await listOptions(db)]
  const groups = await listGroups(db, kind)
  return {
    kind,
    slugs: new Set(bikes.map(({ slug }) => slug)),
    options: new Set(options.map(({ code }) => code)),
    groups: new Set(['', ...groups.map(({ code }) => code)]),
    hosts: externalHosts(),
  }
}

interface FindProductsInput {
  kind: Kind
  rows: readonly ProductLine[]
  isLocked: boolean
}

/** Finds the products of the lines by id, or by title if a line has no id. */
async function findProducts(db: Db, { kind, rows, isLocked }: FindProductsInput) {
  const fresh = rows.filter(({ id }) => id === null).map(({ title }) => title.trim())
  // Lock order: before any product, as when adding one manually, so that no one else adds the same product
  // concurrently.
  if (isLocked && fresh.length > 0) await lockNumbers(db)
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  const query = db
    .select(COLUMNS)
    .from(products)
    .where(
      and(eq(products.kind, kind), or(inArray(products.id, ids), inArray(products.title, fresh))),
    )
    .orderBy(asc(products.id))
  const found: ExistingProduct[] = await (isLocked ? query.for('update') : query)
  return ({ id, title }: ProductLine) =>
    found.filter((one) => (id === null ? one.title === title.trim() : one.id === id))
}

async function addRow(tx: Db, kind: Kind, row: ProductLine): Promise<void> {
  const { description, fits, group = '', price, weight_g = 0 } = row
  if (price === undefined) throw new Error('A new product has no price.')
  const columns = {
    ...definedOf(row),
    ...groupColumn(kind, group),
    kind,
    description,
    fits,
    weight_g,
  }
  await insertProduct(tx, { ...columns, title: row.title.trim(), price_cents: price })
}

/** Updates all rows in one statement, because a table of 100,000 lines has two hundred batches. */
async function changeRows(
  tx: Db,
  kind: Kind,
  rows: readonly { known: ExistingProduct; row: ProductLine }[],
): Promise<void> {
  if (rows.length === 0) return
  const lines = rows.map(({ known, row }) => {
    const { title, description, fits, is_offered, group = known.group } = row
    const texts = { id: known.id, title, description, fits, is_offered }
    const sheet = pick({ ...known, ...definedOf(row) }, SHEET_NAMES)
    return { ...texts, ...sheet, ...groupColumn(kind, group) }
  })
  const [first] = lines
  const columns = Object.keys(first ?? {}).filter((name) => name !== 'id')
  const assignments = columns.map(
    (name) => sql`${sql.identifier(name)} = line.${sql.identifier(name)}`,
  )
  await tx.execute(sql`
    update ${products} p set ${sql.join(assignments, sql`, `)}
    from jsonb_populate_recordset(null::${products}, ${JSON.stringify(lines)}::jsonb) line
    where line.id = p.id`)
}

const groupColumn = (kind: Kind, group: string) =>
  kind === 'spare' ? { spare_group: group || null } : { category: group }

async function exportPage(db: Db, kind: Kind, after: string | null) {
  const rows = await db
    .select(COLUMNS)
    .from(products)
    .where(
      and(eq(products.kind, kind), after === null ? undefined : gt(products.id, Number(after))),
    )
    .orderBy(asc(products.id))
    .limit(EXPORT_PAGE)
  const last = rows.at(-1)
  return {
    // Bundles have their own table.
    rows: rows.filter(({ isBundle }) => !isBundle).map((row) => cellsOf(kind, row)),
    next: rows.length < EXPORT_PAGE || !last ? null : String(last.id),
  }
}

function cellsOf(kind: Kind, product: ExistingProduct): string[] {
  const { id, title, description, fits, is_offered, group, price } = product
  const typed = typedFields(SHEET_FIELDS, product)
  const cells: Record<string, string> = {
    ...{ part_number: String(id), title, description, group, fits: fits.join(' ') },
    ...Object.fromEntries(TABLE_FIELDS.map(({ name, column }) => [column, typed[name]])),
    ...{ price: toDollars(price).toFixed(2), offered: is_offered ? 'yes' : 'no' },
  }
  return CSV_COLUMNS[kind === 'spare' ? 'spares' : 'accessories'].map(
    (column) => cells[column] ?? '',
  )
}
