import { SILENT_EDIT_MS } from '@/domain/community/forum/forum'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'

import { isEditable } from './answers'
import { missing, requireOwn, requirePost } from './change-post'
import { attachPictures, signedPictures } from './pictures'
import { updatePost } from './post-queries'
import { refuseSilenced } from './silence'
import { refuseText } from './trust'
import { insertVersion, listVersions, lockPost } from './version-queries'
import type { Author, Viewer } from './viewer'

export async function readSource(deps: Pick<Deps, 'db'>, author: Author, id: number) {
  return { text: (await requireOwn(deps, author, id)).source }
}

/**
 * Updates the text and stores the old version, except in the first minutes: quick corrections leave no trace.
 * @throws DomainError forum_post_not_found, forum_edit_closed, forum_silenced
 */
export async function editPost(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  author: Author,
  { id, text }: { id: number; text: string },
) {
  return db.transaction(async (tx) => {
    await lockPost(tx, id)
    const post = await requireOwn({ db: tx }, author, id)
    const now = clock.now()
    await refuseSilenced(tx, author.userId, now)
    if (!isEditable(post, now)) throw new DomainError('forum_edit_closed', `Post ${id} is too old.`)
    await refuseText(tx, { author, text, now })
    const isSilent = now.getTime() - post.created_at.getTime() <= SILENT_EDIT_MS
    const isVersioned = !isSilent && text !== post.source
    const edited_at = isVersioned ? now : post.edited_at
    const body = postTree(text)
    const change = { source: text, body, renderer: POST_RENDERER, edited_at }
    if (!(await updatePost(tx, id, change))) throw missing(id)
    await attachPictures({ clock }, tx, { postId: id, text })
    if (isVersioned) {
      const written_at = post.edited_at ?? post.created_at
      const { source } = post
      await insertVersion(tx, { post_id: id, user_id: author.userId, source, written_at })
    }
    const shown = signedPictures({ clock, secret }, body)
    return { body: shown, edited_at: edited_at?.toISOString() ?? null }
  })
}

/** @throws DomainError forum_post_not_found, also for deleted and hidden posts or threads */
export async function readVersions({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: number) {
  const { post } = await requirePost({ db }, viewer, id)
  const present = { source: post.source, written_at: post.edited_at ?? post.created_at }
  const all = [present, ...(await listVersions(db, id))]
  return {
    versions: all.map(({ source, written_at }) => ({
      text: source,
      written_at: written_at.toISOString(),
    })),
  }
}
