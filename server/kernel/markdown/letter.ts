import MarkdownIt from 'markdown-it'

import type { ContentElement, ContentNode } from '@/domain/content'
import { contentPictureOf } from '@/domain/content-pictures'

import { isSafeLink, ownPictures } from './markdown'
import { treeOf } from './tree'

/**
 * What a mail program draws alike everywhere: no HTML, tables or code. Pictures are those of the shop alone, with one
 * address for all readers, so that none tells who reads.
 */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: false, typographer: false })
  .disable(['table', 'code', 'fence', 'backticks', 'html_block', 'html_inline'])
  .set({ maxNesting: 20 } as never)
parser.validateLink = isSafeLink
ownPictures(parser, (src) => contentPictureOf(src) !== null)
parser.linkify.set({ fuzzyEmail: false, fuzzyIP: false, fuzzyLink: false })

/** The width of a letter without its edges, px; pictures are twice as sharp where they have the pixels. */
const LETTER_WIDTH = 512

interface LetterTreeOptions {
  /** Of the shop, for paths such as /news. */
  origin: string
  /** Of pictures; a preview in the shop itself has none. */
  pictures?: string
  /** Gives pictures that aren't saved yet their addresses. */
  signed?: (nodes: readonly ContentNode[]) => ContentNode[]
}

/** Words of the shop for a mailbox, as a tree of few elements. */
export function letterTree(
  source: string,
  { origin, pictures = origin, signed = (nodes) => [...nodes] }: LetterTreeOptions,
): ContentNode[] {
  return ledOut(signed(treeOf(source, parser)), { origin, pictures })
}

/** A path leads nowhere in a mailbox. */
function ledOut(
  nodes: readonly ContentNode[],
  led: Required<Omit<LetterTreeOptions, 'signed'>>,
): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const { tag, href, children } = node
    if (tag === 'img') return pictureOf(node, led.pictures)
    const inside = ledOut(children, led)
    const { origin } = led
    if (tag !== 'a' || !href) {
      const level = tag === 'h4' ? 'h3' : tag
      return { tag: level, ...(node.start && { start: node.start }), children: inside }
    }
    return { tag, href: /^[/#]/.test(href) ? `${origin}${href}` : href, children: inside }
  })
}

/** In the width of a letter at most; Outlook goes by these numbers alone. */
function pictureOf(
  { src = '', alt = '', width = 0, height = 0 }: ContentElement,
  origin: string,
): ContentElement {
  const scale = Math.min(1, LETTER_WIDTH / Math.max(1, width))
  const size = { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
  return { tag: 'img', src: `${origin}${src}`, alt, ...size, children: [] }
}
