import { eq } from 'drizzle-orm'

import { sendDigests } from '@/server/community'
import { forumDigests } from '@/server/kernel/db/schema/community/forum-notices'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import { READERS, type ForumWorld, type Reader } from './forum-world'
import { pageText, type ForumPageName } from './forum-pages'
import { readThread, reply, TEXT, TITLE } from './forum'
import { listenTo } from '@/__tests__/support/api/listen'
import { until } from '@/__tests__/support/api/local-server'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, bearer } from '@/__tests__/support/members'
import type { TestShop } from '@/__tests__/support/shop'

type Placed = Pick<ForumWorld, 'thread' | 'post'> & { names: { author: string } }

export type Looking = ForumWorld & { reader: Reader; path: string }

export interface Surface {
  /** Readers that find a public thread on this surface. */
  shown: readonly Reader[]
  /** Readers that find a hidden thread (spec §6). */
  hidden: readonly Reader[]
  isNamed: (at: Looking) => Promise<boolean>
  path?: (at: Placed) => string
}

const THOSE_WHO_MAY = ['author', 'admin'] as const

const tells = ({ words, thread }: Looking, text: string) =>
  [...words, `/forum/thread/${thread}/`].some((one) => text.includes(one))

/** Collects what to look for while the thread can still be read. */
export async function worldOf(
  shop: TestShop,
  { people, thread: id, tag }: Pick<ForumWorld, 'people' | 'thread' | 'tag'>,
): Promise<ForumWorld> {
  const names = { guest: 'nobody', member: '', author: '', admin: '' }
  for (const reader of READERS) {
    const member = people[reader]
    if (!member) continue
    const info = await as(shop, member)('GET', `/api/user/${member.id}/info`)
    names[reader] = dataOf<{ user_name: string }>(info).user_name
  }
  // The author's page could name the thread, too.
  if (people.author) {
    const consent = { has_page: true, shows_bikes: true }
    await as(shop, people.author)('PUT', '/api/forum/profile', consent)
  }
  const { thread, posts } = await readThread(shop, id)
  const words = [TITLE, TEXT, thread.slug]
  const post = posts[0]?.id ?? 0
  return { ...{ shop, people, names, tag, words, post }, thread: id, slug: thread.slug }
}

export async function findersOf(
  world: ForumWorld,
  { path, isNamed }: Pick<Surface, 'path' | 'isNamed'>,
): Promise<Reader[]> {
  const found: Reader[] = []
  for (const reader of READERS) {
    if (await isNamed({ ...world, reader, path: path?.(world) ?? '' })) found.push(reader)
  }
  return found
}

async function answer({ shop, people, reader }: Looking, path: string) {
  const member = people[reader]
  return (member ? as(shop, member) : shop.send)('GET', path)
}

function api(path: (at: Placed) => string, may: Partial<Surface> = {}) {
  const isNamed = async (at: Looking) => {
    const text = JSON.stringify((await answer(at, at.path)).body)
    return tells(at, text) || text.includes(`"${at.tag}"`)
  }
  return { shown: READERS, hidden: [], path, isNamed, ...may }
}

/** Surface of a count in a response that includes the shop's only thread. */
function count(path: string, figure: RegExp): Surface {
  const isNamed = async (at: Looking) => {
    const { status, body } = await answer(at, path)
    if (status === 401) return false
    const found = figure.exec(JSON.stringify(body))?.[1]
    if (found === undefined) throw new Error(`${path} has no ${String(figure)}.`)
    return Number(found) > 0
  }
  return { shown: READERS, hidden: [], isNamed }
}

/** Surface of a server-rendered page, which is the same for all readers and omits hidden threads. */
const page = (name: ForumPageName): Surface => ({
  shown: READERS,
  hidden: [],
  isNamed: async (at) => tells(at, await pageText(name, at)),
})

let mentions = 0

/** Lets the author mention the reader; returns the number, or null if the thread takes no replies. */
async function mention(at: Looking): Promise<number | null> {
  const { shop, people, names, thread, reader } = at
  const { author } = people
  if (!author) throw new Error('The author is a member.')
  const text = `What do you say, @${names[reader]}? This is the mention ${++mentions}.`
  const { status, body } = await reply(shop, author, { thread, text })
  if (status === 404) return null
  const number = (body.data as { number?: number } | undefined)?.number
  if (!number) throw new Error(`The author could not write: ${body.code}`)
  return number
}

async function isToldOf(at: Looking): Promise<boolean> {
  const number = await mention(at)
  if (number === null || at.people[at.reader] === null) return false
  const text = JSON.stringify((await answer(at, '/api/forum/notifications')).body)
  return text.includes(`"number":${number},`)
}

