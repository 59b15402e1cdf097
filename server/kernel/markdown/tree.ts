import type { Token } from 'markdown-it'

import {
  CONTENT_TAGS,
  type ContentElement,
  type ContentNode,
  type ContentTag,
} from '@/domain/shop/content/content'

import { bikeInText } from '@/domain/shop/bikes/bike-in-text'
import { contentPictureOf } from '@/domain/shop/content/content-pictures'

import { markdown } from './markdown'

const TAGS = new Set<string>(CONTENT_TAGS)
/** Headings start at h2, because the page has its own title. */
const LEVELS: Record<string, ContentTag> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** Parses Markdown into a tree of known elements; everything else becomes text. */
export function treeOf(source: string, parser = markdown): ContentNode[] {
  return childrenOf(parser.parse(source, {}))
}

function childrenOf(tokens: readonly Token[]): ContentNode[] {
  const root: ContentNode[] = []
  const open = [root]
  for (const token of tokens) {
    const here = open.at(-1) ?? root
    if (token.nesting === 0) here.push(...leavesOf(token))
    else if (token.nesting < 0) open.pop()
    else open.push(token.hidden ? here : opened(token, here))
  }
  return joined(root)
}

/** Adds a new element and returns its children, or the parent's children if the element is unknown. */
function opened(token: Token, here: ContentNode[]): ContentNode[] {
  const element = elementOf(token)
  if (!element) return here
  here.push(element)
  return element.children
}

function elementOf(token: Token): ContentElement | null {
  const tag = LEVELS[token.tag] ?? token.tag
  if (!isTag(tag)) return null
  const element: ContentElement = { tag, children: [] }
  const id = attribute(token, 'id')
  const href = attribute(token, 'href')
  const start = attribute(token, 'start')
  const align = /^text-align:(left|center|right)$/.exec(attribute(token, 'style'))?.[1]
  if (id && /^h[234]$/.test(tag)) element.id = id
  if (href && tag === 'a') element.href = href
  if (start && tag === 'ol') element.start = Number(start)
  if (align === 'left' || align === 'center' || align === 'right') element.align = align
  return element
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}

function isTag(tag: string): tag is ContentTag {
  return TAGS.has(tag)
}

function leavesOf(token: Token): ContentNode[] {
  if (token.type === 'inline') return childrenOf(token.children ?? [])
  if (token.type === 'code_inline') return [{ tag: 'code', children: [token.content] }]
  if (token.type === 'fence' || token.type === 'code_block') {
    return [{ tag: 'pre', children: [token.content] }]
  }
  if (token.type === 'image') {
    const src = attribute(token, 'src')
    const { width, height } = contentPictureOf(src) ?? bikeInText(src) ?? {}
    const size = width && height ? { width, height } : {}
    return [{ tag: 'img', src, alt: token.content, ...size, children: [] }]
  }
  if (token.type === 'softbreak') return ['\n']
  if (token.type === 'hardbreak') return [{ tag: 'br', children: [] }]
  if (token.type === 'hr') return [{ tag: 'hr', children: [] }]
  return token.content ? [token.content] : []
}

/** Merges adjacent text nodes, as browsers do. */
function joined(nodes: ContentNode[]): ContentNode[] {
  const result: ContentNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (typeof node === 'string' && typeof last === 'string')
      result[result.length - 1] = last + node
    else if (typeof node === 'string') result.push(node)
    else result.push({ ...node, children: joined(node.children) })
  }
  return result
}
