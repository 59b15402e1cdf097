import MarkdownIt, { type Token } from 'markdown-it'
import deflist from 'markdown-it-deflist'
import { MarkdownParser, type ParseSpec } from 'prosemirror-markdown'
import type { Node } from 'prosemirror-model'

import { isEditableLink, isOwnPicture, SCHEMAS, type Dialect } from './schema'

/** A block of the text as it was stored. */
interface StoredBlock {
  node: Node
  source: string
  /** Text between the previous block and this one. */
  gap: string
}

export interface StoredText {
  doc: Node
  source: string
  blocks: StoredBlock[]
  /** Text after the last block. */
  tail: string
}

const isTight = (tokens: readonly Token[], at: number) =>
  tokens.slice(at + 1).find(({ type }) => type !== 'list_item_open')?.hidden ?? false

const TOKENS: Record<string, ParseSpec> = {
  paragraph: { block: 'paragraph' },
  blockquote: { block: 'blockquote' },
  list_item: { block: 'list_item' },
  bullet_list: {
    block: 'bullet_list',
    getAttrs: ({ markup }, tokens, at) => ({ bullet: markup, tight: isTight(tokens, at) }),
  },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token, tokens, at) => ({
      order: Number(token.attrGet('start') ?? 1),
      tight: isTight(tokens, at),
    }),
  },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  raw: { block: 'raw', noCloseToken: true },
  hr: { node: 'horizontal_rule' },
  hardbreak: { node: 'hard_break' },
  image: {
    node: 'image',
    getAttrs: (token) => ({
      src: token.attrGet('src'),
      alt: token.content,
      title: token.attrGet('title') || null,
    }),
  },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  s: { mark: 'strike' },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') || null }),
  },
}

const KNOWN = new Set([
  ...['inline', 'text', 'softbreak', 'hr', 'hardbreak', 'image', 'code_inline'],
  ...Object.keys(TOKENS).flatMap((name) => [`${name}_open`, `${name}_close`]),
])

type Tokenizer = InstanceType<typeof MarkdownIt>

function tokenizerOf(dialect: Dialect) {
  const parser = new MarkdownIt({ html: false, linkify: false, typographer: false })
  if (dialect === 'page') parser.use(deflist)
  else parser.disable(['table', 'code', 'fence', 'backticks', 'html_block', 'html_inline'])
  parser.validateLink = (href) => isEditableLink(href)
  parser.normalizeLink = (href) => href
  return parser
}

function isKnown(token: Token, dialect: Dialect): boolean {
  if (token.type === 'image') return isOwnPicture(String(token.attrGet('src')), dialect)
  return KNOWN.has(token.type) && (token.children ?? []).every((child) => isKnown(child, dialect))
}

/** A heading of several lines can't be written as the editor writes headings. */
function isKnownBlock(group: readonly Token[], dialect: Dialect): boolean {
  const isHeading = group.some(({ type }) => type === 'heading_open')
  const breaksLine = group.some(({ children }) =>
    children?.some(({ type }) => type === 'hardbreak'),
  )
  return !(isHeading && breaksLine) && group.every((token) => isKnown(token, dialect))
}

interface Lines {
  /** Offset of the start and of the end, without line break, of each line. */
  starts: number[]
  ends: number[]
}

function linesOf(source: string): Lines {
  const starts = [0]
  const ends: number[] = []
  for (const { index, 0: end } of source.matchAll(/\r\n?|\n/g)) {
    ends.push(index)
    starts.push(index + end.length)
  }
  return { starts, ends: [...ends, source.length] }
}

interface Span {
  from: number
  to: number
  tokens: Token[] | null
}

/** Groups the tokens of each block. */
function groupsOf(tokens: Token[]): Token[][] {
  const groups: Token[][] = []
  let depth = 0
  for (const token of tokens) {
    if (depth === 0) groups.push([])
    groups.at(-1)?.push(token)
    depth += token.nesting
  }
  return groups
}

/** Spans of the blocks, and of what the parser reads but doesn't render, such as link definitions. */
function spansOf(source: string, tokens: Token[], dialect: Dialect): Span[] {
  const { starts, ends } = linesOf(source)
  const trimmed = (from: number, to: number, found: Token[] | null): Span[] => {
    const text = source.slice(from, to)
    const first = text.search(/\S/)
    if (first < 0) return []
    const lead = Math.max(text.lastIndexOf('\n', first), text.lastIndexOf('\r', first)) + 1
    return [{ from: from + lead, to: from + text.trimEnd().length, tokens: found }]
  }
  const spans: Span[] = []
  let last = 0
  for (const group of groupsOf(tokens)) {
    const [from = 0, to = 0] = group[0]?.map ?? []
    const start = starts[from] ?? 0
    const isRaw = !isKnownBlock(group, dialect)
    spans.push(
      ...trimmed(last, start, null),
      ...trimmed(start, ends[to - 1] ?? start, isRaw ? null : group),
    )
    last = ends[to - 1] ?? start
  }
  return [...spans, ...trimmed(last, source.length, null)]
}

function rawToken(parser: Tokenizer, content: string): Token[] {
  const [token] = parser.parse('x', {})
  if (!token) return []
  return [Object.assign(token, { type: 'raw', nesting: 0, content })]
}

/** Parses Markdown into a document that has one node for each block of the source. */
export function readMarkdown(source: string, dialect: Dialect): StoredText {
  const schema = SCHEMAS[dialect]
  const parser = tokenizerOf(dialect)
  const spans = spansOf(source, parser.parse(source, {}), dialect)
  const tokens = spans.flatMap(
    ({ from, to, tokens: known }) => known ?? rawToken(parser, source.slice(from, to)),
  )
  const specs = dialect === 'page' ? { ...TOKENS, code_inline: { mark: 'code' } } : TOKENS
  const stub = Object.assign(Object.create(parser) as Tokenizer, { parse: () => tokens })
  const doc = new MarkdownParser(schema, stub, specs).parse(source)
  if (spans.length > 0 && doc.childCount !== spans.length) throw new Error('A block is lost')
  const blocks = spans.map(({ from, to }, at) => ({
    node: doc.child(at),
    source: source.slice(from, to),
    gap: source.slice(spans[at - 1]?.to ?? 0, from),
  }))
  return { doc, source, blocks, tail: source.slice(spans.at(-1)?.to ?? source.length) }
}
