import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type {
  WireForumFlagged,
  WireForumLog,
  WireForumQueue,
  WireForumSilences,
} from '@/contract/community/forum/forum'
import { textOf } from '@/domain/shop/content/content'
import { threadSlug } from '@/domain/community/forum/forum'

import { authorOf, newPost, paragraphsOf, toRow, type MockThread } from '../forum-books'
import { asAdmin } from '../members/books'
import { mock, mockProblem, type StaffRequest } from '../mock'
import type { MockShop } from '../mock-shop'

const routes = api.forum
const schemas = apiSchemas.forum
const DAY_MS = 86_400_000

type Entry = WireForumLog['records'][number]
type Change = Pick<Entry, 'action' | 'before' | 'after'> & Partial<Entry>

interface Desk {
  queue: WireForumQueue['posts']
  reports: Map<number, WireForumFlagged['posts'][number]['reports']>
  log: Entry[]
  silences: Map<string, WireForumSilences['members'][number]>
}

export function forumModerationHandlers(shop: MockShop, threads: MockThread[]): HttpHandler[] {
  const desk = openDesk(shop, threads)
  const now = () => shop.now().toISOString()
  const places = () => threads.flatMap((thread) => thread.posts.map((post) => ({ thread, post })))
  const note = (by: string, change: Change) =>
    desk.log.unshift({
      ...{ id: desk.log.length + 1, thread_id: null, thread: null, number: null, member: null },
      ...{ actor: authorOf(by), reason: '', created_at: now() },
      ...change,
    })
  const as = <Answer>(from: StaffRequest, act: (name: string) => Answer) =>
    asAdmin(shop, from, ({ user }) => act(user.user_name))
  return [
    mock(routes.queue, schemas.queue, ({ from }) =>
      as(from, () => ({ count: desk.queue.length, posts: desk.queue })),
    ),
    mock(routes.review, schemas.review, ({ from, params, body }) =>
      as(from, (name) => {
        const waiting = desk.queue.find(({ id }) => id === params.id)
        const thread = threads.find(({ id }) => id === waiting?.thread?.id)
        if (!waiting || !thread) throw mockProblem('forum_post_not_found')
        const state = body.is_approved ? 'approved' : 'rejected'
        const action = body.is_approved ? 'approve_post' : 'reject_post'
        desk.queue = desk.queue.filter((one) => one !== waiting)
        note(name, {
          ...{ action, before: { state: 'waiting' }, after: { state } },
          ...{ ...at(thread), member: waiting.author, reason: body.reason ?? '' },
        })
        if (!body.is_approved) return { published: null }
        const { author, text, id, created_at } = waiting
        const written = { author: author?.name ?? '', at: created_at, body: paragraphsOf(text) }
        thread.posts.push(newPost(id, { ...written, likes: 0, quote: null }))
        return { published: { thread: linkOf(thread), number: thread.posts.length } }
      }),
    ),
    mock(routes.flagged, schemas.flagged, ({ from }) =>
      as(from, () => {
        const posts = places().flatMap(({ thread, post }) => {
          const reports = desk.reports.get(post.id)
          if (!reports) return []
          const number = thread.posts.indexOf(post) + 1
          const shown = { id: post.id, number, text: textOf(post.body), is_hidden: post.isHidden }
          return [
            { post: shown, author: authorOf(post.author), thread: at(thread).thread, reports },
          ]
        })
        return { count: posts.length, posts }
      }),
    ),
    mock(routes.log, schemas.log, ({ from, query: { thread } }) =>
      as(from, () => ({
        records: desk.log.filter((one) => thread === undefined || one.thread_id === thread),
        next: null,
      })),
    ),
    mock(routes.moderatePost, schemas.moderatePost, ({ from, params, body }) =>
      as(from, (name) => {
        const found = places().find(({ post }) => post.id === params.id)
        if (!found) throw mockProblem('forum_post_not_found')
        const { thread, post } = found
        note(name, {
          ...{ action: 'change_post', ...at(thread), number: thread.posts.indexOf(post) + 1 },
          ...{ before: { is_hidden: post.isHidden }, after: { is_hidden: body.is_hidden } },
          ...{ member: authorOf(post.author), reason: body.reason ?? '' },
        })
        post.isHidden = body.is_hidden
        desk.reports.delete(post.id)
        return { is_hidden: post.isHidden }
      }),
    ),
    mock(routes.moderate, schemas.moderate, ({ from, params, body: { reason, ...change } }) =>
      as(from, (name) => {
        const thread = threads.find(({ id }) => id === params.id)
        if (!thread) throw mockProblem('forum_thread_not_found')
        const before = marksOf(thread)
        Object.assign(thread, change)
        const after = marksOf(thread)
        const member = toRow(thread).author
        note(name, {
          ...{ action: 'change_thread', ...at(thread), before, after },
          ...{ member, reason: reason ?? '' },
        })
        return after
      }),
    ),
    ...silenceHandlers({ desk, note, now, as, authors: () => places().map(({ post }) => post) }),
  ]
}

