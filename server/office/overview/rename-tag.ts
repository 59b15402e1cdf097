import type { Deps } from '@/server/kernel/deps'

import { moveTag } from './tag-queries'

/** Renames a tag on all orders, merging it into an existing one. @returns the number of orders */
export function renameTag(
  { db }: Pick<Deps, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<number> {
  return db.transaction((tx) => (from === to ? Promise.resolve(0) : moveTag(tx, from, to)))
}
