import MarkdownIt from 'markdown-it'

import type { ContentNode } from '@/domain/content'

import { isSafeLink } from './markdown'
import { treeOf } from './tree'

/** What a mail program draws alike everywhere: no HTML, tables, code or pictures, which would tell who reads. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: false, typographer: false })
  .disable(['table', 'code', 'fence', 'backticks', 'html_block', 'html_inline', 'image'])
  .set({ maxNesting: 20 } as never)
parser.validateLink = isSafeLink
parser.linkify.set({ fuzzyEmail: false, fuzzyIP: false, fuzzyLink: false })

/** Words of the shop for a mailbox, as a tree of few elements. @param origin of the shop, for paths such as /news */
export function letterTree(source: string, origin: string): ContentNode[] {
  return ledOut(treeOf(source, parser), origin)
}

/** A path leads nowhere in a mailbox. */
function ledOut(nodes: readonly ContentNode[], origin: string): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const { tag, href, children } = node
    const inside = ledOut(children, origin)
    if (tag !== 'a' || !href) {
      const level = tag === 'h4' ? 'h3' : tag
      return { tag: level, ...(node.start && { start: node.start }), children: inside }
    }
    return { tag, href: /^[/#]/.test(href) ? `${origin}${href}` : href, children: inside }
  })
}
