import { asc, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import {
  productPictureFiles,
  productPictures,
} from '@/server/kernel/db/schema/catalog/product-pictures'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { FileAnswer } from '@/server/kernel/http/file-response'

interface GoodsPictureQuery {
  id: string
  /** Picture size, such as '1200x900'. */
  size: string
  /** File name, such as '800.webp'. */
  file: string
}

/** Cache time of substitutes while the requested files are being made, seconds. */
const MEANWHILE_S = 30
const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/** Returns the file, or a substitute until it is made. @throws DomainError file_not_found */
export async function readGoodsPicture(
  db: Db,
  { id, size, file }: GoodsPictureQuery,
): Promise<FileAnswer> {
  const [width = '', format = ''] = file.split('.')
  const picture = await findPicture(db, id)
  if (!picture || `${picture.width}x${picture.height}` !== size) throw missing()
  const made = await findMade(db, picture.id, { width: Number(width), format })
  if (made?.format === format && picture.made_at) {
    const etag = `"${id}-${format}-${made.width}"`
    return { content: made.content, type: `image/${format}`, isImmutable: true, etag }
  }
  if (made)
    return { content: made.content, type: `image/${made.format}`, sharedMaxAge: MEANWHILE_S }
  const { type, content } = await readUpload(db, picture.file_id)
  return { content, type: TYPES[type] ?? 'image/webp', sharedMaxAge: MEANWHILE_S }
}

const missing = () => new DomainError('file_not_found', 'No such picture of a product.')

async function findPicture(db: Db, id: string) {
  const [row] = await db
    .select({
      ...{ id: productPictures.id, file_id: productPictures.file_id },
      ...{ width: productPictures.width, height: productPictures.height },
      made_at: productPictures.made_at,
    })
    .from(productPictures)
    .where(eq(productPictures.public_id, id))
  return row
}

/** Finds the nearest file, preferring the same format, then a wider file to a narrower one. */
async function findMade(db: Db, id: number, { width, format }: { width: number; format: string }) {
  const made = productPictureFiles
  const [row] = await db
    .select({ format: made.format, width: made.width, content: made.content })
    .from(made)
    .where(eq(made.picture_id, id))
    .orderBy(
      sql`${made.format} <> ${format}`,
      sql`${made.width} < ${width}`,
      sql`abs(${made.width} - ${width})`,
      asc(made.width),
    )
    .limit(1)
  return row
}

async function readUpload(db: Db, id: number) {
  const [row] = await db
    .select({ type: files.type, content: files.content })
    .from(files)
    .where(eq(files.id, id))
  if (!row) throw missing()
  return row
}
