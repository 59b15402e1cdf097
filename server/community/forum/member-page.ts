import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'

import { textOf } from '@/domain/shop/content/content'
import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { formerNames, users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { allowed } from '@/server/kernel/markdown/post'

import { authorAnswer } from './answers'
import { isPublic } from './thread-queries'
import type { Author } from './viewer'

const PAGE = 20
const EXCERPT = 240

export async function readProfile({ db }: Pick<Deps, 'db'>, { userId }: Author) {
  const [row] = await db
    .select({ has_page: users.has_forum_page, shows_bikes: users.shows_bikes })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? { has_page: false, shows_bikes: false }
}

export async function setProfile(
  { db }: Pick<Deps, 'db'>,
  { userId }: Author,
  { has_page, shows_bikes }: { has_page: boolean; shows_bikes: boolean },
) {
  await db.update(users).set({ has_forum_page: has_page, shows_bikes }).where(eq(users.id, userId))
  return { has_page, shows_bikes }
}

/** @throws DomainError forum_member_not_found, also for a member without consent */
export async function requireShownMember(db: Db, name: string) {
  const key = name.toLowerCase()
  const former = db
    .select({ id: formerNames.user_id })
    .from(formerNames)
    .where(eq(formerNames.name_key, key))
  const isNamed = or(sql`lower(${users.user_name}) = ${key}`, sql`${users.id} in ${former}`)
  const [member] = await db
    .select()
    .from(users)
    .where(and(isNamed, users.has_forum_page, isNull(users.disabled_at)))
  if (!member) throw new DomainError('forum_member_not_found', 'No member shows a page here.')
  return member
}

type Member = Awaited<ReturnType<typeof requireShownMember>>

export async function readMember(db: Db, member: Member, before: number | null) {
  const isShown = and(
    eq(forumPosts.user_id, member.id),
    isNull(forumPosts.deleted_at),
    isNull(forumPosts.hidden_at),
    isPublic,
  )
  const rows = await db
    .select({
      id: forumPosts.id,
      thread: { id: forumThreads.id, slug: forumThreads.slug, title: forumThreads.title },
      number: forumPosts.number,
      body: forumPosts.body,
      created_at: forumPosts.created_at,
    })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(and(isShown, before === null ? undefined : lt(forumPosts.id, before)))
    .orderBy(desc(forumPosts.id))
    .limit(PAGE + 1)
  const [total] = await db
    .select({ posts: sql<number>`count(*)::int` })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(isShown)
  const shown = rows.slice(0, PAGE)
  return {
    id: member.public_id,
    name: member.user_name,
    avatar: authorAnswer(member)?.avatar ?? null,
    since: `${member.created_at.toISOString().slice(0, 7)}-01`,
    posts: total?.posts ?? 0,
    written: shown.map(({ thread, number, body, created_at }) => ({
      ...{ thread, number, excerpt: excerptOf(textOf(allowed(body))) },
      created_at: created_at.toISOString(),
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

function excerptOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > EXCERPT ? `${plain.slice(0, EXCERPT).trimEnd()}…` : plain
}
