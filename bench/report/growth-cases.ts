import { sql } from 'drizzle-orm'

import { FORUM_PAGE_SIZE } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'

import { forumWord } from '../forum/forum-data'
import { guestOrder } from '../guest-order'
import { changeOf, spareSearchTerms } from '../http'
import type { Call } from '../http-load'
import { openMembers } from '../members'
import { openOwner } from '../office'
import { numbers } from '../spares-data'

export type LoadCall = Call

export interface Case {
  group: 'Pages' | 'API' | 'Search' | 'Forum' | 'Back office'
  what: string
  ask(turn: number): LoadCall
}

const OFFICE: Record<string, (word: string) => string> = {
  'Back office: overview': () => 'overview',
  'Back office: orders': () => 'orders?status=to_build',
  'Back office: orders by a name': (word) => `orders?q=${word}`,
  'Back office: customers by a name': (word) => `customers?q=${word}`,
  'Back office: search of everything': (word) => `search?q=${word}`,
  'Back office: tickets': () => 'tickets',
  'Back office: products by words': () => 'products?kind=spare&q=brake%20pads',
  'Back office: stock': () => 'stock?state=low',
}
const NAMES = ['maria', 'ben', 'zoe', 'hoffmann', 'weber', 'xu']

export async function growthCases(origin: string, db: Db): Promise<Case[]> {
  const { rows } = await db.execute<{ threads: number; long: LongThread }>(
    sql`select count(*) over ()::int as threads, json_build_object('id', id, 'slug', slug, 'posts', posts) as long
      from forum_threads order by posts desc limit 1`,
  )
  const [{ threads, long } = { threads: 1, long: { id: 1, slug: '', posts: 1 } }] = rows
  return [
    ...pageCases(long),
    ...(await shopCases(origin, db)),
    ...forumCases(long, threads),
    ...(await officeCases(origin, db)),
  ]
}

interface LongThread {
  id: number
  slug: string
  posts: number
}

function pageCases({ id, slug, posts }: LongThread): Case[] {
  const next = numbers(5)
  const page = (what: string, path: () => string): Case => {
    return { group: 'Pages', what: `Page: ${what}`, ask: () => ({ path: path() }) }
  }
  return [
    page('home, made before', () => '/'),
    page('build of a bike, made before', () => '/configurator/nyx'),
    page('search of spare parts', () => `/spares?q=${NAMES_OF_PARTS[next(4)]}`),
    page('page of a long thread', () => `/forum/thread/${id}/${slug}?page=${pageOf(posts, next)}`),
  ]
}

const NAMES_OF_PARTS = ['chain', 'brake', 'rear', 'cable']
const pageOf = (count: number, next: (below: number) => number) =>
  1 + next(Math.ceil(count / FORUM_PAGE_SIZE))

async function shopCases(origin: string, db: Db): Promise<Case[]> {
  const members = await openMembers(origin)
  const words = await spareSearchTerms(origin)
  const order = await guestOrder(origin)
  // More than the run orders, because responses for sold-out items would be too fast.
  await db.update(stockItems).set({ on_hand: 10_000 })
  const member = (turn: number) => members[turn % members.length] ?? { token: '', lines: [] }
  const api = (what: string, ask: Case['ask'], group: Case['group'] = 'API') => {
    return { group, what: `${group}: ${what}`, ask }
  }
  const found = (turn: number) => `/api/spares/search?q=${encodeURIComponent(words(turn))}`
  const email = (turn: number) => `growth-${turn}@example.com`
  return [
    api('a bike', () => ({ path: '/api/configurator/nyx' })),
    api('accessories', () => ({ path: '/api/accessories' })),
    api('cart of a member', (turn) => ({ path: '/api/cart', token: member(turn).token })),
    api('change of a quantity', (turn) => changeOf(member(turn), turn)),
    api('checkout of a guest', (turn) => {
      return { path: '/api/payment-guest', method: 'POST', body: { ...order, email: email(turn) } }
    }),
    api(
      'spare parts, a page',
      (turn) => ({ path: `/api/spares/search?page=${1 + (turn % 40)}` }),
      'Search',
    ),
    api('spare parts by words', (turn) => ({ path: found(turn) }), 'Search'),
  ]
}

function forumCases({ id, posts }: LongThread, threads: number): Case[] {
  const next = numbers(11)
  const forum = (what: string, path: () => string): Case => {
    return { group: 'Forum', what: `Forum: ${what}`, ask: () => ({ path: `/api/forum${path()}` }) }
  }
  return [
    forum('front page', () => ''),
    forum('page of all threads', () => `/threads?page=${pageOf(threads, next)}`),
    forum('page of a long thread', () => `/threads/${id}?page=${pageOf(posts, next)}`),
    forum('search for a frequent word', () => `/search?q=${forumWord(next(20))}`),
    forum('search for a rare word', () => `/search?q=${forumWord(5_999 - next(2_000))}`),
  ]
}

async function officeCases(origin: string, db: Db): Promise<Case[]> {
  const token = await openOwner(db, (request) =>
    fetch(request.url.replace('http://bench', origin), {
      method: request.method,
      headers: request.headers,
      body: request.body,
      duplex: 'half',
    } as RequestInit),
  )
  return Object.entries(OFFICE).map(([what, path]) => ({
    group: 'Back office',
    what,
    ask: (turn) => ({ path: `/api/backoffice/${path(NAMES[turn % NAMES.length] ?? '')}`, token }),
  }))
}
