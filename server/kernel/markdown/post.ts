import MarkdownIt from 'markdown-it'

import type { ContentElement, ContentNode } from '@/domain/shop/content/content'
import { POST_TAGS } from '@/domain/community/forum/forum'
import { pictureOf } from '@/domain/community/forum/forum-pictures'

import { treeOf } from './tree'

/** Rendering version. Increment it after every change, so that stored trees are rendered again. */
export const POST_RENDERER = 1

/** Members can link to http(s) only; other URLs stay text. */
const HREF = /^https?:\/\/[^/\\]/i
/** Control characters and spaces can hide the scheme of a URL. */
const HIDDEN = /[\u0000-\u0020\u007f-\u009f]/

/** Allowed in posts: paragraphs, lists, quotes, code, links and uploaded pictures. No HTML, tables or headings. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false })
  .disable(['table', 'heading', 'lheading', 'reference', 'hr', 'html_block', 'html_inline'])
  .set({ maxNesting: 20 } as never)

const isLink = (address: string) => HREF.test(address) && !HIDDEN.test(address)
parser.validateLink = (address) => isLink(address) || pictureOf(address) !== null
parser.linkify.set({ fuzzyEmail: false, fuzzyIP: false })

const TAGS = new Set<string>(POST_TAGS)

/** Parses a member's Markdown into a tree of allowed elements; everything else becomes text. */
export function postTree(source: string): ContentNode[] {
  return allowed(treeOf(source, parser))
}

/** Applies the allow-list independently of parser and database. */
export function allowed(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === 'string') return [node]
    const children = allowed(node.children)
    if (!TAGS.has(node.tag)) return children
    if (node.tag === 'a') {
      const { href = '' } = node
      return isLink(href) ? [{ tag: 'a', href, children }] : children
    }
    if (node.tag === 'img') return displayPicture(node)
    const start = node.tag === 'ol' && Number.isSafeInteger(node.start) ? node.start : undefined
    return [{ tag: node.tag, ...(start === undefined ? {} : { start }), children }]
  })
}

/** Returns a picture only if it was uploaded for posts; replaces others with their description. */
function displayPicture({ src = '', alt = '' }: ContentElement): ContentNode[] {
  const picture = pictureOf(src)
  if (!picture) return alt === '' ? [] : [alt]
  const { width, height } = picture
  return [{ tag: 'img', src, alt, width, height, children: [] }]
}
