import { eq } from 'drizzle-orm'

import type { Cents } from '@/domain/kit/money'
import { inKnownColors, type ChosenPicture } from '@/domain/office/goods/product-pictures'
import type { VersionInput } from '@/domain/office/goods/product-versions'
import type { ProductSheet, SpareService } from '@/domain/shop/goods/product-fields'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { externalHosts } from '@/server/kernel/ports/external-hosts'

import {
  columnsOf,
  listBundlesWith,
  readBundle,
  readParts,
  requireParts,
  writeParts,
  type BundleInput,
} from './bundles'
import { holdGroup } from './hold-group'
import { insertProduct, lockNumbers } from './insert-product'
import { listBikes, listGroups, listOptions } from './list-queries'
import { readPlan } from './plan-offer'
import { addShelves, saveVersions } from './save-versions'
import { listEdits, nameEditor } from './product-edits'
import { groupOf, ROW, stateOf, type ProductRow } from './product-state'
import { refuseForeignHost } from './refuse-foreign-host'
import { saveProductPictures, listUploads } from './product-pictures'
import { listStuck } from './retry-pictures'
import { listHistory } from './queries'
import { countWaiting } from '../stock/queries'

type CatalogItemDeps = Pick<Deps, 'db' | 'secret' | 'clock'>

/** @throws DomainError catalog_item_not_found */
export async function readCatalogItem(deps: CatalogItemDeps, requested: number) {
  const { db } = deps
  const [row] = await db.select(ROW).from(products).where(eq(products.id, requested))
  if (!row) throw new DomainError('catalog_item_not_found', `No product ${requested}.`)
  const { id, kind, is_digital, price_cents: price, version } = row
  const history = await listHistory(db, requested)
  return {
    ...{ id, kind, is_digital, price, version, ...stateOf(row) },
    groups: await listGroups(db, kind),
    uploads: await listUploads(deps, requested),
    stuck_pictures: await listStuck(deps, row.pictures),
    external_hosts: externalHosts(),
    bikes: await listBikes(db),
    options: await listOptions(db),
    bundle: await readBundle(db, requested, row.bundle_basis_points),
    ...(await countWaiting(db, requested)),
    bundles_with_it: await listBundlesWith(db, [requested]),
    plan: await readPlan(db, requested),
    edits: await listEdits(db, row),
    history: history.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  }
}

/** Undefined leaves a field unchanged. */
type SavedSheet = { [N in keyof ProductSheet]?: ProductSheet[N] | undefined }

interface SaveCatalogItemInput extends SavedSheet {
  title: string
  description: string
  fits: string[]
  is_offered: boolean
  pictures: ChosenPicture[]
  /** Undefined leaves the versions unchanged. */
  versions?: VersionInput[] | undefined
  /** Spare parts only; undefined leaves it unchanged. */
  service?: SpareService | null | undefined
  id: number
  group: string
  /** As it was read. */
  version: string
  by: number
  /** Bundles only; undefined leaves it unchanged. */
  bundle?: BundleInput | null | undefined
}

/**
 * Saves the editable state of a product (optimistic locking).
 * @throws DomainError catalog_item_not_found, catalog_changed with the current product, group_not_found, and
 * invalid_input for pictures that are gone
 */
export async function saveCatalogItem(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  saving: SaveCatalogItemInput,
) {
  const {
    id: wanted,
    version,
    group,
    by,
    pictures: chosen,
    bundle,
    versions,
    service,
    ...fields
  } = saving
  await deps.db.transaction(async (tx) => {
    const derived = bundle ? await lockBundle(tx, bundle) : {}
    const [row] = await tx.select(ROW).from(products).where(eq(products.id, wanted)).for('update')
    if (!row) throw new DomainError('catalog_item_not_found', `No product ${wanted}.`)
    if (row.version !== version) {
      throw new DomainError('catalog_changed', `Product ${wanted} was changed.`)
    }
    refuseForeignHost(fields.external_link, row.external_link)
    const known = await listBikes(tx)
    const slugs = known.map(({ slug }) => slug).filter((slug) => fields.fits.includes(slug))
    const codes = new Set((await listOptions(tx)).map(({ code }) => code))
    const groupValues = group === groupOf(row) ? {} : await groupColumns(tx, row.kind, group)
    const sold = versions && (await saveVersions(tx, row, versions))
    const colored = inKnownColors(chosen, sold?.variants ?? row.variants)
    const shown = await saveProductPictures(deps, tx, { product: wanted, chosen: colored })
    if (bundle && !row.bundle_parts) throw noBundle(wanted)
    await nameEditor(tx, by)
    await tx
      .update(products)
      .set({
        ...fields,
        ...groupValues,
        fits: slugs,
        fits_parts: fields.fits_parts?.filter((code) => codes.has(code)),
        pictures: shown,
        ...(sold && { variants: sold.variants }),
        ...(service && row.kind === 'spare' && service),
        ...derived,
      })
      .where(eq(products.id, wanted))
    if (sold) await addShelves(tx, sold.shelves)
    if (bundle) await writeParts(tx, wanted, bundle.parts)
  })
}

function noBundle(requested: number): DomainError {
  const message = 'This product isn’t a bundle. Add a bundle instead.'
  const errors = [{ field: 'bundle', message }]
  return new DomainError('invalid_input', `Product ${requested} is no bundle.`, { message, errors })
}

async function lockBundle(tx: Db, bundle: BundleInput) {
  const known = await readParts(tx, bundle.parts, { isLocked: true })
  requireParts(bundle.parts, known)
  return columnsOf(bundle, known)
}

async function groupColumns(db: Db, of: ProductRow['kind'], group: string) {
  // Locks the group against renaming and merging until the product has been added to it.
  if (group !== '' && !(await holdGroup(db, of, group))) {
    throw new DomainError('group_not_found', `No group ${group} of kind ${of}.`)
  }
  return of === 'spare' ? { spare_group: group || null } : { category: group }
}

interface AddProductInput {
  kind: ProductRow['kind']
  title: string
  description: string
  group: string
  weight_g: number
  /** Ignored for a bundle with a percentage, whose price its parts determine. */
  price: Cents
  request_key: string
  bundle?: BundleInput | null | undefined
}

/** Adds a draft with zero stock, once per key. @returns its id @throws DomainError group_not_found */
export async function addProduct(
  { db, about }: Pick<Deps, 'db'> & AuditSubjects,
  { group, price, bundle, ...fields }: AddProductInput,
): Promise<number> {
  return db.transaction(async (tx) => {
    // Serialized, so that a repeated request finds the product that the first one added.
    await lockNumbers(tx)
    const [known] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.request_key, fields.request_key))
    if (known) return known.id
    const groupValues = await groupColumns(tx, fields.kind, group)
    const derived = bundle ? await lockBundle(tx, bundle) : {}
    const isBundle = Boolean(bundle)
    const added = await insertProduct(tx, {
      ...{ ...fields, ...groupValues, price_cents: price, ...derived },
      isBundle,
    })
    about({ kind: 'products', id: String(added) })
    if (bundle) await writeParts(tx, added, bundle.parts)
    return added
  })
}
