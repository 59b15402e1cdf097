import { unicodeForm } from '@/domain/kit/plain-text'

/** Kinds of text, rendered from a tree of nodes without raw HTML, so that markup can't be injected. */

export const CONTENT_KINDS = ['page', 'manual', 'news'] as const
/** A page is at /{slug}, the manual of a bike at /user-manual/{slug}, a post at /news/{slug}. */
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** All editable texts, including help center topics at /help-center/{slug}. */
export const TEXT_KINDS = [...CONTENT_KINDS, 'help'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

export const CONTENT_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** Maximum length of a text, in characters. */
export const CONTENT_LIMIT = 200_000

/** Limits on parsing time: it grows with Markdown characters and lines; placeholders may be tables. */
export const MARKDOWN_LIMITS = { marks: 6_000, placeholders: 50 } as const
const MARK = /[!-/:-@[-`{-~\n]/g

export const isReadableMarkdown = (source: string): boolean =>
  (source.match(MARK)?.length ?? 0) <= MARKDOWN_LIMITS.marks &&
  source.split('{{').length - 1 <= MARKDOWN_LIMITS.placeholders

export const CONTENT_TAGS = [
  ...(['h2', 'h3', 'h4', 'p', 'a', 'strong', 'em', 'code', 'pre', 'br', 'hr', 's'] as const),
  ...(['blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'] as const),
  'img',
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const
export type ContentTag = (typeof CONTENT_TAGS)[number]

export interface ContentElement {
  tag: ContentTag
  id?: string
  href?: string
  /** First number of an ordered list. */
  start?: number
  /** URL, alt text and size in pixels of a picture. */
  src?: string
  alt?: string
  width?: number
  height?: number
  align?: 'left' | 'center' | 'right'
  children: ContentNode[]
}

export type ContentNode = string | ContentElement

export interface Heading {
  id: string
  level: number
  text: string
}

export function textOf(node: ContentNode | readonly ContentNode[]): string {
  if (typeof node === 'string') return node
  if (isList(node)) return node.map(textOf).join('')
  const inner = textOf(node.children)
  return BLOCKS.has(node.tag) ? `${inner} ` : inner
}

// `Array.isArray` doesn't narrow readonly arrays.
function isList(node: unknown): node is readonly ContentNode[] {
  return Array.isArray(node)
}

const BLOCKS = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'br'])

/** Returns headings of levels two and three in order, for the table of contents. */
export function headingsOf(body: readonly ContentNode[]): Heading[] {
  return body.flatMap((node) =>
    typeof node !== 'string' && node.id && /^h[23]$/.test(node.tag)
      ? [{ id: node.id, level: Number(node.tag[1]), text: textOf(node).trim() }]
      : [],
  )
}

export interface ContentSection {
  heading: Heading | null
  body: ContentNode[]
}

export function sectionsOf(body: readonly ContentNode[], level = 2): ContentSection[] {
  const sections: ContentSection[] = [{ heading: null, body: [] }]
  for (const node of body) {
    if (typeof node !== 'string' && node.tag === `h${level}` && node.id) {
      const heading = { id: node.id, level, text: textOf(node).trim() }
      sections.push({ heading, body: [] })
    } else sections.at(-1)?.body.push(node)
  }
  return sections.filter(({ heading, body: inside }) => heading || inside.length > 0)
}

export interface Question {
  id: string
  question: string
  answer: string
}

/** Parses an FAQ page: each level-three heading is a question, and the content below it the answer. */
export function questionsOf(body: readonly ContentNode[]): Question[] {
  return sectionsOf(body, 3).flatMap(({ heading, body: inside }) => {
    if (!heading) return []
    const end = inside.findIndex((node) => typeof node !== 'string' && node.tag === 'h2')
    const answer = textOf(end < 0 ? inside : inside.slice(0, end))
    return [{ id: heading.id, question: heading.text, answer: answer.replace(/\s+/g, ' ').trim() }]
  })
}

/** Returns the path of a text. @example contentPath({ kind: 'news', slug: 'hello' }) // '/news/hello' */
export function contentPath({ kind, slug }: { kind: TextKind; slug: string }): string {
  return `${PLACES[kind]}/${slug}`
}

const PLACES: Record<TextKind, string> = {
  page: '',
  manual: '/user-manual',
  news: '/news',
  help: '/help-center',
}

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** First path segments of other routes, where a text would be unreachable. */
export const TAKEN_PAGES: readonly string[] = [
  ...['404', '500', 'accessories', 'api', 'back-in-stock', 'backoffice', 'cart', 'compare'],
  ...['configurator', 'confirm-email', 'contact', 'dashboard', 'dealers', 'developers', 'feeds'],
  'first-admin',
  ...['forgot-password', 'forum', 'game', 'help-center', 'icons', 'index', 'invitation', 'login'],
  ...['models', 'news', 'newsletter', 'og', 'opening-soon', 'orders', 'outbox', 'payment'],
  ...['pictures', 'preview', 'register'],
  ...['reset-password', 'saved-builds', 'spares', 'tickets', 'withdrawal'],
]

export function isTextAddress(kind: TextKind, slug: string): boolean {
  if (slug.length > 80 || !ADDRESS.test(slug)) return false
  if (kind === 'page') return !TAKEN_PAGES.includes(slug)
  return kind !== 'help' || slug !== 'search'
}

/** Derives a slug from a title. @example addressOf('Fall tour: day 1') // 'fall-tour-day-1' */
export function addressOf(title: string): string {
  const plain = unicodeForm(title, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
}

export function keywordsOf(typed: string): string[] {
  const words = typed.split(',').map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}
