import type { Member } from '@/__tests__/support/members'
import type { TestShop } from '@/__tests__/support/shop'

/** Kinds of readers; the member of a guest is null. */
export const READERS = ['guest', 'member', 'author', 'admin'] as const
export type Reader = (typeof READERS)[number]

/** Shop with one thread, whose first post mentions all readers with an account. */
export interface ForumWorld {
  shop: TestShop
  people: Record<Reader, Member | null>
  names: Record<Reader, string>
  thread: number
  slug: string
  post: number
  /** Words of the thread; a response that contains one of them names it. */
  words: readonly string[]
  /** Tag that no other thread has. */
  tag: string
}
