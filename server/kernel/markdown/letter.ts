import MarkdownIt from 'markdown-it'

import type { ContentElement, ContentNode } from '@/domain/shop/content/content'
import { contentPictureOf } from '@/domain/shop/content/content-pictures'
import { isSafeLink } from '@/domain/kit/safe-link'

import { ownPictures } from './markdown'
import { treeOf } from './tree'

/** Subset that mail clients render alike. Only own pictures, with one URL for all: no tracking. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: false, typographer: false })
  .disable(['table', 'code', 'fence', 'backticks', 'html_block', 'html_inline'])
  .set({ maxNesting: 20 } as never)
parser.validateLink = isSafeLink
ownPictures(parser, (src) => contentPictureOf(src) !== null)
parser.linkify.set({ fuzzyEmail: false, fuzzyIP: false, fuzzyLink: false })

/** Content width of an email in px; pictures have twice as many pixels if available. */
const LETTER_WIDTH = 512

interface LetterTreeOptions {
  /** Origin of the shop, for paths such as /news. */
  origin: string
  /** Origin of pictures; empty for previews in the shop itself. */
  pictures?: string
  /** Signs the URLs of unsaved pictures. */
  signed?: (nodes: readonly ContentNode[]) => ContentNode[]
}

export function letterTree(
  source: string,
  { origin, pictures = origin, signed = (nodes) => [...nodes] }: LetterTreeOptions,
): ContentNode[] {
  return ledOut(signed(treeOf(source, parser)), { origin, pictures })
}

/** Makes URLs absolute, because emails have no base URL. */
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

/** Limits a picture to the email's width by its size attributes, because Outlook uses nothing else. */
function pictureOf(
  { src = '', alt = '', width = 0, height = 0 }: ContentElement,
  origin: string,
): ContentElement {
  const scale = Math.min(1, LETTER_WIDTH / Math.max(1, width))
  const size = { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
  return { tag: 'img', src: `${origin}${src}`, alt, ...size, children: [] }
}
