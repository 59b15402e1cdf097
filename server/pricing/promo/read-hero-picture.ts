import { eq } from 'drizzle-orm'

import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { resizePicture } from '@/server/kernel/files/resize-picture'
import type { FileAnswer } from '@/server/kernel/http/file-response'
import { heroIdsIn } from '@/server/kernel/ports/hero-ids'

/** Maximum number of files in memory: the widths of three pictures. */
const MOST_KEPT = 15
const cache = new Map<string, Promise<Buffer>>()

/** Returns an uploaded hero picture in a width such as '1280.webp'. @throws DomainError file_not_found, server_busy */
export async function readHeroPicture(
  db: Db,
  { id, file }: { id: string; file: string },
): Promise<FileAnswer> {
  const { settings } = await readCatalog(db)
  if (!heroIdsIn(settings).has(id)) throw missing()
  const key = `${id} ${file}`
  const content = await (cache.get(key) ?? resized(db, { id, file, key }))
  return { content, type: 'image/webp', isImmutable: true, etag: `"${key.replace(' ', '-')}"` }
}

function resized(db: Db, { id, file, key }: Record<'id' | 'file' | 'key', string>) {
  const oldest = cache.keys().next().value
  if (cache.size >= MOST_KEPT && oldest !== undefined) cache.delete(oldest)
  const made = readUpload(db, id).then((upload) => resizePicture(upload, Number.parseInt(file, 10)))
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}

async function readUpload(db: Db, id: string): Promise<Buffer> {
  const [row] = await db
    .select({ content: files.content })
    .from(files)
    .where(eq(files.public_id, id))
  if (!row) throw missing()
  return row.content
}

const missing = () => new DomainError('file_not_found', 'No such picture of the home page.')
