import { z } from 'zod'

import { isTag, TAG_LIMITS } from '@/domain/community/forum/forum-tags'

import { text, integer } from '../files/cells'
import { checkRows, readText } from '../files/read-data'
import { seedForumCategories } from './forum-categories'

const Post = z.strictObject({
  /** Name of a sample rider. */
  author: text,
  at: z.date(),
  text,
  likes: integer,
  /** Number of the quoted post, and an excerpt. */
  quote: z.strictObject({ number: integer.min(1), text }).nullable(),
})

const Thread = z.strictObject({
  category: text,
  title: text,
  tags: z.array(z.string().refine(isTag)).max(TAG_LIMITS.most),
  posts: z.array(Post),
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  is_hidden: z.boolean(),
  /** Number of the post that solves the thread. */
  solved_by: integer.nullable(),
})

export type SeedThread = z.output<typeof Thread>

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Parses threads (`# title | author | day | marks`), replies (`-- author | delay | marks`) and quotes (`[2] words`).
 * Shifts all days by whole years to preserve seasons.
 */
export function seedForumThreads(now: Date): SeedThread[] {
  const seeds = seedForumCategories.flatMap(({ slug }) => threadsOf(slug))
  const last = Math.max(...seeds.flatMap(({ posts }) => posts.map(({ at }) => at.getTime())))
  const years = yearsUntil(new Date(last), now)
  return seeds.map((thread) => ({
    ...thread,
    posts: thread.posts.map((post) => ({ ...post, at: yearsOn(post.at, years) })),
  }))
}

function threadsOf(category: string): SeedThread[] {
  const file = `forum/${category}.md`
  const blocks = readText(file).split(/^# /m).slice(1)
  const threads = blocks.map((block, index) => {
    return { location: `thread ${index + 1}`, value: threadOf(category, block) }
  })
  return checkRows(file, threads, Thread)
}

function threadOf(category: string, block: string): SeedThread {
  const [opening = '', ...replies] = block.split(/^-- /m)
  const [title = '', author = '', day = '', marks = ''] = headOf(opening)
  const posts = [postOf(opening, { author, marks, at: new Date(`${day.replace(' ', 'T')}:00Z`) })]
  let solved_by: number | null = null
  for (const reply of replies) {
    const [name = '', since = '', more = ''] = headOf(reply)
    const before = posts.at(-1)?.at.getTime() ?? 0
    posts.push(postOf(reply, { author: name, marks: more, at: new Date(before + spanOf(since)) }))
    if (more.includes('solves')) solved_by = posts.length
  }
  return {
    ...{ category, title, posts, solved_by },
    tags: /tags=(\S+)/.exec(marks)?.[1]?.split(',') ?? [],
    is_pinned: /\bpinned\b/.test(marks),
    is_locked: /\blocked\b/.test(marks),
    is_hidden: /\bhidden\b/.test(marks),
  }
}

function headOf(block: string): string[] {
  const [line = ''] = block.split('\n', 1)
  return line.split('|').map((part) => part.trim())
}

function postOf(block: string, { author, marks, at }: { author: string; marks: string; at: Date }) {
  const body = block.slice(block.indexOf('\n') + 1).trim()
  const [, number, quoted = '', rest = body] = /^\[(\d+)\] (.*)\n([\s\S]*)$/.exec(body) ?? []
  const likes = Number(/likes=(\d+)/.exec(marks)?.[1] ?? 0)
  const quote = number ? { number: Number(number), text: quoted } : null
  return { author, at, text: rest.trim(), likes, quote }
}

/** Parses a delay and adds 97 s per unit. @example spanOf('3h') // 11_091_000 */
function spanOf(span: string): number {
  const [, count = NaN, unit = 'h'] = /^(\d+)([mhd])$/.exec(span) ?? []
  return Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS] + Number(count) * 97_000
}

function yearsUntil(last: Date, now: Date): number {
  const years = now.getUTCFullYear() - last.getUTCFullYear()
  return yearsOn(last, years) <= now ? years : years - 1
}

function yearsOn(at: Date, years: number): Date {
  const moved = new Date(at)
  moved.setUTCFullYear(at.getUTCFullYear() + years)
  return moved
}
