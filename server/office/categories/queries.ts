import { sql, type SQL } from 'drizzle-orm'

import type { CategoryKind } from '@/domain/office/categories/categories'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'

export interface CategoryRecord {
  code: string
  title: string
  text: string
  keywords: string[]
  is_hidden: boolean
  products: number
  offered: number
  former: string[]
}

const PLACES: Record<CategoryKind, { table: SQL; column: SQL; keywords: SQL }> = {
  accessory: {
    table: sql`accessory_categories`,
    column: sql`category`,
    keywords: sql`'{}'::text[]`,
  },
  spare: { table: sql`spare_groups`, column: sql`spare_group`, keywords: sql`c.keywords` },
}

/** Serializes changes to categories, which are compared with each other and have an order. */
export async function lockCategories(tx: Db, kind: CategoryKind): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`categories of ${kind}`}, 0))`,
  )
}

export async function listCategories(db: Db, kind: CategoryKind): Promise<CategoryRecord[]> {
  const { table, column, keywords } = PLACES[kind]
  const { rows } = await db.execute<CategoryRecord & Record<string, unknown>>(sql`
    select c.code, c.title, c.text, c.is_hidden, ${keywords} as keywords,
      coalesce(p.products, 0)::int as products, coalesce(p.offered, 0)::int as offered,
      array(select n.former from category_names n where n.kind = ${kind} and n.code = c.code order by n.former) as former
    from ${table} c left join (
      select ${column} as code, count(*) as products, count(*) filter (where is_offered) as offered
      from products where kind = ${kind} group by 1
    ) p using (code) order by c.position, c.code`)
  return rows
}

/** Finds the category that an old slug redirects to. */
export async function findFormer(tx: Db, kind: CategoryKind, former: string) {
  const { rows } = await tx.execute<{ code: string }>(
    sql`select code from category_names where kind = ${kind} and former = ${former}`,
  )
  return rows[0]?.code
}

interface CategoryTexts {
  code: string
  title: string
  text: string
  keywords: readonly string[]
}

/** @param like spare part group whose place it copies @returns false if there is no such group */
export async function insertCategory(
  tx: Db,
  { kind, like, code, title, text, keywords }: CategoryTexts & { kind: CategoryKind; like: string },
): Promise<boolean> {
  const { rows } =
    kind === 'spare'
      ? await tx.execute(sql`
          insert into spare_groups (code, title, text, keywords, place, position)
          select ${code}, ${title}, ${text}, ${list(keywords)}, place,
            (select max(position) + 1 from spare_groups)
          from spare_groups where code = ${like} returning code`)
      : await tx.execute(sql`
          insert into accessory_categories (code, title, text, position)
          select ${code}, ${title}, ${text}, coalesce(max(position), -1) + 1
          from accessory_categories returning code`)
  return rows.length > 0
}

const list = (words: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`

interface UpdateCategoryInput extends CategoryTexts {
  kind: CategoryKind
  is_hidden: boolean
  /** Current code. */
  was: string
}

export async function updateCategory(tx: Db, changing: UpdateCategoryInput): Promise<void> {
  const { kind, was, code, title, text, keywords, is_hidden } = changing
  const { table } = PLACES[kind]
  const own = kind === 'spare' ? sql`, keywords = ${list(keywords)}` : sql``
  await tx.execute(sql`
    update ${table} set code = ${code}, title = ${title}, text = ${text}, is_hidden = ${is_hidden}${own}
    where code = ${was}`)
}

interface CategoryMove {
  kind: CategoryKind
  from: string
  to: string
}

/** Moves the products of a category and redirects its slugs to another category. */
export async function moveProducts(tx: Db, { kind, from, to }: CategoryMove): Promise<void> {
  const { column } = PLACES[kind]
  await tx.execute(
    sql`update products set ${column} = ${to} where kind = ${kind} and ${column} = ${from}`,
  )
  await tx.execute(sql`delete from category_names where kind = ${kind} and former = ${to}`)
  await tx.execute(
    sql`update category_names set code = ${to} where kind = ${kind} and code = ${from}`,
  )
  await tx.execute(
    sql`insert into category_names (kind, former, code) values (${kind}, ${from}, ${to})`,
  )
}

export async function deleteCategory(tx: Db, kind: CategoryKind, code: string): Promise<void> {
  await tx.execute(sql`delete from ${PLACES[kind].table} where code = ${code}`)
}

export async function writeOrder(
  tx: Db,
  kind: CategoryKind,
  codes: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${PLACES[kind].table} c set position = o.place
    from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) with ordinality as o(code, place)
    where o.code = c.code and c.position <> o.place`)
}

export async function listMoving(db: Db, kind: CategoryKind, code: string) {
  const { rows } = await db.execute<{ id: number; title: string; is_offered: boolean }>(sql`
    select id, title, is_offered from products
    where kind = ${kind} and ${PLACES[kind].column} = ${code} order by id`)
  return rows
}

/** Lists the accessories of a category, in its order. */
export const listProducts = (db: Db, code: string) =>
  db
    .select({ id: products.id, title: products.title, is_offered: products.is_offered })
    .from(products)
    .where(sql`${products.kind} = 'accessory' and ${products.category} = ${code}`)
    .orderBy(products.position, products.id)

/** Renumbers all accessories, because two of them may have the same position. */
export async function writePlaces(tx: Db, ids: readonly number[]): Promise<void> {
  // The lock order of price changes.
  await tx.execute(sql`
    select from ${products} where kind = 'accessory' order by bundle_basis_points is not null, id for update`)
  await tx.execute(sql`
    with listed as (
      select id, row_number() over (order by position, id) as place from ${products} where kind = 'accessory'
    ), wanted as (
      select id, nth from unnest(${sql.param([...ids])}::int[]) with ordinality as t (id, nth)
    ), slots as (
      select place, row_number() over (order by place) as nth from listed where id in (select id from wanted)
    ), target as (
      select l.id, coalesce(s.place, l.place) as place
      from listed l left join wanted w using (id) left join slots s using (nth)
    )
    update ${products} p set position = t.place from target t where t.id = p.id and p.position <> t.place`)
}
