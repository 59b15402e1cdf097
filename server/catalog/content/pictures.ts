import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'

import { contentPictureOf, contentPicturesIn } from '@/domain/shop/content/content-pictures'
import type { Db } from '@/server/kernel/db/client'
import { contentPictures, issuePictures } from '@/server/kernel/db/schema/catalog/content-pictures'
import { files } from '@/server/kernel/db/schema/system/files'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import {
  PICTURE_TYPES,
  pictureSigner,
  type PictureSigningDeps,
  type SignedPictureQuery,
} from '@/server/kernel/files/signed-pictures'
import { claimFiles } from '@/server/kernel/files/store'

interface AttachPicturesInput {
  owner: { page_id: number } | { issue_id: number }
  source: string
}

/**
 * Attaches the pictures of a saved text or newsletter issue; pictures of another one may be reused.
 * @throws DomainError invalid_input for a picture that is gone or was uploaded for something else
 */
export async function attachPictures(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { owner, source }: AttachPicturesInput,
): Promise<void> {
  const pictureIds = contentPicturesIn(source).map(({ id }) => id)
  if (pictureIds.length === 0) return
  const stored = await listAttached(tx, pictureIds)
  const fresh = pictureIds.filter((id) => !stored.has(id))
  if (fresh.length === 0) return
  const ids = await claimFiles(deps, tx, fresh).catch((thrown: unknown) => {
    if (!(thrown instanceof DomainError)) throw thrown
    const message = 'A picture of this text is gone. Please add it again.'
    throw new DomainError('invalid_input', message, { errors: [{ field: 'source', message }] })
  })
  if ('page_id' in owner)
    await tx.insert(contentPictures).values(ids.map((file_id) => ({ file_id, ...owner })))
  else await tx.insert(issuePictures).values(ids.map((file_id) => ({ file_id, ...owner })))
}

async function listAttached(tx: Db, requested: readonly string[]): Promise<Set<string>> {
  const known = await tx
    .select({ id: files.public_id })
    .from(files)
    .leftJoin(contentPictures, eq(contentPictures.file_id, files.id))
    .leftJoin(issuePictures, eq(issuePictures.file_id, files.id))
    .where(and(inArray(files.public_id, [...requested]), isAttached))
  return new Set(known.map(({ id }) => id))
}

const isAttached = or(isNotNull(contentPictures.file_id), isNotNull(issuePictures.file_id))

const signer = pictureSigner({
  purpose: 'content-picture',
  idOf: (address) => contentPictureOf(address)?.id,
})
export const signedPictures = signer.sign

/** Returns a picture, by signed URL until its text is saved. @throws DomainError file_not_found */
export async function readPicture(
  deps: PictureSigningDeps & Pick<Deps, 'db'>,
  query: SignedPictureQuery,
) {
  const [found] = await deps.db
    .select({
      type: files.type,
      content: files.content,
      used_at: files.used_at,
      is_kept: sql<boolean>`${isAttached}`,
    })
    .from(files)
    .leftJoin(contentPictures, eq(contentPictures.file_id, files.id))
    .leftJoin(issuePictures, eq(issuePictures.file_id, files.id))
    .where(eq(files.public_id, query.id))
  const type = found && PICTURE_TYPES[found.type]
  const isServed =
    found && (found.is_kept || (found.used_at === null && signer.isSigned(deps, query)))
  if (!type || !isServed) throw new DomainError('file_not_found', 'No such picture of a text.')
  return { content: found.content, type }
}
