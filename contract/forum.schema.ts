import { z } from 'zod'

import { FLAG_REASONS, FORUM_LIMITS, plainWords } from '@/domain/forum'

import { Id, IdParam, Slug } from './configurator.schema'
import { prose } from './text.schema'

/** Characters that turn the direction of a line around, and those that are not seen at all. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const CONTROL = /\p{Cc}/u
const { title, post } = FORUM_LIMITS

const Title = z
  .string()
  .overwrite((text) => plainWords(text.replace(UNSEEN, '')))
  .min(title.min, `Please describe it in at least ${title.min} characters.`)
  .max(title.max, `Please shorten it to ${title.max} characters.`)
  .refine((text) => !CONTROL.test(text), 'Please leave out control characters.')

const Text = z
  .string()
  .overwrite((text) =>
    text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').replace(UNSEEN, '').trim(),
  )
  .min(post.min, `Please write at least ${post.min} characters.`)
  .max(post.max, `Please shorten it to ${post.max.toLocaleString('en-US')} characters.`)
  .refine(
    (text) => !CONTROL.test(text.replaceAll('\n', '')),
    'Please leave out control characters.',
  )
  .refine((text) => new Set(text).size >= post.different, 'Please say it in words.')

const Page = z.coerce.number().int().min(1).max(9_999_999)
const When = z.iso.datetime()
const Key = z.uuid().meta({ description: 'Made by the form, one for each message' })
const Trap = z
  .string()
  .max(500)
  .nullish()
  .meta({ description: 'Leave it out: people do not see this field, robots fill it in' })

/** Null: the account is gone. */
const Author = z
  .object({ id: z.string(), name: z.string(), avatar: z.string().nullable() })
  .nullable()

const CategoryRef = z.object({ slug: z.string(), title: z.string() })

const Row = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  category: CategoryRef,
  author: Author,
  /** Without the post that opens it. */
  replies: z.int(),
  created_at: When,
  last_post_at: When,
  last_author: Author,
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  is_hidden: z.boolean(),
  is_solved: z.boolean(),
})

const Category = CategoryRef.extend({ description: z.string(), threads: z.int() })

const Post = z.object({
  id: Id,
  /** Within its thread; 1 opens it. */
  number: z.int(),
  author: Author,
  /** Nodes: a text, or an element of domain/content. Empty where the post is deleted or hidden from the caller. */
  body: z.array(z.unknown()),
  state: z.enum(['shown', 'hidden', 'deleted']),
  quote: z.object({ number: z.int(), name: z.string().nullable(), text: z.string() }).nullable(),
  likes: z.int(),
  created_at: When,
  edited_at: When.nullable(),
  /** What the caller did and may do; false for guests. */
  is_liked: z.boolean(),
  is_own: z.boolean(),
  can_edit: z.boolean(),
  can_remove: z.boolean(),
})

const Thread = Row.extend({
  posts: z.int(),
  solved_by: z.int().nullable(),
  is_own: z.boolean(),
  can_moderate: z.boolean(),
  can_remove: z.boolean(),
})

const Place = z.object({ thread: z.object({ id: Id, slug: z.string() }), number: z.int() })
const ById = z.object({ id: IdParam })
const WRITING = ['email_not_confirmed', 'forum_repeated', 'too_many_requests'] as const
const Liked = z.object({ likes: z.int(), is_liked: z.boolean() })

