import { eq, sql } from 'drizzle-orm'

import type { WireForumList, WireForumPage } from '@/contract/community/forum/forum'
import { reviewPost } from '@/server/community/forum/review'
import { forumQueue } from '@/server/kernel/db/schema/community/forum-queue'
import { forumTrust } from '@/server/kernel/db/schema/community/forum-trust'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { makeAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, register, type Member } from '@/__tests__/support/members'
import type { Reply, TestShop } from '@/__tests__/support/shop'

export const TITLE = 'Which pressure on packed snow?'
/** Decision that hides a post or a thread. */
export const HIDING = {
  is_hidden: true,
  ground: 'rules',
  reference: 'Terms, section 11',
  reason: 'Advertising.',
}
export const TEXT = 'I ride eight psi in front and nine in the rear.'

/** Registers a member without newcomer limits and with a confirmed email address. */
export async function writer(shop: TestShop, name: string): Promise<Member> {
  const member = await newcomer(shop, name)
  await makeKnown(shop, member)
  return member
}

export async function makeKnown(shop: TestShop, { email }: Pick<Member, 'email'>): Promise<void> {
  const known = shop.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const row = { user_id: sql`(${known})`, level: 'member' as const }
  await shop.db.insert(forumTrust).values(row).onConflictDoNothing()
}

export async function approveAll(shop: TestShop): Promise<void> {
  const waiting = await shop.db
    .select({ id: forumQueue.id, by: forumQueue.user_id })
    .from(forumQueue)
  for (const { id, by } of waiting) {
    const decision = { id, is_approved: true, reason: '' }
    await reviewPost(shop.deps, { userId: by, isAdmin: true }, decision)
  }
}

/** Registers a member with a confirmed email address and no posts. */
export async function newcomer(shop: TestShop, name: string): Promise<Member> {
  const member = await register(shop, name)
  await shop.db
    .update(users)
    .set({ email_verified_at: shop.clock.now() })
    .where(eq(users.email, member.email))
  return member
}

export async function moderator(shop: TestShop, name: string): Promise<Member> {
  const member = await writer(shop, name)
  await makeAdmin(shop, member)
  return member
}

export interface PostPosition {
  thread: { id: number; slug: string }
  number: number
}

export const beginThread = (shop: TestShop, member: Member, change: Record<string, unknown> = {}) =>
  as(shop, member)('POST', '/api/forum/threads', {
    category: 'prime',
    title: TITLE,
    text: TEXT,
    request_key: crypto.randomUUID(),
    ...change,
  })

export const openThread = async (shop: TestShop, member: Member, change = {}): Promise<number> =>
  dataOf<PostPosition>(await beginThread(shop, member, change)).thread.id

export function reply(
  shop: TestShop,
  member: Member,
  { thread, text, ...more }: { thread: number; text: string } & Record<string, unknown>,
): Promise<Reply> {
  return as(shop, member)('POST', `/api/forum/threads/${thread}/posts`, {
    text,
    request_key: crypto.randomUUID(),
    ...more,
  })
}

export async function readThread(shop: TestShop, id: number, member?: Member, page = 1) {
  const path = `/api/forum/threads/${id}?page=${page}`
  const send = member ? as(shop, member) : shop.send
  return dataOf<WireForumPage>(await send('GET', path))
}

export const readList = async (shop: TestShop, query = '') =>
  dataOf<WireForumList>(await shop.send('GET', `/api/forum/threads${query}`))
