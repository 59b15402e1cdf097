import type { CategoryKind } from '@/domain/office/categories/categories'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { holdGroup } from '../goods/hold-group'
import { nameEditor } from '../goods/product-edits'
import {
  deleteCategory,
  findFormer,
  insertCategory,
  listCategories,
  listMoving,
  lockCategories,
  moveProducts,
  updateCategory,
  writeOrder,
  type CategoryRecord,
} from './queries'

const SHOWN = 20

const nameOf = (state: unknown) => sha256(JSON.stringify(state)).slice(0, 32)

const versionOf = ({ code, title, text, keywords, is_hidden }: CategoryRecord) =>
  nameOf([code, title, text, keywords, is_hidden])

const orderOf = (all: readonly CategoryRecord[]) => nameOf(all.map(({ code }) => code))

export async function readCategories(db: Db, kind: CategoryKind) {
  const all = await listCategories(db, kind)
  return { categories: all.map((one) => ({ ...one, seen: versionOf(one) })), seen: orderOf(all) }
}

/** @throws DomainError category_not_found */
export async function readCategory(db: Db, kind: CategoryKind, code: string) {
  const { categories } = await readCategories(db, kind)
  const found = categories.find((one) => one.code === code)
  if (!found) throw new DomainError('category_not_found', `No category ${code} of kind ${kind}.`)
  return found
}

async function requireFree(tx: Db, { kind, code, own }: Record<'code' | 'own', string> & KindRef) {
  const all = await listCategories(tx, kind)
  if (all.some((one) => one.code === code)) throw new DomainError('category_exists', code)
  const former = await findFormer(tx, kind, code)
  if (former !== undefined && former !== own) throw new DomainError('category_name_taken', code)
}

type CategoryDeps = Pick<Deps, 'db'> & AuditSubjects

interface KindRef {
  kind: CategoryKind
}

interface CategoryTexts {
  code: string
  title: string
  text: string
  keywords: string[]
}

/** @throws DomainError category_exists, category_name_taken, category_not_found for a wrong place */
export async function addCategory(
  { db, about }: CategoryDeps,
  adding: CategoryTexts & KindRef & { like: string },
) {
  const { kind, code, like } = adding
  return db.transaction(async (tx) => {
    await lockCategories(tx, kind)
    await requireFree(tx, { kind, code, own: '' })
    if (!(await insertCategory(tx, adding))) throw new DomainError('category_not_found', like)
    about({ kind: 'categories', id: `${kind}/${code}` })
    return readCategory(tx, kind, code)
  })
}

interface SaveCategoryInput extends CategoryTexts, KindRef {
  /** Current code. */
  was: string
  is_hidden: boolean
  seen: string
  by: number
}

/** @throws DomainError category_not_found, category_changed, category_exists, category_name_taken */
export async function saveCategory(
  { db, about }: CategoryDeps,
  { seen, by, ...saving }: SaveCategoryInput,
) {
  const { kind, was, code } = saving
  return db.transaction(async (tx) => {
    await lockCategories(tx, kind)
    const present = await readCategory(tx, kind, was)
    if (present.seen !== seen) throw new DomainError('category_changed', was)
    if (code !== was) await requireFree(tx, { kind, code, own: was })
    await updateCategory(tx, saving)
    if (code !== was) {
      await nameEditor(tx, by)
      await moveProducts(tx, { kind, from: was, to: code })
      about({ kind: 'categories', id: `${kind}/${code}` })
    }
    return readCategory(tx, kind, code)
  })
}

interface OrderCategoriesInput extends KindRef {
  codes: readonly string[]
  seen: string
}

/** @throws DomainError category_changed if categories were added, merged or reordered meanwhile */
export async function orderCategories(db: Db, { kind, codes, seen }: OrderCategoriesInput) {
  return db.transaction(async (tx) => {
    await lockCategories(tx, kind)
    const all = await listCategories(tx, kind)
    const isSame =
      [...codes].sort().join() ===
      all
        .map(({ code }) => code)
        .sort()
        .join()
    if (orderOf(all) !== seen || !isSame) throw new DomainError('category_changed', kind)
    await writeOrder(tx, kind, codes)
    return readCategories(tx, kind)
  })
}

interface CategoryRef extends KindRef {
  code: string
}

/** Lists the products that a merge would move. @throws DomainError category_not_found */
export async function readMoving(db: Db, { kind, code }: CategoryRef) {
  await readCategory(db, kind, code)
  const all = await listMoving(db, kind, code)
  return { count: all.length, products: all.slice(0, SHOWN), seen: movingOf(all) }
}

const movingOf = (products: readonly { id: number }[]) => nameOf(products.map(({ id }) => id))

interface MergeCategoryInput extends CategoryRef {
  into: string
  seen: string
  by: number
}

/** @throws DomainError category_not_found, category_changed if the products differ from those shown */
export async function mergeCategory(db: Db, { kind, code, into, seen, by }: MergeCategoryInput) {
  return db.transaction(async (tx) => {
    await lockCategories(tx, kind)
    await readCategory(tx, kind, code)
    if (into === code || !(await holdGroup(tx, kind, into))) {
      throw new DomainError('category_not_found', into)
    }
    // From here on, a concurrent save into this category waits and then fails because the category is gone.
    await deleteCategory(tx, kind, code)
    if (movingOf(await listMoving(tx, kind, code)) !== seen) {
      throw new DomainError('category_changed', code)
    }
    await nameEditor(tx, by)
    await moveProducts(tx, { kind, from: code, to: into })
    return readCategories(tx, kind)
  })
}
