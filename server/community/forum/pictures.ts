import { picturesIn } from '@/domain/community/forum/forum-pictures'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import {
  PICTURE_TYPES,
  pictureSigner,
  type PictureSigningDeps,
  type SignedPictureQuery,
} from '@/server/kernel/files/signed-pictures'
import { claimFiles } from '@/server/kernel/files/store'

import {
  deleteFiles,
  findFiles,
  findPicture,
  insertPictures,
  listPictures,
} from './picture-queries'

/**
 * Attaches the pictures in a post's text, and deletes those that it no longer shows.
 * @throws DomainError forum_picture_wrong for a file that is unknown, of another post, or no picture
 */
export async function attachPictures(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { postId, text }: { postId: number; text: string },
): Promise<void> {
  const requested = picturesIn(text)
  const shown = await listPictures(tx, postId)
  const referenced = new Set(requested.map(({ id }) => id))
  const dropped = shown.filter(({ public_id }) => !referenced.has(public_id))
  await deleteFiles(
    tx,
    dropped.map(({ id }) => id),
  )
  const known = new Set(shown.map(({ public_id }) => public_id))
  const fresh = requested.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return
  const ids = await claim(
    deps,
    tx,
    fresh.map(({ id }) => id),
  )
  const found = new Map((await findFiles(tx, ids)).map((file) => [file.public_id, file]))
  for (const { id, width, height } of fresh) {
    const file = found.get(id)
    if (file?.width !== width || file.height !== height) throw wrong(id)
  }
  await insertPictures(tx, postId, ids)
}

async function claim(deps: Pick<Deps, 'clock'>, tx: Db, ids: string[]): Promise<number[]> {
  try {
    return await claimFiles(deps, tx, ids)
  } catch (thrown) {
    if (thrown instanceof DomainError && thrown.code === 'file_not_found') throw wrong(ids.join())
    throw thrown
  }
}

function wrong(id: string): DomainError {
  return new DomainError('forum_picture_wrong', `No picture ${id} for this post.`)
}

const signer = pictureSigner({
  purpose: 'forum-picture',
  idOf: (address) => address.split('/').at(-2),
})
export const signedPictures = signer.sign

/**
 * Reads a picture: publicly with its post, by signed URL while the post is hidden or being written, and never after
 * the post was deleted.
 * @throws DomainError file_not_found
 */
export async function readPicture(
  deps: PictureSigningDeps & Pick<Deps, 'db'>,
  query: SignedPictureQuery,
) {
  const found = await findPicture(deps.db, query.id)
  const type = found && PICTURE_TYPES[found.type]
  if (!type || !isServed(found, signer.isSigned(deps, query))) {
    throw new DomainError('file_not_found', 'No such picture for this reader.')
  }
  return { content: found.content, type }
}

type PictureRecord = NonNullable<Awaited<ReturnType<typeof findPicture>>>

function isServed({ post, thread, used_at }: PictureRecord, hasKey: boolean): boolean {
  // Unused pictures require a signed URL; files of tickets aren't served here.
  if (!post || !thread) return hasKey && used_at === null
  if (post.deleted_at || thread.deleted_at) return false
  return hasKey || (post.hidden_at === null && thread.hidden_at === null)
}