async function hearsMention(at: Looking): Promise<boolean> {
  const member = at.people[at.reader]
  if (!member) return false
  const headers = { ...bearer(member.token), cookie: member.cookie }
  const { heard: events, close } = await listenTo(at.shop, '/api/live', headers)
  await mention(at)
  // The event of this request certainly follows that of the mention.
  await as(at.shop, member)('PUT', '/api/forum/notifications/read', { up_to: 1 })
  await until(() => events.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await close()
  return events.filter(({ kind }) => kind === 'notification').length > 1
}

async function mayListen(at: Looking): Promise<boolean> {
  const member = at.people[at.reader]
  const headers = member ? { ...bearer(member.token), cookie: member.cookie } : {}
  const { response, close } = await listenTo(at.shop, `/api/live?thread=${at.thread}`, headers)
  await close()
  return response.status === 200
}

const DAY_MS = 86_400_000

async function isMailed(at: Looking): Promise<boolean> {
  const { shop } = at
  const to = at.people[at.reader]?.email ?? ''
  await mention(at)
  await shop.db.delete(forumDigests)
  await shop.db.delete(mailOutbox)
  const tomorrow = { now: () => new Date(shop.clock.now().getTime() + 8 * DAY_MS) }
  await sendDigests({ ...shop.deps, clock: { ...shop.deps.clock, ...tomorrow } })
  const letters = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, to))
  return tells(at, JSON.stringify(letters))
}

/** Everything that can name a thread; each new feature adds a line. */
export const SURFACES: Record<string, Surface> = {
  'the direct link': api(({ thread }) => `/api/forum/threads/${thread}`, { hidden: THOSE_WHO_MAY }),
  'the list of hidden threads': api(() => '/api/forum/hidden', {
    shown: [],
    hidden: THOSE_WHO_MAY,
  }),
  'the versions of its posts': api(({ post }) => `/api/forum/posts/${post}/versions`, {
    hidden: THOSE_WHO_MAY,
  }),
  'the source of its post': api(({ post }) => `/api/forum/posts/${post}/source`, {
    shown: ['author'],
    hidden: ['author'],
  }),
  'the notifications': api(() => '/api/forum/notifications', {
    shown: ['member', 'admin'],
    hidden: ['admin'],
  }),
  'the log of moderation': api(() => '/api/backoffice/forum/log', {
    shown: ['admin'],
    hidden: ['admin'],
  }),
  'the front page': api(() => '/api/forum'),
  'the list': api(() => '/api/forum/threads'),
  'the list of a category': api(() => '/api/forum/threads?category=prime'),
  'the list of a tag': api(() => '/api/forum/threads?tag=glacier'),
  'the tags': api(() => '/api/forum/tags'),
  'the search with its tag': api(() => '/api/forum/search?q=psi&tag=glacier'),
  'the search for its title': api(() => '/api/forum/search?q=packed+snow'),
  'the search for its text': api(() => '/api/forum/search?q=psi+rear'),
  'the search with a typo': api(() => '/api/forum/search?q=presure'),
  'the addresses for search engines': api(() => '/api/public-addresses'),
  'the page of its author': api(
    ({ names }) => `/api/forum/member/${encodeURIComponent(names.author)}`,
  ),
  'the count of the list': count('/api/forum/threads', /"found":(\d+)/),
  'the count of a category': count('/api/forum', /"slug":"prime".*?"threads":(\d+)/),
  'the count of unread notifications': {
    ...count('/api/forum/notifications/unread', /"unread":(\d+)/),
    shown: ['member', 'admin'],
    hidden: ['admin'],
  },
  'the completion of names in it': {
    shown: ['member', 'author', 'admin'],
    hidden: THOSE_WHO_MAY,
    isNamed: async (at) =>
      (await answer(at, `/api/forum/members?q=Z&thread=${at.thread}`)).status === 200,
  },
  'a mention in it': {
    shown: ['member', 'admin'],
    hidden: [],
    isNamed: isToldOf,
  },
  'the live stream of who is mentioned': {
    shown: ['member', 'admin'],
    hidden: [],
    isNamed: hearsMention,
  },
  'the live stream of the thread': { shown: READERS, hidden: THOSE_WHO_MAY, isNamed: mayListen },
  'the digest by email': { shown: ['member', 'admin'], hidden: [], isNamed: isMailed },
  'the page of the thread': page('thread'),
  'the page of the list': page('list'),
  'the page of its category': page('category'),
  'the page of its tag': page('tag'),
  'the page of the search': page('search'),
  'the front page of the forum': page('front'),
  'the feed of its category': page('category feed'),
  'the feed of the thread': page('thread feed'),
  'the sitemap': page('sitemap'),
}
