import type { Member } from '@/__tests__/support/members'
import type { TestShop } from '@/__tests__/support/shop'

/** Those who may look; null is a guest. */
export const READERS = ['guest', 'member', 'author', 'admin'] as const
export type Reader = (typeof READERS)[number]

/** A shop with one thread, whose first post mentions everyone with an account. */
export interface ForumWorld {
  shop: TestShop
  people: Record<Reader, Member | null>
  names: Record<Reader, string>
  thread: number
  slug: string
  post: number
  /** An answer that contains one of them names the thread. */
  words: readonly string[]
  /** No other thread has it. */
  tag: string
}
