import { as, type Member } from './members'
import type { TestShop } from './shop'

/** Where the forum names threads, and who finds a hidden one there (spec §6). */
export interface Surface {
  /** 'private' is for its author and administrators, 'public' for no one while it is hidden. */
  is: 'private' | 'public'
  path: (thread: number, post: number) => string
}

/** Everything that can name a thread. A feature that adds another way adds a line. */
export const SURFACES: Record<string, Surface> = {
  'the direct link': { is: 'private', path: (thread) => `/api/forum/threads/${thread}` },
  'the list of hidden threads': { is: 'private', path: () => '/api/forum/hidden' },
  'the versions of its posts': {
    is: 'private',
    path: (_, post) => `/api/forum/posts/${post}/versions`,
  },
  'the front page': { is: 'public', path: () => '/api/forum' },
  'the list': { is: 'public', path: () => '/api/forum/threads' },
  'the list of a category': { is: 'public', path: () => '/api/forum/threads?category=prime' },
  'the list of a tag': { is: 'public', path: () => '/api/forum/threads?tag=glacier' },
  'the tags': { is: 'public', path: () => '/api/forum/tags' },
  'the search with its tag': { is: 'public', path: () => '/api/forum/search?q=psi&tag=glacier' },
  'the search for its title': { is: 'public', path: () => '/api/forum/search?q=packed+snow' },
  'the search for its text': { is: 'public', path: () => '/api/forum/search?q=psi+rear' },
  'the search with a typo': { is: 'public', path: () => '/api/forum/search?q=presure' },
  'the sitemap': { is: 'public', path: () => '/api/public-addresses' },
}

/** Whether an answer names the thread, by its title, its address or the words of its post. */
export async function namesThread(
  shop: TestShop,
  reader: Member | null,
  { path, thread, words }: { path: string; thread: number; words: string[] },
): Promise<boolean> {
  const send = reader ? as(shop, reader) : shop.send
  const answer = JSON.stringify((await send('GET', path)).body)
  return [...words, `/forum/thread/${thread}/`].some((one) => answer.includes(one))
}
