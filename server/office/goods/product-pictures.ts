import { eq, inArray } from 'drizzle-orm'

import {
  isInside,
  pictureKey,
  type ChosenPicture,
  type PictureCrop,
  type ProductPicture,
} from '@/domain/office/goods/product-pictures'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import { productPictures } from '@/server/kernel/db/schema/catalog/product-pictures'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { claimFiles, fileHref, readFileAt, storePicture } from '@/server/kernel/files/store'
import { enqueue } from '@/server/kernel/jobs/queue'

const UPLOADS = '/api/product-uploads'
const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/** Reads an upload by its signed back-office URL. @throws DomainError file_not_found */
export async function readUpload(
  deps: Pick<Deps, 'db' | 'secret' | 'clock'>,
  query: { id: string; until: string; key: string },
) {
  const { content, type: kind } = await readFileAt(deps, query)
  const type = TYPES[kind]
  if (!type) throw new DomainError('file_not_found', 'No picture.')
  return { content, type, maxAge: 3_600 }
}

/** @throws DomainError image_unreadable, server_busy */
export async function uploadPicture(deps: Deps, sent: { name: string; file: Buffer }) {
  const { public_id: file, ...stored } = await storePicture(deps, sent)
  return { file, href: fileHref(deps, file, UPLOADS), ...sizeOf(stored) }
}

export async function listUploads(deps: Pick<Deps, 'db' | 'secret' | 'clock'>, product: number) {
  const { public_id: file, width, height } = files
  const rows = await deps.db
    .selectDistinct({ file, width, height })
    .from(productPictures)
    .innerJoin(files, eq(files.id, productPictures.file_id))
    .where(eq(productPictures.product_id, product))
  return rows.map((row) => {
    return { file: row.file, href: fileHref(deps, row.file, UPLOADS), ...sizeOf(row) }
  })
}

/** All uploaded pictures have a size. */
const sizeOf = (row: { width: number | null; height: number | null }) => ({
  width: row.width ?? 0,
  height: row.height ?? 0,
})

interface SavePicturesInput {
  product: number
  chosen: readonly ChosenPicture[]
}

/**
 * Saves pictures; the product must be locked. Its former pictures can be used again.
 * @throws DomainError invalid_input if a picture is gone, used elsewhere, or cropped beyond its edges
 */
export async function saveProductPictures(
  deps: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  { product, chosen }: SavePicturesInput,
): Promise<ProductPicture[]> {
  if (chosen.length === 0) return []
  if (new Set(chosen.map(pictureKey)).size < chosen.length) {
    throw invalidPictures('The same picture is here twice. Please remove one of them.')
  }
  const known = await listSavedPictures(tx, product)
  const uploads = await usableUploads(deps, tx, { chosen, own: known.map(({ file }) => file) })
  const byKey = new Map(known.map((one) => [pictureKey(one), one]))
  const pictures: ProductPicture[] = []
  for (const { file, crop, alt, color = null } of chosen) {
    const one = byKey.get(pictureKey({ file, crop }))
    const upload = uploads.get(file)
    const part = one ?? (upload && (await addPicture(deps, tx, { product, upload, crop })))
    if (!part) throw invalidPictures(GONE)
    pictures.push({
      ...{ file, crop, alt, color },
      id: part.id,
      width: part.width,
      height: part.height,
    })
  }
  return pictures
}

const GONE = 'One of these pictures is gone. Please remove it and upload it again.'

function invalidPictures(message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: [{ field: 'pictures', message }] })
}

function listSavedPictures(tx: Db, product: number) {
  const { public_id: id, crop, width, height } = productPictures
  return tx
    .select({ id, crop, width, height, file: files.public_id })
    .from(productPictures)
    .innerJoin(files, eq(files.id, productPictures.file_id))
    .where(eq(productPictures.product_id, product))
}

/** Finds the uploads of the chosen pictures, which must be the product's own or unused. */
async function usableUploads(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { chosen, own }: { chosen: readonly ChosenPicture[]; own: readonly string[] },
) {
  const requested = [...new Set(chosen.map(({ file }) => file))]
  const fresh = requested.filter((file) => !own.includes(file))
  await claimFiles(deps, tx, fresh).catch((thrown: unknown) => {
    throw thrown instanceof DomainError ? invalidPictures(GONE) : thrown
  })
  const { id, public_id: file, width, height } = files
  const rows = await tx
    .select({ id, file, width, height })
    .from(files)
    .where(inArray(files.public_id, requested))
  return new Map(rows.map((row) => [row.file, row]))
}

interface AddPictureInput {
  product: number
  upload: { id: number; width: number | null; height: number | null }
  crop: PictureCrop | null
}

async function addPicture(
  { ids, clock }: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  { product, upload, crop }: AddPictureInput,
) {
  const { width, height } = upload
  // A text or PDF uploaded elsewhere has no size.
  if (width === null || height === null) throw invalidPictures(GONE)
  if (crop && !isInside(crop, { width, height })) {
    throw invalidPictures('A picture is cut beyond its edges. Please crop it again.')
  }
  const size = { width: crop?.width ?? width, height: crop?.height ?? height }
  const id = ids.publicId()
  const now = clock.now()
  const [added] = await tx
    .insert(productPictures)
    .values({
      ...{ public_id: id, product_id: product, file_id: upload.id, crop, ...size },
      ...{ next_attempt_at: now, created_at: now },
    })
    .returning({ row: productPictures.id })
  if (!added) throw new Error('An insert returned nothing.')
  await enqueue(tx, { queue: 'product-picture', id: added.row })
  return { id, ...size }
}