const reading = {
  index: {
    summary: 'The categories of the forum with the latest thread of each, and the latest threads.',
    spec: '§2 Routes',
    response: z.object({
      categories: z.array(Category.extend({ latest: Row.nullable() })),
      latest: z.array(Row),
    }),
  },
  list: {
    summary: 'Threads, pinned ones first, then by their last post. 20 on a page.',
    spec: '§2 Routes',
    errors: ['forum_category_not_found'],
    query: z.object({ category: Slug.optional(), page: Page.optional() }),
    response: z.object({
      category: Category.nullable(),
      threads: z.array(Row),
      found: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
  },
  hidden: {
    summary: 'Hidden threads: those of the caller, or all of them for an administrator.',
    spec: '§6',
    response: z.object({ threads: z.array(Row) }),
  },
  thread: {
    summary:
      'A thread with 20 of its posts. A hidden one is found by administrators and its author only.',
    spec: '§2 Routes, §6',
    errors: ['forum_thread_not_found'],
    params: ById,
    query: z.object({ page: Page.optional() }),
    response: z.object({
      thread: Thread,
      posts: z.array(Post),
      page: z.int(),
      pages: z.int(),
    }),
  },
}

const writing = {
  begin: {
    summary:
      'Opens a thread, for members with a confirmed e-mail address. The same `request_key` again answers the thread that it opened.',
    spec: 'open',
    errors: ['forum_category_not_found', ...WRITING],
    body: z.object({ category: Slug, title: Title, text: Text, request_key: Key, website: Trap }),
    response: Place,
  },
  removeThread: {
    summary:
      'Deletes a thread with all its posts: by its author while nobody else has written, and by administrators.',
    spec: '§4 Dialogs',
    errors: ['forum_thread_not_found', 'forum_thread_answered'],
    params: ById,
    response: z.object({}),
  },
  reply: {
    summary:
      'Writes into a thread, with words of a post of it as a quote. The same `request_key` again answers the post that it wrote.',
    spec: '§6',
    errors: ['forum_thread_not_found', 'forum_thread_locked', 'forum_quote_wrong', ...WRITING],
    params: ById,
    body: z.object({
      text: Text,
      quote: z
        .object({ post_id: Id, text: prose(FORUM_LIMITS.quote).min(1) })
        .nullish()
        .meta({ description: 'Words of a post of the thread, as they stand there' }),
      request_key: Key,
      website: Trap,
    }),
    response: Place,
  },
  solve: {
    summary: 'Names the post that solved a thread, or none: by its author and by administrators.',
    spec: 'open',
    errors: ['forum_thread_not_found', 'forum_post_not_found'],
    params: ById,
    body: z.object({ number: z.int().min(2).nullable() }),
    response: z.object({ solved_by: z.int().nullable() }),
  },
  preview: {
    summary: 'A text as it would be drawn.',
    spec: 'open',
    errors: ['too_many_requests'],
    body: z.object({ text: z.string().max(post.max) }),
    response: z.object({ body: z.array(z.unknown()) }),
  },
  source: {
    summary: 'A post of the caller as it was typed.',
    spec: 'open',
    errors: ['forum_post_not_found'],
    params: ById,
    response: z.object({ text: z.string() }),
  },
  edit: {
    summary: 'Changes a post of the caller within a day; the first five minutes leave no mark.',
    spec: 'open',
    errors: ['forum_post_not_found', 'forum_edit_closed', 'too_many_requests'],
    params: ById,
    body: z.object({ text: Text }),
    response: z.object({ body: z.array(z.unknown()), edited_at: When.nullable() }),
  },
  remove: {
    summary:
      'Deletes a post of the caller, or any for administrators: its words are gone, its number stays.',
    spec: '§4 Dialogs',
    errors: ['forum_post_not_found', 'forum_opening_post'],
    params: ById,
    response: z.object({}),
  },
}

const judging = {
  like: {
    summary: 'Likes a post, once.',
    spec: '§6',
    errors: ['forum_post_not_found', 'forum_own_post', 'too_many_requests'],
    params: ById,
    response: Liked,
  },
  unlike: {
    summary: 'Takes a like back.',
    spec: '§6',
    errors: ['forum_post_not_found', 'too_many_requests'],
    params: ById,
    response: Liked,
  },
  flag: {
    summary:
      'Reports a post to the people who run the shop. A second report of it changes nothing.',
    spec: 'open',
    errors: ['forum_post_not_found', 'forum_own_post', 'too_many_requests'],
    params: ById,
    body: z.object({ reason: z.enum(FLAG_REASONS), note: prose(FORUM_LIMITS.note).nullish() }),
    response: z.object({}),
  },
  flagged: {
    summary: 'Posts with reports that nobody has settled, oldest report first.',
    spec: 'open',
    response: z.object({
      count: z.int(),
      posts: z.array(
        z.object({
          post: z.object({ id: Id, number: z.int(), text: z.string(), is_hidden: z.boolean() }),
          thread: z.object({ id: Id, slug: z.string(), title: z.string() }),
          reports: z.array(
            z.object({ reason: z.enum(FLAG_REASONS), note: z.string(), created_at: When }),
          ),
        }),
      ),
    }),
  },
  moderate: {
    summary: 'Hides, shows, pins or locks a thread; what is left out stays.',
    spec: '§4 Dialogs, §6',
    errors: ['forum_thread_not_found'],
    params: ById,
    body: z.object({
      is_hidden: z.boolean().optional(),
      is_pinned: z.boolean().optional(),
      is_locked: z.boolean().optional(),
    }),
    response: z.object({
      is_hidden: z.boolean(),
      is_pinned: z.boolean(),
      is_locked: z.boolean(),
    }),
  },
  moderatePost: {
    summary: 'Hides or shows a post; either settles its reports.',
    spec: 'open',
    errors: ['forum_post_not_found'],
    params: ById,
    body: z.object({ is_hidden: z.boolean() }),
    response: z.object({ is_hidden: z.boolean() }),
  },
}

export const forumSchemas = { ...reading, ...writing, ...judging }