interface SilenceContext {
  desk: Desk
  note: (by: string, change: Change) => void
  now: () => string
  as: <Answer>(from: StaffRequest, act: (name: string) => Answer) => Answer
  authors: () => { author: string }[]
}

function silenceHandlers({ desk, note, now, as, authors }: SilenceContext): HttpHandler[] {
  const require = (id: string) => {
    const member = authors()
      .map(({ author }) => authorOf(author))
      .find((one) => one.id === id)
    if (!member) throw mockProblem('forum_member_not_found')
    return member
  }
  return [
    mock(routes.silences, schemas.silences, ({ from }) =>
      as(from, () => ({ members: [...desk.silences.values()] })),
    ),
    mock(routes.silence, schemas.silence, ({ from, params, body: { days, reason } }) =>
      as(from, (name) => {
        const member = require(params.member)
        const until =
          days === null ? null : new Date(Date.parse(now()) + days * DAY_MS).toISOString()
        desk.silences.set(member.id, { member, until, reason, created_at: now() })
        note(name, { action: 'silence_member', before: {}, after: { until }, member, reason })
        return { until }
      }),
    ),
    mock(routes.unsilence, schemas.unsilence, ({ from, params, body }) =>
      as(from, (name) => {
        const member = require(params.member)
        const until = desk.silences.get(member.id)?.until ?? null
        if (!desk.silences.delete(member.id)) return {}
        const reason = body.reason ?? ''
        note(name, { action: 'unsilence_member', before: { until }, after: {}, member, reason })
        return {}
      }),
    ),
  ]
}

const linkOf = ({ id, title }: MockThread) => ({ id, slug: threadSlug(title) })

const at = (thread: MockThread) => ({
  thread_id: thread.id,
  thread: { ...linkOf(thread), title: thread.title },
})

const marksOf = ({ is_hidden, is_pinned, is_locked }: MockThread) => ({
  is_hidden,
  is_pinned,
  is_locked,
})

/** Returns the initial state: a new member's post waits for review, and one reply is reported. */
function openDesk(shop: MockShop, threads: MockThread[]): Desk {
  const created_at = new Date(shop.now().getTime() - DAY_MS).toISOString()
  const ids = threads.flatMap(({ posts }) => posts.map(({ id }) => id))
  const answered = threads.filter(({ posts, is_locked }) => posts.length > 1 && !is_locked)
  const [first, second] = answered
  const reported = second?.posts.at(-1)
  const report = { reason: 'off_topic' as const, note: 'This is about another bike.', created_at }
  return {
    queue: first
      ? [
          {
            ...{ id: Math.max(...ids) + 100_000, thread: at(first).thread, title: first.title },
            text: 'I have the same question. Did it work for you?',
            ...{ category: null, author: authorOf('Robin'), created_at },
          },
        ]
      : [],
    reports: new Map(reported ? [[reported.id, [report]]] : []),
    log: [],
    silences: new Map(),
  }
}
