import { unicodeForm } from './plain-text'

/** A text of the shop as a tree that a page draws node by node: no markup travels, so none can be smuggled in. */

export const CONTENT_KINDS = ['page', 'manual', 'news'] as const
/** A page stands at /{slug}, the manual of a bike at /user-manual/{slug}, a post at /news/{slug}. */
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** All that editors write: also the topics of the help center, at /help-center/{slug}. */
export const TEXT_KINDS = [...CONTENT_KINDS, 'help'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

export const CONTENT_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** The longest text, in characters. */
export const CONTENT_LIMIT = 200_000

/** Each sign that Markdown knows, and each line, takes its reader microseconds; a placeholder is filled in with a table. */
export const MARKDOWN_LIMITS = { marks: 6_000, placeholders: 50 } as const
const MARK = /[!-/:-@[-`{-~\n]/g

/** Whether a text in Markdown is read in a moment. */
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
  /** Anchor of a heading. */
  id?: string
  /** Address of a link. */
  href?: string
  /** Where a list of steps begins. */
  start?: number
  /** Address of a picture, its description and its size in pixels. */
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

/** The words of a node without its markup. */
export function textOf(node: ContentNode | readonly ContentNode[]): string {
  if (typeof node === 'string') return node
  if (isList(node)) return node.map(textOf).join('')
  const inner = textOf(node.children)
  return BLOCKS.has(node.tag) ? `${inner} ` : inner
}

// The type guard of the platform loses readonly lists.
function isList(node: unknown): node is readonly ContentNode[] {
  return Array.isArray(node)
}

const BLOCKS = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'br'])

/** Headings of the second and third level in their order: the table of contents. */
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

/** The text cut at its headings of a level; what stands before the first one has no heading. */
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

/** Of a page of questions: each heading of the third level asks, what follows it answers. */
export function questionsOf(body: readonly ContentNode[]): Question[] {
  return sectionsOf(body, 3).flatMap(({ heading, body: inside }) => {
    if (!heading) return []
    const end = inside.findIndex((node) => typeof node !== 'string' && node.tag === 'h2')
    const answer = textOf(end < 0 ? inside : inside.slice(0, end))
    return [{ id: heading.id, question: heading.text, answer: answer.replace(/\s+/g, ' ').trim() }]
  })
}

/** The address of a text in the shop. @example contentPath({ kind: 'news', slug: 'hello' }) // '/news/hello' */
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

/** First segments of pages that are no texts; a page of the same address would never be seen. */
export const TAKEN_PAGES: readonly string[] = [
  ...['404', '500', 'accessories', 'api', 'backoffice', 'cart', 'compare', 'configurator'],
  ...['confirm-email', 'contact', 'dashboard', 'dealers', 'developers', 'first-admin'],
  ...['forgot-password', 'forum', 'game', 'help-center', 'index', 'invitation', 'login', 'news'],
  ...[
    'models',
    'newsletter',
    'og',
    'orders',
    'outbox',
    'payment',
    'pictures',
    'preview',
    'register',
  ],
  ...['reset-password', 'spares', 'tickets', 'withdrawal'],
]

/** Whether a text of the kind could be read at an address. */
export function isTextAddress(kind: TextKind, slug: string): boolean {
  if (slug.length > 80 || !ADDRESS.test(slug)) return false
  if (kind === 'page') return !TAKEN_PAGES.includes(slug)
  return kind !== 'help' || slug !== 'search'
}

/** An address for a title. @example addressOf('Fall tour: day 1') // 'fall-tour-day-1' */
export function addressOf(title: string): string {
  const plain = unicodeForm(title, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
}

/** Search words as they are typed, with commas between. */
export function keywordsOf(typed: string): string[] {
  const words = typed.split(',').map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}
