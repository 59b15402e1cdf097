import type { ContentNode } from '@/domain/shop/content/content'
import type { Deps } from '@/server/kernel/deps'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'

const HOUR_MS = 3_600_000

export const PICTURE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

export type PictureSigningDeps = Pick<Deps, 'secret' | 'clock'>

export interface SignedPictureQuery {
  id: string
  until?: string | undefined
  key?: string | undefined
}

interface SignedPictures {
  purpose: 'content-picture' | 'forum-picture'
  /** Returns the id in a picture's URL. */
  idOf: (address: string) => string | undefined
}

/** Signs URLs of pictures that aren't public, for current readers; they are valid for one to two hours. */
export function pictureSigner({ purpose, idOf }: SignedPictures) {
  const keyOf = (secret: string, id: string, until: string) =>
    deriveKey(secret, purpose, `${id}:${until}`)

  function sign(deps: PictureSigningDeps, nodes: readonly ContentNode[]): ContentNode[] {
    const until = String(Math.floor(deps.clock.now().getTime() / HOUR_MS) + 2)
    return nodes.map((node) => {
      if (typeof node === 'string') return node
      const children = sign(deps, node.children)
      const id = node.src && idOf(node.src)
      if (!id) return { ...node, children }
      const key = keyOf(deps.secret, id, until)
      return { ...node, src: `${node.src}?until=${until}&key=${key}`, children }
    })
  }

  function isSigned({ secret, clock }: PictureSigningDeps, query: SignedPictureQuery): boolean {
    const { id, until, key } = query
    if (!until || !key || Number(until) * HOUR_MS <= clock.now().getTime()) return false
    return isSameSecret(key, keyOf(secret, id, until))
  }

  return { sign, isSigned }
}
